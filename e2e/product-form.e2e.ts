import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  chooseOption,
  expect,
  expectAccessible,
  replyWithInvalidBody,
  createByApi,
  refuseOnce,
  refuseWithoutMessage,
  test,
  createUser,
} from './signet.ts'

const CREATE = /\/api\/brands\/\d+\/products$/
const UPDATE = /\/api\/products\/\d+$/
const IMAGE = /\/api\/products\/\d+\/image$/

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const chips = (page: Page, label: string) => page.getByRole('list', { name: label, exact: true }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name })
const image = (page: Page) => page.getByRole('group', { name: 'Product image' })

const TEXTS = {
  Name: 'Night cream',
  Description: 'Repairs while you sleep.',
  Category: 'Skin care',
  'Pricing text': '$38 a jar',
  SKU: 'NC-1',
  UPC: '012345678905',
  'Product URL': 'https://nocte.example/cream?x=1',
  Ingredients: 'Water, shea',
  'Usage instructions': 'Every evening',
  'Target audience': 'Night owls',
  'Product audience': 'Dry skin',
  'Pain point solved': 'Dry skin at night',
  'Unique selling proposition': 'Works after midnight',
  'Default call to action': 'Meet the cream',
  Testimonials: '“Lovely” Ann',
  FAQ: 'Is it vegan? Yes.',
  Features: 'Shea butter',
  Benefits: 'Softer skin',
  'Related products': 'Day cream',
}
const LISTS = { 'Key features': 'Shea', 'Key benefits': 'Softer by morning', Tags: 'night' }

test('a product form saves every field, sends only filled ones and reports errors', async ({ page, complaints }) => {
  await createUser(page)
  const { id } = await createByApi(page, '/api/brands', { name: 'Nocte' })
  await page.goto('/dashboard/products')
  await button(page, 'New Product').click()
  await expect(page.getByText('A product of Nocte.')).toBeVisible()
  await button(page, 'Create Product').click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Default call to action')).toHaveValue('Learn More')
  await field(page, 'Name').fill('Bare')
  await field(page, 'Description').fill('   ')
  const created = page.waitForRequest((request) => request.method() === 'POST' && CREATE.test(request.url()))
  await refuseWithoutMessage(page, CREATE, 'POST')
  await button(page, 'Create Product').click()
  expect((await created).postDataJSON()).toEqual({ name: 'Bare', default_cta_text: 'Learn More' })
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save product' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Failed to save product' })).toBeVisible()
  complaints.length = 0 // The browser logs the refused call to its console.

  await fillEverything(page)
  await button(page, 'Create Product').click()
  await expect(page.getByText('Product created', { exact: true })).toBeVisible()
  await expect(page.getByText('Showing 1 of 1 products')).toBeVisible()
  await page.reload()
  await card(page, 'Night cream').getByRole('button', { name: 'Edit' }).click()
  await expectEverything(page)

  await field(page, 'Name').fill('Changed')
  await button(page, 'Back to Products').click()
  await button(page, 'Stay').click()
  // Until the dialog has faded out, it traps the keyboard.
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field(page, 'Name')).toHaveValue('Changed')
  await page.getByRole('spinbutton', { name: 'Price' }).fill('')
  const updated = page.waitForRequest((request) => request.method() === 'PUT' && UPDATE.test(request.url()))
  await button(page, 'Update Product').click()
  expect((await updated).postDataJSON()).not.toHaveProperty('price')
  await expect(page.getByText('Product updated')).toBeVisible()
  await expect(card(page, 'Changed')).toContainText('$38 a jar')
  await expectQuickGenerate(page, id)
})

async function fillEverything(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await field(page, label).fill(text)
  const price = page.getByRole('spinbutton', { name: 'Price' })
  await expect(price).toHaveAttribute('step', '0.01')
  await price.fill('38.505')
  await button(page, 'Create Product').click()
  await expect(page.getByText('Price must be a number from 0 to 9999999.99 with at most two decimals')).toBeVisible()
  await price.fill('38.5')
  await expect(field(page, 'Product URL')).toHaveAttribute('type', 'url')
  await field(page, 'Product URL').fill('nocte.example')
  await button(page, 'Create Product').click()
  await expect(page.getByText('Product URL must start with http:// or https://.')).toBeVisible()
  await field(page, 'Product URL').fill(TEXTS['Product URL'])
  await expect(page.getByLabel('Launch date', { exact: true })).toHaveAttribute('type', 'date')
  await page.getByLabel('Launch date', { exact: true }).fill('2027-02-28')
  await page.getByRole('combobox', { name: 'Product type' }).click()
  await expect(page.getByRole('option')).toHaveCount(7)
  await page.getByRole('option', { name: 'Physical good' }).click()
  await page.getByRole('combobox', { name: 'Availability' }).click()
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.getByRole('option', { name: 'Coming soon' }).click()
  for (const [label, entry] of Object.entries(LISTS)) {
    await field(page, label).fill(` ${entry} `)
    await field(page, label).press('Enter')
  }
  await button(page, 'Add specification').click()
  await field(page, 'Name of specification 1').fill('Size')
  await field(page, 'Text of specification 1').fill('50 ml')
  await expectAccessible(page)
}

async function expectEverything(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await expect(field(page, label)).toHaveValue(text)
  for (const [label, entry] of Object.entries(LISTS)) await expect(chips(page, label)).toHaveText([entry])
  await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue('38.5')
  await expect(page.getByLabel('Launch date', { exact: true })).toHaveValue('2027-02-28')
  await expect(page.getByRole('combobox', { name: 'Product type' })).toHaveText('Physical good')
  await expect(page.getByRole('combobox', { name: 'Availability' })).toHaveText('Coming soon')
  await expect(field(page, 'Text of specification 1')).toHaveValue('50 ml')
}

/** A product can be chosen after its brand. Choosing another brand clears it. */
async function expectQuickGenerate(page: Page, brandId: number): Promise<void> {
  await createByApi(page, '/api/brands', { name: 'Volt' })
  await page.goto('/dashboard/generate')
  const product = page.getByRole('combobox', { name: 'Product' })
  await expect(product).toBeDisabled()
  await replyWithInvalidBody(page, CREATE, 'GET', 2)
  await chooseOption(page, 'Brand', 'Nocte')
  await expect(page.getByRole('alert')).toContainText('Failed to load products')
  await button(page, 'Retry').click()
  await chooseOption(page, 'Product', 'Changed')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('Changed')
  await expectAccessible(page)
  await chooseOption(page, 'Brand', 'Volt')
  await expect(summary).not.toContainText('Changed')
  await expect(product).toBeDisabled()
  await chooseOption(page, 'Brand', 'Nocte')
  await expect(product).toHaveText('No product')

  const { id } = await createByApi(page, `/api/brands/${brandId}/products`, { name: 'Day cream' })
  await page.goto(`/dashboard/generate?brand=${brandId}&product=${id}`)
  await expect(product).toHaveText('Day cream')
  await expect(summary).toContainText('Day cream')
  await field(page, 'Prompt').fill('A quiet morning with our cream')
  const asked = page.waitForRequest('**/api/content/generate')
  await replyWithInvalidBody(page, '**/api/content/generate', 'POST')
  await button(page, 'Generate Content').click()
  expect((await asked).postData()).toMatch(new RegExp(`name="product_id"\\s+${id}\\s`))
  await expect(page.getByRole('alert')).toContainText('Failed to generate content')
}

test('a product needs a brand and accepts one image, by button, drop or paste', async ({ page, complaints }) => {
  await createUser(page)
  await page.goto('/dashboard/products?new')
  await field(page, 'Name').fill('Homeless')
  await button(page, 'Create Product').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Select a brand first' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Select a brand first' })).toBeVisible()

  await createByApi(page, '/api/brands', { name: 'Nocte' })
  await createByApi(page, '/api/brands', { name: 'Volt' })
  const startNew = async () => {
    await button(page, 'New Product').click()
    await page.getByRole('dialog', { name: 'Select Brand' }).getByRole('button', { name: 'Volt' }).click()
    await field(page, 'Name').fill('Battery')
  }
  await button(page, 'Cancel').click()
  await button(page, 'Leave').click()
  await page.reload()
  await startNew()
  await expect(page.getByText('A product of Volt.')).toBeVisible()
  await expectOnePicture(page)
  await button(page, 'Create Product').click()
  await expect(page.getByText('Product created and image uploaded')).toBeVisible()
  await expect(card(page, 'Battery').getByRole('img', { name: 'Battery' })).toBeVisible()

  const picture = await renderSquare('#26246B')
  const fails = async (message: string) => {
    await startNew()
    await page.getByLabel('Product image').last().setInputFiles(picture)
    await button(page, 'Create Product').click()
    await expect(page.getByText(message)).toBeVisible()
  }
  await replyWithInvalidBody(page, IMAGE, 'POST')
  await fails('Product created but image upload failed: Upload failed')
  await refuseOnce(page, IMAGE, 'POST', 'Too square')
  await fails('Product created but image upload failed: Too square')
  complaints.length = 0 // The browser logs the refused call to its console.
  await expect(page.getByText('Showing 3 of 3 products')).toBeVisible()

  await card(page, 'Battery').first().getByRole('button', { name: 'Edit' }).click()
  await replyWithInvalidBody(page, IMAGE, 'POST')
  await page.getByLabel('Product image').last().setInputFiles(picture)
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible()
  await page.getByLabel('Product image').last().setInputFiles(picture)
  await expect(page.getByText('Image uploaded')).toBeVisible()
  await expect(image(page).getByRole('img', { name: 'Product image, as stored' })).toBeVisible()
})

async function renderSquare(background: string) {
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: 'battery.png', mimeType: 'image/png', buffer }
}

async function expectOnePicture(page: Page): Promise<void> {
  const input = page.locator('input[type=file]')
  await expect(input).not.toHaveAttribute('multiple')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByText('Please select a valid image file')).toBeVisible()
  await expect(button(page, 'Upload Image')).toBeVisible()

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Upload Image').click()])
  await chooser.setFiles(await renderSquare('#FFD400'))
  await expect(image(page).getByRole('img', { name: /^battery.png/ })).toBeVisible()
  await button(page, 'Remove Image').click()
  await expect(image(page).getByRole('img')).toHaveCount(0)

  const bytes = (await renderSquare('#101010')).buffer.toString('base64')
  const parcel = await page.evaluateHandle((data) => {
    const blob = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const parts = new DataTransfer()
    for (const name of ['first.png', 'second.png']) parts.items.add(new File([blob], name, { type: 'image/png' }))
    return parts
  }, bytes)
  await image(page).dispatchEvent('drop', { dataTransfer: parcel })
  await expect(image(page).getByRole('img', { name: /^first.png/ })).toHaveCount(1)
  await expect(image(page).getByRole('img')).toHaveCount(1)
  await button(page, 'Remove Image').click()
  await page.evaluate((clipboardData) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, parcel)
  await expect(image(page).getByRole('img', { name: /^first.png/ })).toBeVisible()
}

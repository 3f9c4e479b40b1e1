import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, chooseOption, dialog } from '../../testing/page/controls.ts'
import { chips, enter, expectTexts, field, message } from '../../testing/page/fields.ts'
import { listSent, refuseWithoutMessage, replyWithInvalidBody } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const CREATE = 'POST /api/brands/*/products'
const UPDATE = 'PUT /api/products/*'
const GENERATE = 'POST /api/content/generate'

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

const combobox = (name: string) => page.getByRole('combobox', { name })
const price = () => page.getByRole('spinbutton', { name: 'Price' })
const launchDate = () => page.getByLabelText('Launch date', { exact: true })
const openProducts = () => openScreen('/dashboard/products', 'My Products')

useApp()

test('a product form saves every field, sends only filled ones and reports errors', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte' })
  await signIn(stored.answers)
  await openProducts()
  await button('New Product').click()
  await expect.element(page.getByText('A product of Nocte.')).toBeVisible()
  await button('Create Product').click()
  await expect.element(page.getByText('Name is required')).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Default call to action')).toHaveValue('Learn More')
  await expectFailedSave()

  await fillEverything()
  await button('Create Product').click()
  await expect.element(page.getByText('Product created', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Showing 1 of 1 products')).toBeVisible()
  await openProducts()
  await page.getByRole('article', { name: 'Night cream' }).getByRole('button', { name: 'Edit' }).click()
  await expectEverything()
  await expectChange()
})

/** Saves a product with a name and a description of spaces. The server refuses it. */
async function expectFailedSave(): Promise<void> {
  await field('Name').fill('Bare')
  await field('Description').fill('   ')
  refuseWithoutMessage(CREATE)
  await button('Create Product').click()
  await expect.element(message('alert', 'Failed to save product')).toBeVisible()
  await expect.element(message('status', 'Failed to save product')).toBeVisible()
  expect(listSent(CREATE)).toEqual([{ name: 'Bare', default_cta_text: 'Learn More' }])
}

async function fillEverything(): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await field(label).fill(text)
  await expect.element(price()).toHaveAttribute('step', '0.01')
  await price().fill('38.505')
  await button('Create Product').click()
  await expect
    .element(page.getByText('Price must be a number from 0 to 9999999.99 with at most two decimals'))
    .toBeVisible()
  await price().fill('38.5')
  await expect.element(field('Product URL')).toHaveAttribute('type', 'url')
  await field('Product URL').fill('nocte.example')
  await button('Create Product').click()
  await expect.element(page.getByText('Product URL must start with http:// or https://.')).toBeVisible()
  await field('Product URL').fill(TEXTS['Product URL'])
  await expect.element(launchDate()).toHaveAttribute('type', 'date')
  await launchDate().fill('2027-02-28')
  await combobox('Product type').click()
  await expect.element(page.getByRole('option')).toHaveLength(7)
  await page.getByRole('option', { name: 'Physical good' }).click()
  await combobox('Availability').click()
  await expect.element(page.getByRole('option')).toHaveLength(4)
  await page.getByRole('option', { name: 'Coming soon' }).click()
  for (const [label, entry] of Object.entries(LISTS)) await enter(field(label), ` ${entry} `)
  await button('Add specification').click()
  await field('Name of specification 1').fill('Size')
  await field('Text of specification 1').fill('50 ml')
  await expectAccessible()
}

async function expectEverything(): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await expect.element(field(label)).toHaveValue(text)
  for (const [label, entry] of Object.entries(LISTS)) await expectTexts(chips(label), [entry])
  await expect.element(price()).toHaveValue(38.5)
  await expect.element(launchDate()).toHaveValue('2027-02-28')
  await expect.element(combobox('Product type')).toHaveTextContent('Physical good')
  await expect.element(combobox('Availability')).toHaveTextContent('Coming soon')
  await expect.element(field('Text of specification 1')).toHaveValue('50 ml')
}

/** Stays in the form in spite of leaving it, removes the price and saves. */
async function expectChange(): Promise<void> {
  await field('Name').fill('Changed')
  await button('Back to Products').click()
  await button('Stay').click()
  // Until the dialog has closed, it traps the keyboard.
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(field('Name')).toHaveValue('Changed')
  await price().fill('')
  await button('Update Product').click()
  await expect.element(page.getByText('Product updated')).toBeVisible()
  expect(listSent(UPDATE)).toHaveLength(1)
  expect(listSent(UPDATE)[0]).not.toHaveProperty('price')
  await expect.element(page.getByRole('article', { name: 'Changed' })).toMatchTextContent('$38 a jar')
}

test('in Quick Generate a product is chosen after its brand, and another brand clears it', async () => {
  const stored = storeBrands()
  const { id } = stored.addBrand({ name: 'Nocte' })
  stored.addBrand({ name: 'Volt' })
  stored.addProduct(id, { name: 'Changed' })
  await signIn(stored.answers)
  await openScreen('/dashboard/generate', 'Quick Generate')
  const product = combobox('Product')
  await expect.element(product).toBeDisabled()
  replyWithInvalidBody('GET /api/brands/*/products', 2)
  await chooseOption('Brand', 'Nocte')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load products')
  await button('Retry').click()
  await chooseOption('Product', 'Changed')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect.element(summary).toMatchTextContent('Changed')
  await expectAccessible()
  await chooseOption('Brand', 'Volt')
  await expect.element(summary).not.toMatchTextContent('Changed')
  await expect.element(product).toBeDisabled()
  await chooseOption('Brand', 'Nocte')
  await expect.element(product).toHaveTextContent('No product')
})

test('Quick Generate opens with the brand and the product of its address, and sends them', async () => {
  const stored = storeBrands()
  const brand = stored.addBrand({ name: 'Nocte' })
  const { id } = stored.addProduct(brand.id, { name: 'Day cream' })
  await signIn(stored.answers)
  await openScreen(`/dashboard/generate?brand=${brand.id}&product=${id}`, 'Quick Generate')
  await expect.element(combobox('Product')).toHaveTextContent('Day cream')
  await expect.element(page.getByRole('region', { name: 'Summary' })).toMatchTextContent('Day cream')
  await field('Prompt').fill('A quiet morning with our cream')
  replyWithInvalidBody(GENERATE)
  await button('Generate Content').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to generate content')
  const [sent] = listSent(GENERATE) as FormData[]
  expect([sent?.get('brand_id'), sent?.get('product_id')]).toEqual([String(brand.id), String(id)])
})

test('the default words on the button are English for English products only, and typed ones stay', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte', language: 'de' })
  await signIn(stored.answers)
  await openProducts()
  await button('New Product').click()
  await expect.element(field('Default call to action')).toHaveValue('')
  await expect
    .element(field('Default call to action'))
    .toHaveAttribute('placeholder', 'Chosen in the language of the design')
  await chooseOption('Language', 'English')
  await expect.element(field('Default call to action')).toHaveValue('Learn More')
  await chooseOption('Language', 'Français')
  await expect.element(field('Default call to action')).toHaveValue('')
  await field('Default call to action').fill('Goûtez-la')
  await chooseOption('Language', 'English')
  await expect.element(field('Default call to action')).toHaveValue('Goûtez-la')
})

import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { button, dialog } from '../../testing/page/controls.ts'
import { field, message } from '../../testing/page/fields.ts'
import { listSent, refuseOnce, replyWithInvalidBody } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { chooseFile, createNote, createImage, findFileField } from '../../testing/page/images.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const UPLOAD = 'POST /api/products/*/image'

const image = () => page.getByRole('group', { name: 'Product image' })
const battery = () => page.getByRole('article', { name: 'Battery' })

useApp()

/** Signs in with two brands and no product. */
async function signInWithBrands(): Promise<void> {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte' })
  stored.addBrand({ name: 'Volt' })
  await signIn(stored.answers)
  await openScreen('/dashboard/products', 'My Products')
}

async function startProduct(): Promise<void> {
  await button('New Product').click()
  await page.getByRole('dialog', { name: 'Select Brand' }).getByRole('button', { name: 'Volt' }).click()
  await field('Name').fill('Battery')
}

test('a product needs a brand', async () => {
  await signIn(storeBrands().answers)
  await openApp('/dashboard/products?new')
  await field('Name').fill('Homeless')
  await button('Create Product').click()
  await expect.element(message('alert', 'Select a brand first')).toBeVisible()
  await expect.element(message('status', 'Select a brand first')).toBeVisible()
  await button('Cancel').click()
  await button('Leave').click()
  await expect.element(page.getByRole('heading', { name: 'My Products', level: 1 })).toBeVisible()
})

test('a product accepts one image, by button, drop or paste', async () => {
  await signInWithBrands()
  await startProduct()
  await expect.element(page.getByText('A product of Volt.')).toBeVisible()
  await expect.poll(findFileField).not.toBeNull()
  expect(findFileField()?.hasAttribute('multiple')).toBe(false)
  await chooseFile(createNote())
  await expect.element(page.getByText('Please select a valid image file')).toBeVisible()
  await expect.element(button('Upload Image')).toBeVisible()

  await chooseFile(createImage('battery.png'))
  await expect.element(image().getByRole('img', { name: /^battery.png/ })).toBeVisible()
  await button('Remove Image').click()
  await expect.element(image().getByRole('img')).toHaveLength(0)

  image()
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: createParcel(), bubbles: true }))
  await expect.element(image().getByRole('img', { name: /^first.png/ })).toHaveLength(1)
  await expect.element(image().getByRole('img')).toHaveLength(1)
  await button('Remove Image').click()
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: createParcel(), bubbles: true }))
  await expect.element(image().getByRole('img', { name: /^first.png/ })).toBeVisible()

  await button('Create Product').click()
  await expect.element(page.getByText('Product created and image uploaded')).toBeVisible()
  expect(listSent(UPLOAD).map((sent) => ((sent as FormData).get('file') as File).name)).toEqual(['first.png'])
  await expectLoaded(battery().getByRole('img', { name: 'Battery' }))
})

/** Two images, as they are dropped or pasted. */
function createParcel(): DataTransfer {
  const parts = new DataTransfer()
  for (const name of ['first.png', 'second.png']) parts.items.add(createImage(name))
  return parts
}

test('a product is saved although its image is refused, and another image is uploaded later', async () => {
  await signInWithBrands()
  replyWithInvalidBody(UPLOAD)
  await expectImageRefused('Product created but image upload failed: Upload failed')
  refuseOnce(UPLOAD, 'Too square')
  await expectImageRefused('Product created but image upload failed: Too square')
  await expect.element(page.getByText('Showing 2 of 2 products')).toBeVisible()

  await battery().first().getByRole('button', { name: 'Edit' }).click()
  replyWithInvalidBody(UPLOAD)
  await chooseFile(createImage())
  await expect.element(page.getByText('Upload failed', { exact: true })).toBeVisible()
  await chooseFile(createImage())
  await expect.element(page.getByText('Image uploaded')).toBeVisible()
  await expectLoaded(image().getByRole('img', { name: 'Product image, as stored' }))
})

const expectLoaded = (locator: Locator) =>
  expect.poll(() => (locator.query() as HTMLImageElement | null)?.naturalWidth).toBeGreaterThan(0)

async function expectImageRefused(text: string): Promise<void> {
  await startProduct()
  await expect.element(dialog()).not.toBeInTheDocument()
  await chooseFile(createImage())
  await button('Create Product').click()
  await expect.element(page.getByText(text)).toBeVisible()
}

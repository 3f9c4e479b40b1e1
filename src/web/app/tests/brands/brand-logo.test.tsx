import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../testing/page/controls.ts'
import { field, message } from '../../testing/page/fields.ts'
import { listSent, refuseOnce, refuseWithoutMessage, replyWithInvalidBody } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { chooseFile, createNote, createImage } from '../../testing/page/images.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const LIST = 'GET /api/brands'
const UPLOAD = 'POST /api/brands/*/logo'

useApp()

async function openForm(): Promise<void> {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte' })
  await signIn(stored.answers)
  await openScreen('/dashboard/brands', 'My Brands')
  await page.getByRole('article', { name: 'Nocte' }).getByRole('button', { name: 'Edit' }).click()
}

test('a logo must be an image, and a refused upload says why', async () => {
  await openForm()
  const upload = button('Upload Logo')
  await expect.element(upload).toBeDisabled()
  await chooseFile(createNote())
  await expect.element(page.getByText('Please select a valid image file')).toBeVisible()
  await expect.element(upload).toBeDisabled()
  await chooseFile(createImage())
  replyWithInvalidBody(UPLOAD)
  await upload.click()
  await expect.element(page.getByText('Upload failed')).toBeVisible()
  refuseOnce(UPLOAD, 'Too round')
  await upload.click()
  await expect.element(page.getByText('Too round')).toBeVisible()
})

test('uploading a logo keeps what was typed, although the brands fail to load afterwards', async () => {
  await openForm()
  await chooseFile(createImage())
  await field('Name').fill('Half typed')
  replyWithInvalidBody(LIST, 2)
  const loaded = listSent(LIST).length
  await button('Upload Logo').click()
  await expect.element(page.getByText('Logo uploaded')).toBeVisible()
  await expect.element(field('Logo URL')).toHaveValue(expect.stringMatching(/^\/api\/files\//))
  await expect.poll(() => listSent(LIST).length).toBe(loaded + 2)
  await expect.element(field('Name')).toHaveValue('Half typed')

  await field('Logo URL').fill('ftp://acme.example/logo.png')
  await button('Update Brand').click()
  await expect.element(page.getByText('Logo URL must start with http:// or https://.')).toBeVisible()
  await field('Logo URL').fill('')
  refuseWithoutMessage('PUT /api/brands/*')
  await button('Update Brand').click()
  await expect.element(message('alert', 'Failed to save brand')).toBeVisible()
  await button('Update Brand').click()
  await expect.element(page.getByText('Brand updated')).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Half typed' })).toBeVisible()
})

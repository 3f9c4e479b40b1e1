import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { createByApi, createUser, expect, test } from './signet.ts'

/** A mug on white: the automatic cut-out keeps what its handle encloses. */
const MUG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fff"/><path d="M120 160h240v320h-240z" fill="#2b2bd9"/><path d="M360 220q110 0 110 100t-110 100" fill="none" stroke="#2b2bd9" stroke-width="34"/></svg>'

async function openCutOut(page: Page): Promise<Locator> {
  await createUser(page)
  const { id: brand } = await createByApi(page, '/api/brands', { name: 'Harbor' })
  const { id } = await createByApi(page, `/api/brands/${brand}/products`, { name: 'Mug' })
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const buffer = await sharp(Buffer.from(MUG)).jpeg().toBuffer()
  await page.request.post(`/api/products/${id}/image`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'mug.jpg', mimeType: 'image/jpeg', buffer } },
  })
  await page.goto('/dashboard/products')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'More pictures' }).click()
  await page.getByRole('button', { name: 'Cut-out of the main picture' }).click()
  return page.getByRole('dialog', { name: 'Cut-out of the main picture' })
}

/** The alpha of the preview at a place, in shares of its sides: 0 is transparent, 255 opaque. */
const readAlpha = (dialog: Locator, x: number, y: number) =>
  dialog.getByRole('img', { name: 'After, on light' }).evaluate(
    (image: HTMLImageElement, [left, top]) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return context?.getImageData(Math.round(left * canvas.width), Math.round(top * canvas.height), 1, 1).data[3]
    },
    [x, y] as const,
  )
const HANDLE = [0.66, 0.53] as const
const BODY = [0.4, 0.5] as const

test('the cut-out of a product picture is previewed, painted on, undone, saved, and switched off', async ({ page }) => {
  const dialog = await openCutOut(page)
  await expect(dialog.getByRole('img', { name: 'After, on dark' })).toBeVisible()
  await expect.poll(() => readAlpha(dialog, 0.02, 0.02)).toBe(0)
  await expect.poll(() => readAlpha(dialog, ...HANDLE)).toBe(255)

  const stage = dialog.getByRole('application', { name: 'Picture to paint on' })
  // Its lower half would be below the buttons of the dialog.
  await stage.evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }))
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(...HANDLE))
  await page.mouse.down()
  await page.mouse.move(...at(0.66, 0.55))
  await page.mouse.up()
  await expect.poll(() => readAlpha(dialog, ...HANDLE)).toBe(0)
  await expect.poll(() => readAlpha(dialog, ...BODY)).toBe(255)

  // With the keyboard: a line from the middle to the left, undone by a key.
  await expect(stage).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('status')).toContainText('Brush at 66 % from the left')
  for (let step = 0; step < 13; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.down(' ')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.up(' ')
  await expect.poll(() => readAlpha(dialog, 0.4, 0.53)).toBe(0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => readAlpha(dialog, 0.4, 0.53)).toBe(255)
  await expect.poll(() => readAlpha(dialog, ...HANDLE)).toBe(0)

  await dialog.getByRole('button', { name: 'Save cut-out' }).click()
  await expect(page.getByText('Cut-out saved')).toBeVisible()
  await page.getByRole('button', { name: 'Cut-out of the main picture' }).click()
  await expect.poll(() => readAlpha(dialog, ...HANDLE)).toBe(0)
  await dialog.getByLabel('Cut out the background').uncheck()
  await expect(dialog.getByText('Designs show this picture with its background.')).toBeVisible()
  await expect(stage).toBeHidden()

  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await dialog.getByRole('button', { name: 'Save cut-out' }).click()
  await page.getByRole('button', { name: 'Cut-out of the main picture' }).click()
  await expect(dialog.getByLabel('Cut out the background')).not.toBeChecked()
})

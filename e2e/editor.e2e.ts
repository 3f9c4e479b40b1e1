import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectDrawn, findCanvas, findSlot, openEditor, readPreviewPixels, type Pixels } from './editor-page.ts'
import { expect, test } from './signet.ts'

async function readFilePixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { size: [info.width, info.height], data }
}

/** Zooms in until one pixel of the design is one pixel of the screen, so that the preview has the size of the export. */
async function zoomToFullSize(page: Page): Promise<void> {
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  while (!(await page.getByText('100%', { exact: true }).isVisible())) await zoomIn.click()
  const preview = findCanvas(page).locator('img[aria-busy=false]')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024)
}

async function expectExportLikePreview(page: Page): Promise<void> {
  const shown = await readPreviewPixels(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PNG' }).click()
  const exported = await readFilePixels(await (await downloading).path())
  expect(exported.size).toEqual([1024, 1024])
  expect(shown.size).toEqual(exported.size)
  expect(shown.data.equals(exported.data)).toBe(true)
  await expect(page.getByText(/^Exported \d+_Verdant_Spring_1024x1024\.png/)).toBeVisible()
}

test('an edited text is drawn, is still there after a reload, is exported with the pixels of the preview, and is saved as a version', async ({
  page,
}) => {
  const id = await openEditor(page)
  await expectDrawn(page)
  const before = await readPreviewPixels(page)
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/draft'))
  await findSlot(page, /^Headline, /).click({ position: { x: 5, y: 5 } })
  await page.getByRole('textbox', { name: 'Text of Headline' }).fill('Brighter by Friday')
  await expectDrawn(page)
  await expect.poll(async () => (await readPreviewPixels(page)).data.equals(before.data)).toBe(false)
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Draft saved')).toBeVisible()

  await page.reload()
  const edited = findSlot(page, 'Headline, Brighter by Friday')
  await expect(edited).toBeVisible()
  await zoomToFullSize(page)
  await expectExportLikePreview(page)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Version saved', { exact: true })).toBeVisible()
  await page.waitForURL((url) => /\/content\/\d+\/edit$/.test(url.pathname) && !url.pathname.includes(`/${id}/`))
  await expect(edited).toBeVisible()
})

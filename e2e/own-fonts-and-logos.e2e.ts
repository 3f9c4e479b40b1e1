import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { scaleLimit } from '#server/testing/patience.ts'
import { createDesign } from './editor-page.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './signet.ts'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)
const OSWALD = join(require.resolve('@fontsource/oswald/package.json'), '../files/oswald-latin-600-normal.woff2')
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><circle cx="30" cy="30" r="28" fill="#0B3B32"/>
  <path d="M80 10h24v40h-24zM120 10h24v40h-24zM160 10h24v40h-24zM200 10h24v40h-24z" fill="#0B3B32"/></svg>`
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><circle cx="30" cy="30" r="28" fill="#0B3B32"/></svg>'
const svgFile = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) })

test('a brand gets a font with a license note, and its SVG logo the offered version for dark backgrounds, and designs use them', async ({
  page,
  complaints,
}) => {
  await createDesign(page)
  await page.goto('/dashboard/brands')
  await useOwnFont(page, complaints)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.locator('input[type=file]')).toHaveCount(1)
  await page.getByLabel('Logo file').setInputFiles(svgFile('logo.svg', LOGO))
  await page.getByRole('button', { name: 'Upload Logo' }).click()
  await expect(page.getByText('Logo uploaded')).toBeVisible()

  await page.getByRole('button', { name: 'Logo variants', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Logo variants of Verdant' })
  const cards = dialog.getByRole('list', { name: 'Variants' }).getByRole('listitem')
  await expect(cards).toHaveCount(6)
  const onDark = cards.filter({ has: page.getByRole('heading', { name: 'For dark backgrounds' }) })
  await expect(onDark.getByText('Computed from your SVG')).toBeVisible()
  await expect(onDark.getByRole('img', { name: 'For dark backgrounds on a dark background' })).toBeVisible()
  await onDark.getByRole('button', { name: 'Use it: For dark backgrounds' }).press('Enter')
  await expect(onDark.getByRole('button', { name: 'Remove: For dark backgrounds' })).toBeVisible()
  await expect(onDark.getByText('Computed from your SVG')).toBeHidden()

  await dialog.getByLabel('Upload: Mark').setInputFiles(svgFile('mark.svg', MARK))
  await expect(dialog.getByRole('img', { name: 'Mark on a light background' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Remove: Mark' }).click()
  await expect(dialog.getByLabel('Upload: Mark')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Logo variants', exact: true })).toBeFocused()
  await expectAccessible(page)

  const found = await findDarkDesign(page)
  expect(found).toEqual({ hasPlate: false, isLogoWhite: true })
})

/** Makes designs until one has its logo on a dark background, and measures that logo. */
async function findDarkDesign(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${token}` }
  const { brands } = (await (await page.request.get('/api/brands', { headers })).json()) as { brands: { id: number }[] }
  for (let round = 0; round < 12; round++) {
    const multipart = {
      brand_id: String(brands[0]?.id),
      prompt: 'Summer drinks',
      dimensions: '1080x1080',
      engine: 'studio',
    }
    const made = await page.request.post('/api/content/generate', { headers, multipart, timeout: scaleLimit(120_000) })
    const { id } = (await made.json()) as { id: number }
    const data = { overrides: { version: 1, slots: {}, added: [] } }
    const preview = await page.request.post(`/api/content/${id}/design/preview`, { headers, data })
    const { boxes } = (await preview.json()) as { boxes: { slot: string; box: [number, number, number, number] }[] }
    const box = boxes.find(({ slot }) => slot === 'logo')?.box
    const file = await page.request.get(`/api/content/${id}/file`, { headers })
    const logo = box && (await measureLogo(await file.body(), box))
    if (logo?.isGroundDark) return { hasPlate: logo.hasPlate, isLogoWhite: logo.isLogoWhite }
  }
  return null
}

async function measureLogo(file: Buffer, [x, y, width, height]: [number, number, number, number]) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const read = (px: number, py: number) => {
    const at = (Math.round(py) * info.width + Math.round(px)) * 3
    return Math.max(...data.subarray(at, at + 3))
  }
  // Beside the logo, and in a gap between its letters, where a plate would be.
  const [ground, gap] = [read(x - 4, y + height / 2), read(x + width * (70 / 240), y + height / 2)]
  return {
    isGroundDark: ground < 110,
    // A plate on a dark background is light; the background itself may be a gradient.
    hasPlate: gap - ground > 60,
    isLogoWhite: read(x + width * (30 / 240), y + height / 2) > 240,
  }
}

/** Adds a font to the brand on the open list of brands, uses it for headlines, and deletes it. */
async function useOwnFont(page: Page, complaints: string[]): Promise<void> {
  await page.getByRole('link', { name: 'Fonts Verdant' }).click()
  const fonts = page.getByRole('region', { name: 'Fonts', exact: true })
  await expect(fonts.getByText('No fonts yet')).toBeVisible()
  const before = await fonts.getByRole('img', { name: 'A picture of the brand with these fonts' }).screenshot()

  await fonts.getByLabel('Choose a font file').setInputFiles({ name: 'a.ttf', mimeType: '', buffer: Buffer.from('no') })
  await fonts.getByRole('button', { name: 'Upload font' }).click()
  await expect(fonts.getByRole('alert')).toContainText('This is not a font.')
  complaints.length = 0 // The browser logs the refused upload to its console.
  await fonts.getByLabel('Choose a font file').setInputFiles(OSWALD)
  await fonts.getByLabel('License note').fill('SIL Open Font License 1.1')
  await fonts.getByRole('button', { name: 'Upload font' }).click()
  const row = fonts.getByRole('listitem').filter({ hasText: 'Oswald' })
  await expect(row).toContainText('License: SIL Open Font License 1.1')
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family }) => family.startsWith('brand-font-'))))
    .toBe(true)

  await fonts.getByRole('combobox', { name: 'Headlines' }).click()
  await page.getByRole('option', { name: 'Oswald' }).click()
  await expect(row.getByText('In use')).toBeVisible()
  const picture = fonts.getByRole('img', { name: 'A picture of the brand with these fonts' })
  await expect.poll(async () => (await picture.screenshot()).equals(before)).toBe(false)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })

  await row.getByRole('button', { name: /^Edit Oswald/ }).click()
  await row.getByLabel('License note').fill('Invoice 2041')
  await row.getByRole('button', { name: 'Save font' }).click()
  await expect(row).toContainText('License: Invoice 2041')
  await row.getByRole('button', { name: /^Delete Oswald/ }).click()
  await page.getByRole('button', { name: 'Delete font' }).click()
  await expect(fonts.getByText('No fonts yet')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Brands' }).click()
}

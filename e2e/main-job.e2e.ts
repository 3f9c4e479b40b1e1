import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { differenceCiede2000, type Color } from 'culori'
import sharp from 'sharp'
import { expect, openWithoutReload, signUp, test } from './signet.ts'

test.use({ reducedMotion: 'no-preference' })

const PRIMARY = '#124E42'
/** The facts in the prompt of the main journey besides its subject: date, place, offer, gift, price. */
const FACTS = ['Friday 12 June at 7 pm', '12 Rose Street', '20% off all jars', 'free drinks', 'from $38']
const PROMPT = `Tasting of our vitamin C serum on ${FACTS[0]}, at ${FACTS.slice(1).join(', ')}`

/** Share of the pixels within ΔE2000 1 of a color, 0 to 1. */
async function measureShare(picture: Buffer, color: string): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const rgb = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1)
  }
  const distance = differenceCiede2000()
  const asColor = (rgb: number): Color => ({
    mode: 'rgb',
    r: (rgb >> 16) / 255,
    g: ((rgb >> 8) & 255) / 255,
    b: (rgb & 255) / 255,
  })
  const near = [...counts]
    .filter(([rgb]) => distance(color, asColor(rgb)) <= 1)
    .reduce((sum, [, count]) => sum + count, 0)
  return near / (info.width * info.height)
}

async function createBrand(page: Page): Promise<void> {
  await openWithoutReload(page, '/dashboard/brands')
  await page.getByRole('button', { name: 'New Brand' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Verdant')
  await page.getByRole('textbox', { name: 'Primary color' }).fill(PRIMARY)
  await page.getByRole('textbox', { name: 'Secondary color' }).fill('#E4CBAA')
  await page.getByRole('button', { name: 'Create Brand' }).click()
  await expect(page.getByText('Brand created')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Verdant' })).toBeVisible()
}

test('a new user registers, creates a branded image, downloads it and finds it in the library', async ({ page }) => {
  await signUp(page)
  await createBrand(page)

  await openWithoutReload(page, '/dashboard/generate')
  await page.getByRole('combobox', { name: 'Brand' }).click()
  await page.getByRole('option', { name: 'Verdant' }).click()
  await page.getByLabel('Title').fill('Spring launch')
  await page.getByRole('combobox', { name: 'Dimensions' }).click()
  await page.getByRole('option', { name: /Instagram Post/ }).click()
  await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Content generated successfully! 🎉')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/Spring_launch\.png$/)
  const picture = readFileSync(await download.path())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 })
  expect(await measureShare(picture, PRIMARY)).toBeGreaterThan(0.02)

  await page.getByRole('link', { name: 'My Content' }).click()
  await expect(page.getByText('Spring launch')).toBeVisible()
  const shown = page.getByRole('img', { name: /Tasting of our vitamin C serum/ }).first()
  for (const fact of FACTS) await expect(shown).toHaveAccessibleName(new RegExp(fact.replace('$', '\\$'), 'i'))
})

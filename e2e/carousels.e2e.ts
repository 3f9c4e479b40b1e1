import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { scaleLimit } from '#server/testing/patience.ts'
import { expectDrawn, findSlot } from './editor-page.ts'
import { createByApi, expect, expectAccessible, expectAccessibleInBothThemes, test, createUser } from './signet.ts'

const TIPS = `3 ways to brew better coffee
- Grind right before you brew
- Weigh your beans
- Use filtered water`

const findStrip = (page: Page) => page.getByRole('region', { name: 'Slides' })
const findSlides = (page: Page) => findStrip(page).getByRole('listitem').getByRole('button')
const findTool = (page: Page, name: string) => findStrip(page).getByRole('button', { name })

/** The headlines of the slides in the strip, in their order. */
const readHeadlines = (page: Page) =>
  findSlides(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace(/^[^:]+: /, '') ?? ''))

const HEADLINES = [
  '3 ways to brew better coffee',
  'Grind right before you brew',
  'Weigh your beans',
  'Use filtered water',
  'Verdant',
]

/** Registers a user with a brand and makes a carousel in the dialog of Quick Generate. */
async function makeCarousel(page: Page): Promise<void> {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Verdant', primary_color: '#0B3B32', secondary_color: '#E8A33D' })
  await page.goto('/dashboard/generate')
  await page.getByRole('button', { name: 'New carousel' }).click()
  const dialog = page.getByRole('dialog', { name: 'New carousel' })
  await dialog.getByRole('combobox', { name: 'Brand of the carousel' }).click()
  await page.getByRole('option', { name: 'Verdant' }).click()
  await dialog.getByRole('textbox', { name: 'What it should say' }).fill(TIPS)
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Create carousel' }).click()
  await page.waitForURL(/\/dashboard\/content\/\d+\/edit$/, { timeout: scaleLimit(90_000) })
  await expect(findSlot(page, `Headline, ${HEADLINES[0]}`)).toBeVisible()
}

test('a carousel is made from a brief, its slides are edited, reordered, added and removed, and undone, saved and exported', async ({
  page,
}) => {
  await makeCarousel(page)
  const list = () => readHeadlines(page)
  await expect.poll(list).toEqual(HEADLINES)
  await expect(findStrip(page).locator('img')).toHaveCount(5)

  await findSlides(page).nth(2).click()
  await expect(findSlot(page, 'Headline, Weigh your beans')).toBeVisible()
  await findTool(page, 'Move slide earlier').click()
  await expect.poll(list).toEqual([HEADLINES[0], HEADLINES[2], HEADLINES[1], HEADLINES[3], HEADLINES[4]])
  await findSlides(page).nth(1).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(list).toEqual(HEADLINES)
  await findSlides(page).nth(3).dragTo(findSlides(page).nth(1))
  const dragged = [HEADLINES[0], HEADLINES[3], HEADLINES[1], HEADLINES[2], HEADLINES[4]]
  await expect.poll(list).toEqual(dragged)

  await findTool(page, 'Add slide').click()
  await expect(findSlot(page, 'Headline, New slide')).toBeVisible()
  await findSlot(page, 'Headline, New slide').click()
  await page.getByRole('textbox', { name: 'Text of Headline' }).fill('Clean your grinder')
  await expect.poll(list).toContain('Clean your grinder')
  await findTool(page, 'Remove slide').click()
  await expect.poll(list).toEqual(dragged)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(list).toContain('Clean your grinder')
  await expect(findSlot(page, 'Headline, Clean your grinder')).toBeVisible()
  await findTool(page, 'Duplicate slide').click()
  await expect(findSlides(page)).toHaveCount(7)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findSlides(page)).toHaveCount(6)
  await expectDrawn(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PNG files (zip)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^\d+_Verdant_1080x1350_carousel\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(Object.keys(files)).toEqual(['01.png', '02.png', '03.png', '04.png', '05.png', '06.png', 'alt-texts.csv'])

  const edited = await list()
  const before = page.url()
  await page.getByRole('button', { name: 'Save version' }).click()
  await page.waitForURL((url) => url.href !== before, { timeout: scaleLimit(90_000) })
  await expect.poll(list).toEqual(edited)
  // The toast about the first export may still be in front of the button.
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const document = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF document' }).click()
  expect((await readFile(await (await document).path())).toString('latin1', 0, 5)).toBe('%PDF-')
})

import type { Page } from '@playwright/test'
import { scaleLimit } from '#server/testing/patience.ts'
import { callApi } from './call-api.ts'
import { createByApi, createUser, expect, expectAccessibleInBothThemes, test } from './signet.ts'

/** A busy machine takes seconds for each asset. */
const MADE = { timeout: scaleLimit(120_000) }

const BRIEF = 'Unser Winterfest am 12. Dezember 2026: Mit Code FEST20 20 % Rabatt. Musterstraße 5'
const ENGLISH = 'Come to our winter party'
const ARABIC = 'احتفال الشتاء'

interface Shown {
  language: string
  state: string
  content_id: number | null
}

/** Plans a German campaign with English and Arabic assets, and agrees on its key visual. Returns its id. */
async function planGerman(page: Page): Promise<number> {
  await createUser(page)
  const brand = await createByApi(page, '/api/brands', { name: 'Nordwind', primary_color: '#0A7C66' })
  const plan = { formats: ['instagram.post'], languages: ['de', 'en', 'ar'], variants: 1 }
  const { id } = await createByApi(page, '/api/campaigns', {
    brand_id: brand.id,
    name: 'Winterfest',
    brief: BRIEF,
    plan,
  })
  await page.goto(`/dashboard/campaigns/${id}`)
  await page.getByRole('button', { name: 'Make 3 proposals', exact: true }).click()
  const first = page.getByRole('button', { name: 'Choose Proposal 1' })
  await expect(first).toBeEnabled(MADE)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, MADE)
  await first.click()
  return id
}

const listCells = async (page: Page, id: number) =>
  (await callApi<{ cells: Shown[] }>(page, 'GET', `/api/campaigns/${id}/cells`)).cells

/** All texts of the picture of a language. */
async function readTexts(page: Page, id: number, language: string): Promise<string> {
  const cell = (await listCells(page, id)).find((one) => one.language === language)
  const path = `/api/content/${cell?.content_id}/design`
  const { saved } = await callApi<{ saved: { copy: object } }>(page, 'GET', path)
  return JSON.stringify(saved.copy)
}

test('a German campaign waits for the words of its English and Arabic assets, and finishes them in one language each', async ({
  page,
}) => {
  test.slow()
  const id = await planGerman(page)
  await expect(page.getByText('2 assets need words.')).toBeVisible()
  await page.getByRole('button', { name: 'Make 1 asset', exact: true }).click()
  await expect
    .poll(async () => (await listCells(page, id)).map(({ state }) => state), MADE)
    .toEqual(['made', 'needs_words', 'needs_words'])
  await page.getByRole('button', { name: 'Instagram · Post' }).nth(1).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/cannot be said in English yet/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('link', { name: 'Give words' }).click()
  const headline = (language: string) =>
    page.getByRole('region', { name: language }).getByRole('textbox', { name: 'Headline' })
  await expect(headline('English')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Save and make 2 assets' }).click()
  await expect(page.getByText('Enter at least one headline')).toBeVisible()
  await headline('English').fill(ENGLISH)
  await headline('العربية').fill(ARABIC)
  await page.getByRole('button', { name: 'Save and make 2 assets' }).click()
  await expect(page.getByText('Words saved. 2 assets are being made.')).toBeVisible(MADE)
  await expect
    .poll(async () => (await listCells(page, id)).map(({ state }) => state), MADE)
    .toEqual(['made', 'made', 'made'])

  expect(await readTexts(page, id, 'de')).toContain('Winterfest')
  const english = await readTexts(page, id, 'en')
  expect(english).toContain(ENGLISH)
  expect(english).not.toMatch(/Winterfest|Rabatt|Dezember/)
  const arabic = await readTexts(page, id, 'ar')
  expect(arabic).toContain(ARABIC)
  for (const texts of [english, arabic]) expect(texts).toContain('FEST20')
  expect(arabic).not.toMatch(/Winterfest|Rabatt|party/)
})

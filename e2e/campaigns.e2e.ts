import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { scaleLimit } from '#server/testing/patience.ts'
import { callApi } from './call-api.ts'
import {
  chooseOption,
  createByApi,
  createUser,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  openWithoutReload,
  test,
} from './signet.ts'

/** Cells are made one after the other, and a busy machine takes seconds for each. */
const MADE = { timeout: scaleLimit(120_000) }

/** Only rows in and near the window are rendered. */
const WHOLE_BOARD = { width: 1440, height: 2000 }

const HEADLINES = [
  { name: 'English', text: 'Longer days' },
  { name: 'العربية', text: 'أيام أطول' },
] as const

interface Made {
  id: number
  language: string
  state: string
  headline: string | null
  content_id: number
}

const listCells = async (page: Page, id: string) =>
  (await callApi<{ cells: Made[] }>(page, 'GET', `/api/campaigns/${id}/cells`)).cells
const assets = (page: Page) => page.getByRole('article')
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the campaign' }).getByRole('link', { name }).click()
const countMade = (page: Page) =>
  page.getByRole('region', { name: 'Progress' }).getByRole('listitem').filter({ hasText: /^Made/ })

/** Fills in the form of a new campaign: two formats in English and Arabic. Returns its id. */
async function planCampaign(page: Page): Promise<string> {
  await page.goto('/dashboard/campaigns')
  await expect(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring launch')
  await page
    .getByRole('textbox', { name: 'What is it about?' })
    .fill('The new day cream is here on Friday. "Brighter mornings". 20% off until Sunday.')
  await page
    .getByRole('group', { name: 'Instagram' })
    .getByRole('button', { name: /^Story, 1080/ })
    .click()
  await page
    .getByRole('group', { name: 'Google Ads' })
    .getByRole('button', { name: /^Leaderboard/ })
    .click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByText('4 assets', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Takes 7 of \d+ left this month$/)).toBeVisible()
  await expect(page.getByText('2 assets will need words in their language')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await page.waitForURL(/\/campaigns\/\d+/)
  return /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? ''
}

/** Makes three proposals and chooses the first. */
async function agreeOnKeyVisual(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make 3 proposals', exact: true }).click()
  await expect(assets(page)).toHaveCount(3)
  const first = page.getByRole('button', { name: 'Choose Proposal 1' })
  await expect(first).toBeEnabled(MADE)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, MADE)
  await expectAccessible(page)
  await first.click()
  await expect(page.getByText('Chosen', { exact: true })).toBeVisible()
}

/** Gives all assets of a language their headline, and makes them. */
async function giveWords(page: Page, language: string, headline: string): Promise<void> {
  await page.getByRole('link', { name: 'Give words' }).click()
  await page.getByRole('region', { name: language }).getByRole('textbox', { name: 'Headline' }).fill(headline)
  await page.getByRole('button', { name: 'Save and make 2 assets' }).click()
  await expect(page.getByText('All assets have words')).toBeVisible(MADE)
}

async function giveStoryItsOwnHeadline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instagram · Story' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Instagram · Story, English' })
  await dialog.getByRole('textbox', { name: 'Headline' }).fill('Only in this story')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save for this asset' }).click()
  await expect(dialog.getByRole('button', { name: 'Back to the campaign’s: Headline' })).toBeVisible(MADE)
  await dialog.getByRole('button', { name: 'In the app' }).click()
  await expect(dialog.getByRole('img', { name: 'Instagram · Story, English in the app' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Only in this story')).toBeVisible(MADE)
  await expect(countMade(page)).toContainText('4', MADE)
}

/** Edits the headline of all assets, and undoes that as one step. */
async function editForAll(page: Page, id: string): Promise<void> {
  const before = await listCells(page, id)
  await openTab(page, 'Key visual')
  await page.getByRole('button', { name: 'Edit for all' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit for all' })
  for (const { name, text } of HEADLINES) {
    await edit.getByRole('group', { name: 'Language' }).getByText(name, { exact: true }).click()
    await edit.getByRole('textbox', { name: 'Headline' }).fill(text)
  }
  await expect(edit.getByText('3 of 4 change, 1 keeps its own, $0.00.')).toBeVisible()
  // The one with a headline of its own is not shown.
  await expect(edit.getByRole('region', { name: 'Before and after' }).getByRole('img')).toHaveCount(6)
  for (const side of ['before', 'after'])
    await expect(edit.getByRole('img', { name: `Google Ads · Leaderboard, English, ${side}` })).toBeVisible()
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Apply' }).click()
  await expect(edit).toBeHidden()
  const readMade = async () => (await listCells(page, id)).map(({ state, headline }) => state === 'made' && headline)
  const headlines = ['Only in this story', HEADLINES[1].text, HEADLINES[0].text, HEADLINES[1].text]
  await expect.poll(readMade, MADE).toEqual(headlines)

  await openTab(page, 'Board')
  const arabic = page.getByText(HEADLINES[1].text)
  await expect(arabic.first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo edit' }).click()
  await expect(arabic).toHaveCount(0, MADE)
  await expect.poll(() => listCells(page, id), MADE).toEqual(before)
}

/** Adds a language to the plan, which makes only the new assets. */
async function addGerman(page: Page, id: string): Promise<void> {
  const before = await listCells(page, id)
  await page.getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByText('6 assets', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save campaign' }).click()
  await giveWords(page, 'Deutsch', 'Hellere Morgen')
  await expect(countMade(page)).toContainText('6', MADE)
  const contentOf = (cells: Made[]) => cells.map(({ id: cell, content_id }) => ({ cell, content_id }))
  const all = await listCells(page, id)
  expect(contentOf(all.filter(({ language }) => language !== 'de'))).toEqual(contentOf(before))
}

async function approve(page: Page): Promise<void> {
  await openTab(page, 'Board')
  for (const name of ['Story', 'Ad'])
    await page.getByRole('checkbox', { name: `Select all of ${name} · English` }).check({ force: true })
  await chooseOption(page, 'Set status', 'Approved')
  await expect(page.getByText('2 assets changed')).toBeVisible()
  await expect(page.getByText('2 of 6 approved')).toBeVisible()
}

/** Downloads the approved files under the names of a pattern. */
async function downloadPack(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /Approved only/ })).toBeChecked()
  await expectAccessibleInBothThemes(page)
  const pattern = page.getByRole('textbox', { name: 'Pattern' })
  await pattern.fill('{campaign}_{colour}')
  await expect(page.getByText('There is no field {colour}')).toBeVisible()
  await pattern.fill('{campaign}')
  await page.getByRole('button', { name: 'Insert size' }).click()
  await expect(pattern).toHaveValue('{campaign}_{size}')
  const story = 'instagram/story/en/spring-launch_1080x1920.jpg'
  await expect(page.getByRole('status').filter({ hasText: 'instagram/story/en/' })).toHaveText(story)
  // The message is gone after some seconds, and the file may take longer.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    expect(page.getByText('4 files are not approved and stay out')).toBeVisible(),
    page.getByRole('button', { name: 'Download pack' }).click(),
  ])
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      story,
      expect.stringMatching(/^google\/ad\/en\/spring-launch_728x90\.(png|jpg)$/),
      'copy.csv',
      'contact-sheet.pdf',
      'manifest.json',
    ]),
  )
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { items: object[] }
  expect(manifest.items).toHaveLength(2)
}

/** Plans a day of an asset, and reads the feed of the calendar until its address is removed. */
async function useCalendar(page: Page, id: string): Promise<void> {
  await openWithoutReload(page, '/dashboard/calendar?view=month&day=2026-12-08')
  await page.getByRole('region', { name: 'Without a day' }).getByRole('button').first().click()
  const plan = page.getByRole('dialog')
  await plan.getByLabel('Planned day', { exact: true }).fill('2026-12-31')
  await plan.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Moved to Thu, Dec 31')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'Thursday, December 31, 2026, 1 planned' })).toBeVisible()
  const stored = await callApi<{ cells: object[] }>(page, 'GET', '/api/calendar?from=2026-12-01&to=2026-12-31')
  expect(stored.cells).toMatchObject([{ campaign_id: Number(id), planned_on: '2026-12-31' }])

  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' })
  await dialog.getByRole('button', { name: 'Create an address' }).click()
  const address = await dialog.getByLabel('Address').inputValue()
  expect((await (await page.request.get(address)).text()).startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  await dialog.getByRole('button', { name: 'Remove the address' }).click()
  await page.getByRole('dialog', { name: 'Remove the address?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('button', { name: 'Create an address' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
}

test('a campaign from the brief to approved assets in three languages, one with a headline of its own, edited for all and undone, packed and planned', async ({
  page,
}) => {
  test.slow()
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Verdant', primary_color: '#0A7C66' })
  const id = await planCampaign(page)
  await agreeOnKeyVisual(page)

  await page.getByRole('button', { name: 'Make 2 assets' }).click()
  await expect(countMade(page)).toContainText('2', MADE)
  await giveWords(page, 'العربية', 'صباح أكثر إشراقًا')
  await openTab(page, 'Board')
  await page.setViewportSize(WHOLE_BOARD)
  await expect(assets(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Story · العربية' })).toBeVisible()
  await expect(assets(page).locator('img')).toHaveCount(4, MADE)
  await expectAccessibleInBothThemes(page)
  await giveStoryItsOwnHeadline(page)
  await editForAll(page, id)
  await addGerman(page, id)
  await openTab(page, 'Publishing pack')
  await expect(page.getByRole('radio', { name: /Everything made/ })).toBeChecked()
  await approve(page)
  await openTab(page, 'Publishing pack')
  await downloadPack(page)

  await openWithoutReload(page, '/dashboard/campaigns')
  await expect(page.getByRole('article', { name: 'Spring launch' })).toContainText('6 of 6 made')
  await expectAccessibleInBothThemes(page)
  await useCalendar(page, id)
})

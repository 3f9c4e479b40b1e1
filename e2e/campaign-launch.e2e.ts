import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { callApi, makeCampaign } from './made-campaign.ts'
import { acceptRefusals, expect, expectAccessible, test } from './signet.ts'

/** Assets are made one after the other, and a busy machine takes seconds for each. */
const MADE = { timeout: 240_000 }
/** One post and one small format, which takes less time to render. */
const PLAN = {
  formats: ['instagram.post', 'google.ad.728x90'],
  languages: ['en', 'ar', 'ja'],
  variants: 1,
}
const HEADLINES = [
  { tag: 'en', name: 'English', text: 'Longer days' },
  { tag: 'ar', name: 'العربية', text: 'أيام أطول' },
  { tag: 'ja', name: '日本語', text: '長い一日' },
] as const

interface Made {
  id: number
  language: string
  state: string
  headline: string | null
  detached: string[]
  content_id: number
}

const listCells = async (page: Page, id: number) =>
  (await callApi<{ cells: Made[] }>(page, 'GET', `/api/campaigns/${id}/cells`)).cells
/** What stays the same unless a cell is made again. */
const toVersion = ({ id, content_id, headline, state }: Made) => ({ id, content_id, headline, state })
const countEdited = async (page: Page, id: number) =>
  (await listCells(page, id)).filter(
    ({ state, headline }) => state === 'made' && HEADLINES.some(({ text }) => text === headline),
  ).length
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the campaign' }).getByRole('link', { name }).click()
const countMade = (page: Page) =>
  page.getByRole('region', { name: 'Progress' }).getByRole('listitem').filter({ hasText: /^Made/ })

/** While `act` runs, results cannot be written: a file takes the place of their folder. */
async function withoutResults(dataDir: string, act: () => Promise<void>): Promise<void> {
  const folder = join(dataDir, 'files', 'blobs')
  renameSync(folder, `${folder}-away`)
  writeFileSync(folder, '')
  try {
    await act()
  } finally {
    rmSync(folder)
    renameSync(`${folder}-away`, folder)
  }
}

test('a launch of 6 assets: one fails and is made again, an edit reaches the 5 others and is undone, a language follows, and all are packed', async ({
  page,
  server,
  complaints,
}) => {
  test.slow()
  const { id, cells } = await makeCampaign(page, PLAN)
  expect(cells).toHaveLength(6)
  await page.goto(`/dashboard/campaigns/${id}?tab=board`)
  await expect(page.getByText('Showing 6 of 6 assets')).toBeVisible()

  // One asset gets a headline of its own, fails, and is made again.
  await page.getByRole('button', { name: 'Instagram · Post' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Instagram · Post, English' })
  await dialog.getByRole('textbox', { name: 'Headline' }).fill('Only in this post')
  const failure = dialog.getByText('The studio could not finish this item. Please try again.')
  await withoutResults(server.dataDir, async () => {
    await dialog.getByRole('button', { name: 'Save for this asset' }).click()
    await expect(failure).toBeVisible(MADE)
  })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(countMade(page)).toContainText('6', MADE)
  await expect(page.getByText('Only in this post')).toBeVisible()
  acceptRefusals(complaints)

  // The edit for all reaches the 5 others.
  const before = await listCells(page, id)
  const [own] = before.filter(({ detached }) => detached.includes('headline'))
  await openTab(page, 'Key visual')
  await page.getByRole('button', { name: 'Edit for all' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit for all' })
  for (const { name, text } of HEADLINES) {
    await edit.getByRole('group', { name: 'Language' }).getByText(name, { exact: true }).click()
    await edit.getByRole('textbox', { name: 'Headline' }).fill(text)
  }
  await expect(edit.getByText('5 of 6 change, 1 keeps its own, $0.00.')).toBeVisible()
  // Some are shown before and after; the one with a headline of its own is not.
  const shown = edit.getByRole('region', { name: 'Before and after' }).getByRole('img')
  await expect(shown).toHaveCount(10)
  for (const side of ['before', 'after'])
    await expect(edit.getByRole('img', { name: `Google Ads · Leaderboard, English, ${side}` })).toBeVisible()
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Apply' }).click()
  await expect(edit).toBeHidden()
  await expect.poll(() => countEdited(page, id), MADE).toBe(5)
  const edited = await listCells(page, id)
  const [kept, ...others] = edited.toSorted((one) => (one.id === own?.id ? -1 : 1))
  expect(kept).toEqual(own)
  expect(others.map(({ headline }) => headline)).toEqual(
    others.map(({ language }) => HEADLINES.find(({ tag }) => tag === language)?.text),
  )

  // It is undone as one step.
  await openTab(page, 'Board')
  const arabic = page.getByText(HEADLINES[1].text)
  await expect(arabic.first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo edit' }).click()
  await expect(arabic).toHaveCount(0, MADE)
  await expect.poll(() => listCells(page, id), MADE).toEqual(before)

  // A language that is added later makes only the new assets.
  await page.getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByText('8 assets', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save campaign' }).click()
  await page.getByRole('button', { name: 'Make 2 assets' }).click()
  await expect(countMade(page)).toContainText('8', MADE)
  const all = await listCells(page, id)
  expect(all.filter(({ language }) => language !== 'de').map(toVersion)).toEqual(before.map(toVersion))
  expect(all.filter(({ language }) => language === 'de')).toHaveLength(2)

  // The pack has all of them, with their checksums.
  await openTab(page, 'Publishing pack')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download pack' }).click(),
  ])
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { items: Packed[] }
  expect(manifest.items).toHaveLength(8)
  for (const { file_name, sha256 } of manifest.items)
    expect(
      createHash('sha256')
        .update(files[file_name] ?? '')
        .digest('hex'),
    ).toBe(sha256)
})

interface Packed {
  file_name: string
  sha256: string
}

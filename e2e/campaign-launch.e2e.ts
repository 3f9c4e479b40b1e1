import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { callApi, makeCampaign } from './made-campaign.ts'
import { acceptRefusals, expect, test } from './signet.ts'

/** Twelve assets are made one after the other, and a busy machine takes seconds for each. */
const MADE = { timeout: 240_000 }
/** Mostly small formats, which take less time to render. */
const PLAN = {
  formats: ['instagram.post', 'google.ad.300x250', 'google.ad.728x90'],
  languages: ['en', 'de', 'ar', 'ja'],
  variants: 1,
}
const HEADLINES = [
  { tag: 'en', name: 'English', text: 'Longer days' },
  { tag: 'de', name: 'Deutsch', text: 'Längere Tage' },
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

test('a launch of 12 assets: one fails and is made again, an edit reaches the 11 others, a language follows, and all are packed', async ({
  page,
  server,
  complaints,
}) => {
  test.slow()
  const { id, cells } = await makeCampaign(page, PLAN)
  expect(cells).toHaveLength(12)
  await page.goto(`/dashboard/campaigns/${id}?tab=board`)
  await expect(page.getByText('Showing 12 of 12 assets')).toBeVisible()

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
  await expect(countMade(page)).toContainText('12', MADE)
  await expect(page.getByText('Only in this post')).toBeVisible()
  acceptRefusals(complaints)

  // The edit for all reaches the 11 others.
  const before = await listCells(page, id)
  const [own] = before.filter(({ detached }) => detached.includes('headline'))
  await openTab(page, 'Key visual')
  await page.getByRole('button', { name: 'Edit for all' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit for all' })
  for (const { name, text } of HEADLINES) {
    await edit.getByRole('group', { name: 'Language' }).getByText(name, { exact: true }).click()
    await edit.getByRole('textbox', { name: 'Headline' }).fill(text)
  }
  await expect(edit.getByText('11 of 12 change, 1 keeps its own, $0.00.')).toBeVisible()
  await edit.getByRole('button', { name: 'Apply' }).click()
  await expect(edit).toBeHidden()
  await expect.poll(() => countEdited(page, id), MADE).toBe(11)
  const edited = await listCells(page, id)
  const [kept, ...others] = edited.toSorted((one) => (one.id === own?.id ? -1 : 1))
  expect(kept).toEqual(own)
  expect(others.map(({ headline }) => headline)).toEqual(
    others.map(({ language }) => HEADLINES.find(({ tag }) => tag === language)?.text),
  )

  // A language that is added later makes only the new assets.
  await page.getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByText('15 assets', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save campaign' }).click()
  await page.getByRole('button', { name: 'Make 3 assets' }).click()
  await expect(countMade(page)).toContainText('15', MADE)
  const all = await listCells(page, id)
  expect(all.filter(({ language }) => language !== 'fr').map(toVersion)).toEqual(edited.map(toVersion))
  expect(all.filter(({ language }) => language === 'fr')).toHaveLength(3)

  // The pack has all of them, with their checksums.
  await openTab(page, 'Publishing pack')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download pack' }).click(),
  ])
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { items: Packed[] }
  expect(manifest.items).toHaveLength(15)
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

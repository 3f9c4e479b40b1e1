import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { createByApi, createUser, expect, expectAccessible, test } from './signet.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const names = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

/** The headers of a call as the signed-in user. */
async function authorize(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('signet-token'))}` }
}

/** Creates images through the API one after the other, so that the last one is the newest. Returns their ids. */
async function generate(page: Page, titles: string[]): Promise<number[]> {
  const { id } = await createByApi(page, '/api/brands', { name: 'Verdant' })
  const headers = await authorize(page)
  const ids: number[] = []
  for (const title of titles) {
    const prompt = `Say "${title} is here"`
    const multipart = { brand_id: String(id), content_type: 'image', prompt, dimensions: '240x240', title }
    const answer = await page.request.post('/api/content/generate', { headers, multipart })
    expect(answer.status(), await answer.text()).toBe(200)
    ids.push(((await answer.json()) as { id: number }).id)
  }
  return ids
}

test('the files of selected items are downloaded as an archive, deleted items return, and a German version is made from a pasted table', async ({
  page,
}) => {
  await createUser(page)
  const [, id = 0] = await generate(page, ['C', 'B', 'A'])
  await page.goto('/dashboard/content')
  for (const title of ['A', 'C']) await page.getByRole('checkbox', { name: `Select ${title}` }).click({ force: true })
  await expectArchive(page)

  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => names(page)).toEqual(['B'])
  let waiting = 2
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/restore') && (waiting -= 1) === 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await restored
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['A', 'B', 'C'])

  await translate(page, id)
})

/** Checks that the two selected items, A and C, are in one zip with the same pixels as their files: they are signed when they are handed out. */
async function expectArchive(page: Page): Promise<void> {
  const coming = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Download' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^signet_[\d-]+T[\d-]+\.zip$/)
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const found = Object.keys(files)
  expect(found.map((name) => name.replace(/^\d+_/, ''))).toEqual([
    'Verdant_A_240x240.png',
    'Verdant_C_240x240.png',
    'manifest.json',
    'manifest.csv',
  ])
  const headers = await authorize(page)
  for (const name of found.slice(0, 2)) {
    const single = await page.request.get(`/api/content/${name.split('_')[0]}/file`, { headers })
    const [handedOut, stored] = await Promise.all([files[name] ?? [], await single.body()].map(readPixels))
    expect(handedOut?.equals(stored ?? Buffer.alloc(0))).toBe(true)
  }
}

const readPixels = (bytes: Uint8Array | never[]) => sharp(Buffer.from(bytes)).raw().toBuffer()

/** Makes a German version of the item B, whose id is given. */
async function translate(page: Page, id: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select B' }).click({ force: true })
  await page.getByRole('button', { name: 'Translate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Translate to…' })
  await dialog.getByRole('button', { name: 'Deutsch' }).click()
  await dialog.getByRole('button', { name: 'Create version' }).click()
  await expect(dialog.getByText('Enter a translation').first()).toBeVisible()
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await expectAccessible(page)

  const reply = await page.request.post('/api/translations/texts', {
    headers: await authorize(page),
    data: { ids: [id] },
  })
  const { items } = (await reply.json()) as { items: { texts: { field: string; text: string }[] }[] }
  const rows = (items[0]?.texts ?? []).map(({ field }) =>
    [id, field, '', field === 'headline' ? 'Strahlende Haut am Morgen' : 'Nur bis Freitag: 20 %'].join(';'),
  )
  const table = ['item;field;source;de', ...rows].join('\n')
  await dialog.getByRole('textbox', { name: 'Headline' }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, table)
  await expect(dialog.getByRole('textbox', { name: 'Headline' })).toHaveValue('Strahlende Haut am Morgen')
  await expect(dialog.getByText('Enter a translation')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Create version' }).click()
  await expect(page.getByText('1 version created', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Preview B' }).first().click()
  await expect(
    page.getByRole('dialog', { name: 'B', exact: true }).getByText('Strahlende Haut am Morgen').first(),
  ).toBeVisible()
}

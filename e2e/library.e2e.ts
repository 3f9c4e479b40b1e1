import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import {
  chooseOption,
  createUser,
  expect,
  expectAccessibleInBothThemes,
  acceptRefusals,
  createByApi,
  refuseOnce,
  delayCalls,
  test,
} from './signet.ts'

test.use({ reducedMotion: 'no-preference' })

const ONE = /\/api\/content\/\d+$/
const FAVORITE = /\/api\/content\/\d+\/favorite$/

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const findToast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const names = (page: Page) => cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

const marks = (page: Page) =>
  cards(page)
    .getByRole('button', { name: 'Favorite' })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')))

async function openLibrary(page: Page): Promise<void> {
  await createUser(page)
}

const findVerdant = (page: Page) =>
  createByApi(page, '/api/brands', { name: 'Verdant', primary_color: '#124E42', secondary_color: '#E4CBAA' })

/** Creates images through the API one after the other, so that the last one is the newest. */
async function generate(page: Page, brandId: number, titles: string[], dimensions = '400x400'): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  for (const title of titles) {
    const answer = await page.request.post('/api/content/generate', {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        brand_id: String(brandId),
        content_type: 'image',
        prompt: `Say "${title} is here"`,
        dimensions,
        title,
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

test('the library is filtered, searched, sorted and arranged', async ({ page }) => {
  await openLibrary(page)
  const verdant = await findVerdant(page)
  const volt = await createByApi(page, '/api/brands', { name: 'Volt', primary_color: '#FF5A1F' })
  await generate(page, verdant.id, ['Gamma', 'Alpha'])
  await generate(page, volt.id, ['beta'], '600x300')
  await page.goto('/dashboard/content')
  await expect(page.getByText('Showing 3 of 3 items')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['beta', 'Alpha', 'Gamma'])
  await chooseOption(page, 'Sort', 'Oldest first')
  await expect.poll(() => names(page)).toEqual(['Gamma', 'Alpha', 'beta'])
  await chooseOption(page, 'Sort', 'Name A-Z')
  await expect.poll(() => names(page)).toEqual(['Alpha', 'beta', 'Gamma'])
  await chooseOption(page, 'Brand', 'Volt')
  await expect.poll(() => names(page)).toEqual(['beta'])
  await chooseOption(page, 'Brand', 'All brands')
  await chooseOption(page, 'Type', 'Videos')
  await expect(page.getByRole('heading', { name: 'No content found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Search content' }).fill('alp')
  await expect.poll(() => names(page)).toEqual(['Alpha'])
  await page.getByRole('searchbox', { name: 'Search content' }).fill('')
  await page.getByRole('button', { name: 'List view' }).click()
  await expect(card(page, 'beta')).toContainText('Volt · 600 × 300')
  await page.getByRole('button', { name: 'Grid view' }).click()
  const box = await card(page, 'beta').getByRole('button', { name: 'Preview beta' }).boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1)
})

test('an item is marked, copied, downloaded, deleted and restored, with the mouse and with the keyboard', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLibrary(page)
  const { id } = await findVerdant(page)
  await generate(page, id, ['One', 'Two', 'Three'], '320x320')
  await page.goto('/dashboard/favorites')
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await page.getByRole('link', { name: 'My Content' }).click()
  const heart = (title: string) => card(page, title).getByRole('button', { name: 'Favorite' })

  await refuseOnce(page, FAVORITE, 'PATCH', 'Not now')
  await heart('Two').click()
  await expect(findToast(page, 'Not now')).toBeVisible()
  await expect(heart('Two')).toHaveAttribute('aria-pressed', 'false')
  await delayCalls(page, '**/favorite', 600)
  await heart('Two').click()
  await expect(heart('Two')).toHaveAttribute('aria-pressed', 'true', { timeout: 400 })

  await card(page, 'Three').getByRole('button', { name: 'Preview Three' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Preview One' })).toBeFocused()
  await page.keyboard.press('f')
  await expect(heart('One')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'One' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog(page).getByRole('heading', { name: 'Two' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview Two' })).toBeFocused()

  await expectCopyAndDownload(page)
  await expectDeletion(page)
  await page.getByRole('link', { name: 'Favorites' }).click()
  const count = page.getByRole('heading', { name: 'Favorites', exact: true }).locator('..')
  await expect(count).toHaveText('Favorites2')
  await heart('Two').click()
  await expect(card(page, 'Two')).toBeHidden()
  await expect(count).toHaveText('Favorites1')
  acceptRefusals(complaints)
})

async function expectCopyAndDownload(page: Page): Promise<void> {
  await card(page, 'Two').hover()
  await card(page, 'Two').getByRole('button', { name: 'Copy' }).click()
  await expect(findToast(page, 'Copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Say "Two is here"')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page, 'Two').getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^\d+_Two\.png$/)
  await expect(findToast(page, `Downloaded ${download.suggestedFilename()}`)).toBeVisible()
  await refuseOnce(page, ONE, 'GET', 'Gone')
  await card(page, 'Three').getByRole('button', { name: 'Download' }).click()
  await expect(findToast(page, 'Failed to download')).toBeVisible()
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
  )
  await card(page, 'Two').getByRole('button', { name: 'Copy' }).click()
  await expect(findToast(page, 'Failed to copy')).toBeVisible()
}

async function expectDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview Two' }).focus()
  await page.keyboard.press('Delete')
  await expect(dialog(page)).toContainText('Delete content?')
  await expect(dialog(page)).not.toContainText('cannot be undone')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Preview Two' })).toBeFocused()

  await refuseOnce(page, ONE, 'DELETE', 'It is held back')
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(findToast(page, 'It is held back')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Three', 'Two', 'One'])
  await expect(page.getByRole('button', { name: 'Preview One' })).toBeFocused()

  await page.getByRole('button', { name: 'Preview Two' }).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(findToast(page, 'Deleted')).toBeVisible()
  await expect(page.getByText('Showing 2 of 2 items')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Preview One' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page)).toEqual(['Three', 'Two', 'One'])
}

test('the preview shows all facts of an item, highlights its brand check on the image and creates new versions', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLibrary(page)
  const { id } = await findVerdant(page)
  await generate(page, id, ['Older', 'Newer'], '600x600')
  await page.goto('/dashboard/content')
  await page.getByRole('button', { name: 'Preview Newer' }).click()
  const modal = dialog(page)
  for (const fact of ['Image', 'Verdant', '600 × 600', / [KM]?B$/, 'studio', 'Say "Newer is here"'])
    await expect(modal.getByText(fact, { exact: true }).first()).toBeVisible()
  for (const part of ['Prompt', 'Caption', 'Hashtags', 'Alt text'])
    await expect(modal.getByRole('region', { name: part, exact: true })).toBeVisible()
  await modal.getByRole('button', { name: 'Copy caption' }).click()
  await expect(findToast(page, 'Copied to clipboard')).toBeVisible()
  await modal.getByRole('button', { name: 'Copy primary color #124E42' }).click()
  await expect(findToast(page, 'Color copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#124E42')
  await expectAccessibleInBothThemes(page)

  const check = modal.getByRole('region', { name: 'Brand check' })
  await expect(check).toContainText(/\d+\/100 · \d+ of \d+ rules/)
  const rule = check.getByRole('button', { name: /stand out/ }).first()
  await expect(rule).toContainText(/Passed|:1limit (3|4\.5):1/)
  await expectBoxFollows(page, rule)

  await page.keyboard.press('ArrowRight')
  await expect(modal.getByRole('heading', { name: 'Older' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(modal.getByRole('heading', { name: 'Newer' })).toBeVisible()
  await expectVersions(page, modal)
  acceptRefusals(complaints)
})

async function expectBoxFollows(page: Page, rule: Locator): Promise<void> {
  const place = page.getByRole('img', { name: /^Place of/ })
  await rule.hover()
  await expect(place).toBeVisible()
  await page.getByRole('heading', { name: 'Newer' }).hover()
  await expect(place).toBeHidden()
  await rule.click()
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.getByRole('heading', { name: 'Newer' }).hover()
  await expect(place).toBeVisible()
  await rule.focus()
  await page.keyboard.press('Enter')
  await expect(rule).toHaveAttribute('aria-pressed', 'false')
}

async function expectVersions(page: Page, modal: Locator): Promise<void> {
  const ownId = () => modal.getByText(/^#\d+$/).innerText()
  const original = await ownId()
  await modal.getByRole('button', { name: 'Edit text' }).click()
  await expect(modal.getByRole('button', { name: 'Create Version' })).toBeDisabled()
  await refuseOnce(page, /\/revise$/, 'POST', 'This item can no longer be edited.')
  await modal.getByLabel('Headline').fill('Quite another headline')
  await modal.getByLabel('Headline').press('ArrowLeft')
  await modal.getByRole('button', { name: 'Call to action' }).click()
  await chooseOption(page, 'Layout', 'Poster')
  await modal.getByRole('button', { name: 'Create Version' }).click()
  await expect(modal.getByRole('alert')).toContainText('This item can no longer be edited.')
  await page.unroute(/\/revise$/)
  await modal.getByRole('button', { name: 'Create Version' }).click()
  await expect(findToast(page, 'New version created')).toBeVisible({ timeout: 20_000 })
  await expect(modal.getByRole('button', { name: `Original ${original}`, exact: true })).toBeVisible()
  const version = `Original ${await ownId()}`
  await modal.getByRole('button', { name: 'Edit text' }).click()
  await modal.getByRole('button', { name: 'New variation' }).click()
  await modal.getByRole('button', { name: version, exact: true }).click({ timeout: 20_000 })
  await expect(modal.getByRole('button', { name: `Original ${original}`, exact: true })).toBeVisible()
  await modal.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(modal.getByRole('button', { name: /^Original/ })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Showing 2 of 2 items (3 with all versions)', { exact: true })).toBeVisible()
  await expect(card(page, 'Newer')).toContainText('2 versions')
  await page.getByRole('checkbox', { name: 'All versions' }).check()
  await expect(page.getByText('Showing 3 of 3 items', { exact: true })).toBeVisible()
  await expect(card(page, 'Newer')).toHaveCount(2)
}

test('several items are selected, then marked, downloaded, deleted and restored together', async ({
  page,
  complaints,
}) => {
  await openLibrary(page)
  const { id } = await findVerdant(page)
  await generate(page, id, ['D', 'C', 'B', 'A'], '240x240')
  await page.goto('/dashboard/content')
  const box = (title: string) => page.getByRole('checkbox', { name: `Select ${title}`, exact: true })
  await card(page, 'A').hover()
  await box('A').click()
  await box('C').click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await expect(box('B')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 selected')).toBeHidden()
  await box('B').press('Space')
  await page.getByRole('button', { name: 'Preview D' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(page.getByText('2 selected')).toBeVisible()

  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Favorite' }).click()
  await expect.poll(() => marks(page)).toEqual(['false', 'true', 'false', 'true'])
  await expectArchive(page, bar)

  await bar.getByRole('button', { name: 'Select all 4 loaded' }).click()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page)).toContainText('4 items leave your library')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'No content yet' })).toBeVisible()
  await expect(bar).toBeHidden()
  let waiting = 4
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/restore') && (waiting -= 1) === 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page)).toEqual(['A', 'B', 'C', 'D'])
  await restored
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['A', 'B', 'C', 'D'])
  acceptRefusals(complaints)
})

/** Checks that the two selected items, B and D, are in one zip with the same bytes as their single downloads. */
async function expectArchive(page: Page, bar: Locator): Promise<void> {
  const press = () => bar.getByRole('button', { name: 'Download' }).click()
  await refuseOnce(page, '**/api/archives', 'POST', 'Not now')
  await press()
  await expect(findToast(page, 'Not now')).toBeVisible()
  await page.unroute('**/api/archives')
  await delayCalls(page, '**/api/archives', 600)
  const coming = page.waitForEvent('download')
  await press()
  await expect(findToast(page, 'Preparing 2 files…')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Download' })).toBeDisabled()
  const download = await coming
  await expect(findToast(page, /Downloading 2 files \([\d.]+ KB\)/)).toBeVisible()
  expect(download.suggestedFilename()).toMatch(/^signet_[\d-]+T[\d-]+\.zip$/)
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const [first = '', second = '', ...others] = Object.keys(files)
  expect([first, second, ...others].map((name) => name.replace(/^\d+_/, ''))).toEqual([
    'B.png',
    'D.png',
    'manifest.json',
    'manifest.csv',
  ])
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  for (const name of [first, second]) {
    const path = `/api/content/${name.split('_')[0]}/file`
    const single = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
    expect(Buffer.compare(Buffer.from(files[name] ?? []), await single.body())).toBe(0)
  }
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { items: { title: string }[] }
  expect(manifest.items.map(({ title }) => title)).toEqual(['B', 'D'])
}

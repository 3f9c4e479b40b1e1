import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { findViolations } from './axe.ts'
import {
  expectDrawn,
  findCanvas,
  findSlot,
  openEditor,
  readBox,
  readPreviewPixels,
  type Pixels,
} from './editor-page.ts'
import { expect, expectAccessible, acceptRefusals, test } from './signet.ts'

async function readFilePixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { size: [info.width, info.height], data }
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const wanted = await target.elementHandle()
  const isThere = () => page.evaluate((element) => element === document.activeElement, wanted)
  for (let press = 0; press < 120 && !(await isThere()); press += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

test('with the keyboard alone, a headline is edited, the logo moved, the image swapped, the button recolored, and a version saved', async ({
  page,
}) => {
  const id = await openEditor(page, ['scripts/landing/bottle.png', 'scripts/landing/jar.png'])
  await tabTo(page, findSlot(page, /^Headline, /))
  await page.keyboard.press('Enter')
  await expect(findCanvas(page).getByRole('textbox', { name: 'Text of Headline' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Brighter by Friday')
  await page.keyboard.press('Control+Enter')
  await expect(findSlot(page, 'Headline, Brighter by Friday')).toBeFocused()
  await expectDrawn(page)

  const logo = findSlot(page, /^(Logo|Brand name)/)
  await tabTo(page, logo)
  const before = await readBox(logo)
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowDown')
  await expectDrawn(page)
  await expect.poll(async () => (await readBox(logo)).y - before.y).toBeGreaterThan(5)

  // Between canvas and panel, Tab would select the slots on its way. The list of layers is in the panel.
  await tabTo(
    page,
    page
      .getByRole('region', { name: 'Layers' })
      .getByRole('button', { name: /^Image/ })
      .first(),
  )
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Pictures', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('list', { name: 'Pictures' }).locator('button[aria-pressed=false]').first())
  const shown = await readPreviewPixels(page)
  await page.keyboard.press('Enter')
  await expectDrawn(page)
  await expect.poll(async () => (await readPreviewPixels(page)).data.equals(shown.data)).toBe(false)

  const button = findSlot(page, /^Button, /)
  await tabTo(page, button)
  await page.keyboard.press('Alt+Enter')
  await tabTo(
    page,
    page.getByRole('list', { name: 'Colors' }).locator('button:not([aria-disabled]):not([aria-pressed=true])').first(),
  )
  await page.keyboard.press('Enter')
  await expectDrawn(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expectAccessible(page)
  expect(await findViolations(page)).toEqual([])

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
  await expect.poll(async () => (await readBox(logo)).y - before.y).toBeCloseTo(0, 0)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await readBox(logo)).y - before.y).toBeGreaterThan(5)

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Version saved', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.waitForURL(/\/content\/\d+\/edit$/)
  expect(page.url()).not.toContain(`/${id}/`)
  await expect(findSlot(page, 'Headline, Brighter by Friday')).toBeVisible({ timeout: 30_000 })
})

test('a slot is dragged to the margin as one step, and the draft is there after a reload', async ({ page }) => {
  await openEditor(page)
  const headline = findSlot(page, /^Headline, /)
  await headline.click({ position: { x: 5, y: 5 } })
  await expectDrawn(page)
  const from = await readBox(headline)
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(from.x + 20 + 4 * step, from.y + 10 + 6 * step)
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/draft'))
  await page.mouse.up()
  await expectDrawn(page)
  await expect.poll(async () => Math.abs((await readBox(headline)).y - from.y)).toBeGreaterThan(20)
  const dropped = await readBox(headline)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('button', { name: 'Moved headline' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Draft saved')).toBeVisible()

  await page.reload()
  await expect(headline).toBeVisible({ timeout: 30_000 })
  await expect.poll(async () => (await readBox(headline)).y).toBeCloseTo(dropped.y, 0)
})

test('an image that is resized at its left side keeps its right side', async ({ page }) => {
  await openEditor(page, ['scripts/landing/bottle.png', 'scripts/landing/jar.png'])
  const image = findSlot(page, /^(Image|Picture)/).first()
  await page
    .getByRole('region', { name: 'Layers' })
    .getByRole('button', { name: /^(Image|Picture)/ })
    .first()
    .click()
  await expectDrawn(page)
  const from = await readBox(image)
  const [x, y] = [from.x, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.keyboard.down('Alt')
  for (let step = 1; step <= 5; step += 1) await page.mouse.move(x + 8 * step, y)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expectDrawn(page)
  await expect.poll(async () => from.width - (await readBox(image)).width).toBeCloseTo(40, -1)
  const to = await readBox(image)
  expect(Math.abs(to.x + to.width - from.x - from.width)).toBeLessThan(2)
})

test('another image from My Content is put into the design', async ({ page }) => {
  await openEditor(page)
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${token}` }
  const { brands } = (await (await page.request.get('/api/brands', { headers })).json()) as { brands: { id: number }[] }
  const multipart = { brand_id: String(brands[0]?.id), prompt: 'Rest well tonight', title: 'Autumn' }
  const made = await page.request.post('/api/content/generate', { headers, multipart, timeout: 120_000 })
  expect(made.status(), await made.text()).toBe(200)
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  const images = page.getByRole('list', { name: 'From My Content' })
  await expect(images.getByRole('button')).toHaveCount(1)
  await images.getByRole('button', { name: 'Add Autumn' }).click()
  await expect(findSlot(page, 'Added 1')).toBeVisible()
  await expectDrawn(page)
  await expectAccessible(page)
})

test('without dragging, the fields and the place grid do what a drag does', async ({ page }) => {
  await openEditor(page)
  const headline = findSlot(page, /^Headline, /)
  await headline.click({ position: { x: 5, y: 5 } })
  const from = await readBox(headline)
  await page.getByRole('button', { name: 'More Y' }).click()
  await expectDrawn(page)
  await expect.poll(async () => (await readBox(headline)).y - from.y).toBeGreaterThan(0.2)
  await page.getByRole('button', { name: 'Bottom center' }).click()
  await expectDrawn(page)
  await expect(page.getByRole('button', { name: 'Bottom center' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Reset headline' }).click()
  await expectDrawn(page)
  await expect.poll(async () => (await readBox(headline)).y).toBeCloseTo(from.y, 0)
})

test('a second window with its own changes asks which draft to keep, and nothing is overwritten', async ({
  page,
  context,
  complaints,
}) => {
  await openEditor(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const nudge = async (tab: Page, key: string) => {
    await findSlot(tab, /^Headline, /).click({ position: { x: 5, y: 5 } })
    await tab.keyboard.press(key)
  }
  await expect(findSlot(other, /^Headline, /)).toBeVisible({ timeout: 30_000 })
  await other.route('**/design/draft', (route) => route.abort())
  await nudge(other, 'Shift+ArrowDown')
  await nudge(page, 'Shift+ArrowUp')
  await expect(other.getByRole('dialog', { name: 'Changed in another window' })).toBeVisible({ timeout: 30_000 })
  await other.getByRole('button', { name: 'Take theirs' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await other.close()
  // Of two windows that ask for a preview at once, the first one gets 409 and asks again.
  acceptRefusals(complaints)
})

test('the exported PNG has the pixels of the last preview, with changes that are not saved as a version', async ({
  page,
}) => {
  await openEditor(page)
  const headline = findSlot(page, /^Headline, /)
  await headline.click({ position: { x: 5, y: 5 } })
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowDown')
  await expectDrawn(page)
  // The preview has the size of the export once one pixel of the design is one pixel of the screen.
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  while (!(await page.getByText('100%', { exact: true }).isVisible())) await zoomIn.click()
  const preview = findCanvas(page).locator('img[aria-busy=false]')
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBe(1024)
  const shown = await readPreviewPixels(page)

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PNG' }).click()
  const exported = await readFilePixels(await (await downloading).path())
  expect(exported.size).toEqual([1024, 1024])
  expect(shown.size).toEqual(exported.size)
  expect(shown.data.equals(exported.data)).toBe(true)
  await expect(page.getByText(/^Exported \d+_Spring\.png/)).toBeVisible()
})

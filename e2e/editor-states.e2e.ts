import type { Page } from '@playwright/test'
import { expectDrawn, findCanvas, findFreePoint, findSlot, openEditor, readBox } from './editor-page.ts'
import { acceptRefusals, expect, expectAccessibleInBothThemes, test } from './signet.ts'

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

test('axe has no finding in any state of the editor, in both themes', async ({ page, complaints }) => {
  // Some 40 scans of a whole page.
  test.slow()
  await openEditor(page, ['scripts/landing/bottle.png'])
  const headline = findSlot(page, /^Headline, /)
  await page.getByRole('group', { name: 'Editor' }).click({ position: { x: 300, y: 4 } })
  await expectDrawn(page)
  await expectAccessibleInBothThemes(page)
  for (const panel of ['Text', 'Layouts', 'Pictures', 'Brand check', 'Layers', 'Properties']) {
    // The name of the layers also counts what has no place in the layout.
    await press(page, new RegExp(`^${panel}`))
    await expectAccessibleInBothThemes(page)
  }
  for (const slot of [/^Headline, /, /^Image/, /^(Logo|Brand name)/, /^Button, /]) {
    await page.getByRole('list', { name: 'Layers' }).getByRole('button', { name: slot }).first().click()
    await expectDrawn(page)
    await expectAccessibleInBothThemes(page)
  }
  await page
    .getByRole('list', { name: 'Layers' })
    .getByRole('button', { name: /^Headline, / })
    .first()
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('heading', { name: '2 layers' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // Beside the handles at the corners and sides.
  await headline.dblclick({ position: { x: 40, y: (await readBox(headline)).height / 2 } })
  await expect(findCanvas(page).getByRole('textbox')).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  for (const menu of ['History', 'Export']) {
    await press(page, menu)
    await expect(page.getByRole('dialog', { name: menu })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.route('**/design/preview', (route) => route.fulfill({ status: 500, body: '' }))
  await headline.press('ArrowDown')
  await expect(page.getByText('The preview could not be drawn')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.unroute('**/design/preview')
  acceptRefusals(complaints)
})

test('the brand check shows the place of a finding, and its Fix button moves a name off the headline', async ({
  page,
}) => {
  await openEditor(page)
  const logo = findSlot(page, /^(Logo|Brand name)/)
  const headline = findSlot(page, /^Headline, /)
  await press(page, 'Brand check')
  await expect(page.getByText(/^\d+\/100/)).toBeVisible({ timeout: 30_000 })
  await logo.click()
  const [from, to] = [await readBox(logo), await readBox(headline)]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
  await expectDrawn(page)
  const fix = page.getByRole('button', { name: 'Fix: Move it to a free place' })
  await expect(fix).toBeVisible({ timeout: 30_000 })
  await page.getByRole('list', { name: 'Rules' }).getByTitle('Show on the canvas').first().click()
  await expect(findCanvas(page).getByRole('img', { name: /^Place of / })).toBeVisible()
  await fix.click()
  await expectDrawn(page)
  await expect(fix).toHaveCount(0, { timeout: 30_000 })
  await press(page, 'History')
  await expect(page.getByRole('button', { name: 'Move it to a free place' })).toBeVisible()
})

test('by pointer: a drag shows its guides, a double click edits the words, undo takes both back, and the draft is there on another device', async ({
  page,
  browser,
  signet,
}) => {
  await openEditor(page)
  const headline = findSlot(page, /^Headline, /)
  const from = await readBox(headline)
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 5 })
  const center = (await readBox(findCanvas(page))).x + (await readBox(findCanvas(page))).width / 2
  await page.mouse.move(center - from.width / 2 + 22, from.y + 60, { steps: 20 })
  await expect(findCanvas(page).locator('span[data-on]').first()).toBeVisible()
  await page.mouse.up()
  await expectDrawn(page)
  await headline.dblclick({ position: await findFreePoint(headline) })
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('مرحبا 👩‍🚀 眠り')
  await page.keyboard.press('Control+Enter')
  await expectDrawn(page)
  await expect(findSlot(page, 'Headline, مرحبا 👩‍🚀 眠り')).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeVisible({ timeout: 30_000 })

  const token = (await page.evaluate(() => localStorage.getItem('signet-token'))) ?? ''
  const other = await browser.newContext({ baseURL: signet })
  await other.addInitScript((kept) => localStorage.setItem('signet-token', kept), token)
  const device = await other.newPage()
  await device.goto(page.url())
  await expect(findSlot(device, 'Headline, مرحبا 👩‍🚀 眠り')).toBeVisible({ timeout: 30_000 })
  await other.close()

  await headline.focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await expectDrawn(page)
  await expect.poll(async () => (await readBox(headline)).y).toBeCloseTo(from.y, 0)
})

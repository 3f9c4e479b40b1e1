import type { Page } from '@playwright/test'
import { expectDrawn, findCanvas, findFreePoint, findSlot, openEditor, readBox } from './editor-page.ts'
import { expect, test } from './signet.ts'

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

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

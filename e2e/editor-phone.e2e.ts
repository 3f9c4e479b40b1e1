import { devices, type Locator, type Page } from '@playwright/test'
import { createDesign, expectDrawn, findCanvas, findSlot, readPreviewPixels } from './editor-page.ts'
import { expect, expectAccessible, test } from './signet.ts'

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

const openPanel = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Panels' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .tap()

/** The visible controls of a part that are smaller than 44 pixels in one direction. */
const listSmallTargets = (part: Locator) =>
  part.locator('button, a[href], input:not([type=file]), [role=combobox]').evaluateAll((all) =>
    all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ opacityProperty: true }) && width > 1 && height > 1
      return isShown && Math.min(width, height) < 43.5 && !element.closest('[aria-label="Design"]')
        ? [`${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(width)}x${Math.round(height)}`]
        : []
    }),
  )

test('on a phone, Edit text opens the editor, where text, image, and layout are changed by touch, undone, and saved', async ({
  page,
}) => {
  const id = await createDesign(page, ['scripts/landing/bottle.png', 'scripts/landing/jar.png'])
  await page.goto('/dashboard/content')
  await page.getByRole('button', { name: 'Preview Spring' }).tap()
  await page.getByRole('button', { name: 'Edit text' }).tap()
  await page.waitForURL(`**/content/${id}/edit#text`)
  await expect(findSlot(page, /^Headline, /)).toBeVisible({ timeout: 30_000 })
  const headline = page.getByRole('textbox', { name: 'Text of Headline' })
  const before = await headline.inputValue()
  await headline.tap()
  await headline.fill('Brighter by Friday')
  await expectDrawn(page)
  await expect(findSlot(page, 'Headline, Brighter by Friday')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(headline).toHaveValue(before)
  await page.getByRole('button', { name: 'Redo' }).tap()
  await expect(headline).toHaveValue('Brighter by Friday')
  await expectDrawn(page)

  await openPanel(page, 'Layers')
  await page
    .getByRole('list', { name: 'Layers' })
    .getByRole('button', { name: /^Image/ })
    .first()
    .tap()
  await openPanel(page, 'Pictures')
  const shown = await readPreviewPixels(page)
  await page.getByRole('list', { name: 'Pictures' }).locator('button[aria-pressed=false]').first().tap()
  await expectDrawn(page)
  await expect.poll(async () => (await readPreviewPixels(page)).data.equals(shown.data)).toBe(false)

  await openPanel(page, 'Layouts')
  const layout = page.getByRole('list', { name: 'Layouts' }).locator('button[aria-pressed=false]').first()
  const name = await layout.getAttribute('aria-label')
  await layout.tap()
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveAttribute('aria-pressed', 'true', {
    timeout: 30_000,
  })
  await page.getByRole('button', { name: 'Save version' }).tap()
  await expect(page.getByText('Version saved', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.waitForURL((url) => /\/content\/\d+\/edit$/.test(url.pathname) && !url.pathname.includes(`/${id}/`))
})

test('on a phone, a slot is selected and moved by touch, and every control is at least 44 pixels large', async ({
  page,
}) => {
  const id = await createDesign(page)
  await page.goto(`/dashboard/content/${id}/edit`)
  const headline = findSlot(page, /^Headline, /)
  await expect(headline).toBeVisible({ timeout: 30_000 })
  await headline.tap()
  await expect(headline).toHaveAttribute('aria-pressed', 'true')
  await expectDrawn(page)
  await page.getByRole('button', { name: 'Bottom center' }).tap()
  await expect(page.getByRole('button', { name: 'Bottom center' })).toHaveAttribute('aria-pressed', 'true')
  await expectDrawn(page)
  for (const panel of ['Properties', 'Text', 'Layers', 'Layouts', 'Pictures', 'Brand check']) {
    await openPanel(page, panel)
    await expect(page.getByRole('list', { name: 'Layouts' }).locator('.skeleton')).toHaveCount(0, { timeout: 30_000 })
    expect({ panel, small: await listSmallTargets(page.getByRole('main')) }).toEqual({ panel, small: [] })
    await expectAccessible(page)
  }
  for (const menu of ['View', 'History', 'Export']) {
    await page.getByRole('button', { name: menu, exact: true }).tap()
    const popup = page.getByRole('dialog', { name: menu })
    await expect(popup).toBeVisible()
    expect({ menu, small: await listSmallTargets(popup) }).toEqual({ menu, small: [] })
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expect(findCanvas(page)).toBeInViewport()
})

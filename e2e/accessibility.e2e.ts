import type { Page } from '@playwright/test'
import { signUpByApi, expect, createByApi, delayCalls, test, createUser } from './signet.ts'

test.use({ reducedMotion: 'no-preference' })

const focused = (page: Page) => page.locator(':focus')

/** Presses Tab until the control with that name has the focus. */
async function tabTo(page: Page, name: string | RegExp, presses = 60): Promise<void> {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  const readName = () =>
    page.evaluate(() => {
      const element = document.activeElement
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
    })
  for (let press = 0; press < presses && !matches(await readName()); press += 1) await page.keyboard.press('Tab')
  expect(await readName()).toMatch(name)
}

const readBackground = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test('a new user can create an image, delete it and undo the deletion with the keyboard alone', async ({ page }) => {
  await signUpByApi(page)
  await tabTo(page, 'Start in a minute')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Brand name')).toBeFocused()
  await page.keyboard.type('Nocte')
  await tabTo(page, 'Make my first picture')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'There it is' })).toBeFocused({ timeout: 60_000 })

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused()
  await page.keyboard.type('my content')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'My Content' })).toBeFocused()
  await tabTo(page, /^Preview /)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(focused(page)).toHaveAccessibleName(/^Preview /)

  await page.keyboard.press('Delete')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No content yet')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(focused(page)).toHaveCount(1)
})

test('a busy button keeps the focus, and a removed element passes it on', async ({ page }) => {
  await createUser(page)
  for (const name of ['Acme', 'Bravo']) await createByApi(page, '/api/brands', { name })
  await page.goto('/dashboard/configuration')
  await delayCalls(page, '**/api/config', 600)
  await page.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText('Processing…')
  await expect(page.getByText('Configuration saved')).toBeVisible()
  await expect(focused(page)).toHaveText('Save')

  await page.goto('/dashboard/brands')
  const brand = page.getByRole('article', { name: 'Bravo' })
  await brand.getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(brand.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(brand).toBeHidden()
  await expect(page.getByRole('article', { name: 'Acme' }).locator(':focus')).toHaveCount(1)
})

test('deleting in a dialog moves the focus on, even if the card is removed before the dialog has faded out', async ({
  page,
}) => {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Acme' })
  for (const isGoneFirst of [true, false]) {
    await createByApi(page, '/api/brands', { name: 'Bravo' })
    await page.goto('/dashboard/brands')
    if (isGoneFirst) await page.evaluate(fadeSlowly)
    else await delayCalls(page, '**/api/brands/*', 800)
    const brand = page.getByRole('article', { name: 'Bravo' })
    const dialog = page.getByRole('dialog')
    await brand.getByRole('button', { name: 'Delete' }).press('Enter')
    await dialog.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(isGoneFirst ? brand : dialog).toBeHidden()
    await expect(isGoneFirst ? dialog : brand).toBeVisible()
    await expect(page.getByRole('article', { name: 'Acme' }).locator(':focus')).toHaveCount(1)
    await expect(brand).toBeHidden()
  }
})

/** Runs in the page. Slows down dialogs, so that they take 1.5 seconds to fade out. */
function fadeSlowly(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=dialog], [role=alertdialog] { transition-duration: 1.5s !important }')
  document.adoptedStyleSheets = [sheet]
}

test('at 400 % zoom no bar covers the focused element', async ({ page }) => {
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Acme' })
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/dashboard/products?new', '/dashboard/settings']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press(key)
        expect(await page.evaluate(coveredFocus), `${path}, ${key} ${press + 1}`).toBe(null)
      }
  }
})

/** Runs in the page. Returns the label of the focused element if other elements cover it completely, otherwise null. */
function coveredFocus(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const shown = element.closest('label') ?? element
  const { left, top, width, height } = shown.getBoundingClientRect()
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      return hit !== null && (shown.contains(hit) || hit.contains(shown))
    }),
  )
  return isSeen ? null : (element.getAttribute('aria-label') ?? element.textContent)
}

test('with forced colors, the selection is visible and brands keep their colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Acme', primary_color: '#124E42' })
  await page.evaluate(() => localStorage.setItem('signet-theme', 'light'))
  await page.goto('/dashboard/brands')
  await expect(page.getByRole('article', { name: 'Acme' })).toBeVisible()
  const plain = await readBackground(page, 'nav a:not([aria-current])')
  expect(await readBackground(page, 'nav a[aria-current]')).not.toBe(plain)
  expect(await readBackground(page, '[aria-pressed=true]')).not.toBe(await readBackground(page, '[aria-pressed=false]'))
  expect(await readBackground(page, 'article [style*=background]')).toBe('rgb(18, 78, 66)')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  expect(await readBackground(page, '[role=option][aria-selected=true]')).not.toBe(
    await readBackground(page, '[role=option][aria-selected=false]'),
  )
  const border = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).borderTopWidth)
  expect(border).toBe('1px')
  await page.goto('/dashboard/generator')
  const bars = page.getByRole('progressbar', { name: 'Progress of the wizard' }).locator('.rounded-full')
  await expect(bars).toHaveCount(7)
  const colors = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor))
  expect(colors[0]).not.toBe(colors[1])
})

test('with reduced motion, nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await createUser(page)
  await delayCalls(page, '**/api/content?*', 1500)
  await page.goto('/dashboard/content')
  await expect(page.getByRole('status', { name: 'Loading content' })).toBeVisible()
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
        .map((animation) => ('animationName' in animation ? animation.animationName : 'a transition')),
    )
  expect(await moving()).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await moving()).toEqual([])
})

import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog } from '../../testing/page/controls.ts'
import { emulateMedia } from '../../testing/browser/media.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { holdReply } from '../../testing/replies/replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const readBackground = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`${selector} is missing`)
  return getComputedStyle(element).backgroundColor
}
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(dialog()).toBeVisible()
}

useApp()

describe('with forced colors', () => {
  afterEach(() => emulateMedia({}))

  test('the selection is visible and brands keep their colors', async () => {
    const stored = storeBrands()
    stored.addBrand({ name: 'Acme', primary_color: '#124E42' })
    localStorage.setItem('signet-theme', 'light')
    await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' })
    await signIn(stored.answers)
    await openScreen('/dashboard/brands', 'My Brands')
    await expect.element(page.getByRole('article', { name: 'Acme' })).toBeVisible()
    expect(readBackground('nav a[aria-current]')).not.toBe(readBackground('nav a:not([aria-current])'))
    expect(readBackground('[aria-pressed=true]')).not.toBe(readBackground('[aria-pressed=false]'))
    expect(readBackground('article [style*=background]')).toBe('rgb(18, 78, 66)')
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
    await openPalette()
    await expect.element(page.getByRole('option', { selected: true })).toHaveLength(1)
    expect(readBackground('[role=option][aria-selected=true]')).not.toBe(
      readBackground('[role=option][aria-selected=false]'),
    )
    expect(getComputedStyle(dialog().element()).borderTopWidth).toBe('1px')
  })

  test('the step of the wizard is visible', async () => {
    await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' })
    await signIn()
    await openScreen('/dashboard/generator', 'Content Generator')
    const progress = page.getByRole('progressbar', { name: 'Progress of the wizard' }).element()
    const colors = [...progress.querySelectorAll('.rounded-full')].map((bar) => getComputedStyle(bar).backgroundColor)
    expect(colors).toHaveLength(7)
    expect(colors[0]).not.toBe(colors[1])
  })
})

test('with reduced motion, nothing moves by itself', async () => {
  const held = holdReply(() => ({ content: [], total: 0 }))
  await signIn({ 'GET /api/content': held.answer })
  await openApp('/dashboard/content')
  await expect.element(page.getByRole('status', { name: 'Loading content' })).toBeVisible()
  expect(listMoving()).toEqual([])
  await openPalette()
  expect(listMoving()).toEqual([])
})

/** The names of all animations that take longer than 10 ms. */
const listMoving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition'))

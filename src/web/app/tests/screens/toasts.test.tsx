import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { passTime, passTimeUntil, stopClock, useClock } from '../../testing/browser/clock.ts'
import { button } from '../../testing/page/controls.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { failCalls } from '../../testing/browser/network.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'

/** A toast fades out and is removed one second after its time. */
const FADE_MS = 1000
const popup = (text: string) => page.getByText(text, { exact: true }).element().closest('.popup')
const toast = (text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })
const cards = page.getByRole('article')
const undo = button('Undo')
const isShown = (text: string) => () => page.getByText(text, { exact: true }).query() !== null
const movePointerAway = () => page.getByRole('heading', { level: 1 }).hover()

useApp()
useClock()
useMotion()

async function openLibrary(): Promise<void> {
  await signIn({ 'POST /api/content/*/restore': {} })
  await openApp('/dashboard/content')
  await expect.element(page.getByText('Showing 13 of 13 items')).toBeVisible()
}

/** Deletes the first item of the library while the clock is stopped. */
async function deleteFirst(): Promise<void> {
  await cards.first().hover()
  await cards.first().getByRole('button', { name: 'Delete' }).click()
  await button('Confirm').click()
  await passTimeUntil(() => toast('Deleted').query() !== null)
}

async function failToFavorite(): Promise<void> {
  failCalls('/api/content/*/favorite', 'no answer')
  await cards.first().hover()
  await cards.first().getByRole('button', { name: 'Favorite' }).click()
}

/** Checks that a toast is still there a second before its time, fades out at its time, and is then removed. */
async function expectGoneAfter(text: string, ms: number): Promise<void> {
  const note = popup(text)
  const expectOpacity = (opacity: string) => expect.poll(() => note && getComputedStyle(note).opacity).toBe(opacity)
  await expectOpacity('1')
  await passTime(ms - 1000)
  await expectOpacity('1')
  await passTime(1000)
  await expectOpacity('0')
  await passTimeUntil(() => !isShown(text)(), FADE_MS / 10)
}

test('a success toast stays two seconds, also for a deletion, whose undo offer stays below the list', async () => {
  await openLibrary()
  stopClock()
  await deleteFirst()
  await expect.element(page.getByText('Showing 12 of 12 items')).toBeVisible()
  await movePointerAway()
  await expectGoneAfter('Deleted', 2000)
  await expect.element(page.getByText('“Generated Image” is in the trash.')).toBeVisible()
  // The focused toast stays.
  await userEvent.keyboard('{F6}')
  await expect.element(undo).toHaveFocus()
  await expectAccessibleInBothThemes()
  await passTime(60_000)
  await userEvent.keyboard('{Enter}')
  await passTimeUntil(isShown('Showing 13 of 13 items'))
  await expect.element(undo).not.toBeInTheDocument()

  await deleteFirst()
  await movePointerAway()
  await passTime(8000)
  await expect.element(undo).toBeVisible()
  await passTime(20_000)
  await expect.element(undo).not.toBeInTheDocument()

  await deleteFirst()
  await page.getByRole('link', { name: 'My Brands' }).click()
  await passTimeUntil(() => page.getByRole('heading', { name: 'My Brands' }).query() !== null)
  await expect.element(undo).not.toBeInTheDocument()
})

test('the focus keeps an error, and F6 leads to the first button of the messages', async () => {
  await openLibrary()
  stopClock()
  await failToFavorite()
  const error = toast('Failed to update favorite')
  await passTimeUntil(() => error.query() !== null)
  await userEvent.keyboard('{F6}')
  await expect.element(button('Dismiss')).toHaveFocus()
  // The focus stops the time of the messages.
  await passTime(10_000)
  await expect.element(error).toBeVisible()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await movePointerAway()
  await passTime(4000)
  await passTimeUntil(() => error.query() === null, FADE_MS / 10)
})

test('toasts are at the top right, a success for two seconds', async () => {
  await signIn()
  await openScreen('/dashboard/settings', 'Settings')
  await page.getByLabelText('Username').fill('Ann')
  stopClock()
  await button('Save').click()
  await passTimeUntil(isShown('Profile updated'))
  const box = popup('Profile updated')?.getBoundingClientRect()
  expect(box?.top).toBeLessThan(40)
  expect(window.innerWidth - (box?.right ?? 0)).toBeLessThan(40)
  await expectGoneAfter('Profile updated', 2000)
})

test('an error is shown for four seconds, and at most twenty toasts', async () => {
  await signIn()
  await openScreen('/dashboard/generate', 'Quick Generate')
  const refused = 'Please select a valid image file'
  const chooser = document.querySelector('input[type="file"]') ?? document.body
  const choose = () => userEvent.upload(chooser, new File(['a'], 'a.txt', { type: 'text/plain' }))
  stopClock()
  await choose()
  await passTimeUntil(isShown(refused))
  await expectGoneAfter(refused, 4000)
  const notes = page.getByText(refused, { exact: true })
  for (let count = 0; count < 23; count += 1) await choose()
  await expect.element(notes).toHaveLength(20)
  await button('Dismiss').first().click()
  await passTimeUntil(() => notes.length === 19, FADE_MS / 10)
})

test('a toast is on neither the search nor an open dialog', async () => {
  await openLibrary()
  const measure = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
  const note = () => measure(document.querySelector('[aria-keyshortcuts=F6] .popup'))
  const search = page.getByRole('button', { name: /^Search/ }).first()
  await failToFavorite()
  await expect.poll(() => note().height).toBeGreaterThan(0)
  expect(measure(search.element()).right).toBeLessThan(note().left)
  await cards.first().getByRole('button', { name: 'Delete' }).click()
  await expect.element(button('Confirm')).toBeVisible()
  await expect.poll(() => measure(document.querySelector('[role=dialog]')).top).toBeGreaterThanOrEqual(note().bottom)
  await button('Cancel').click()
  await expect.element(button('Confirm')).not.toBeInTheDocument()
  await page.viewport(390, 844)
  await expect.poll(() => note().top).toBeGreaterThanOrEqual(measure(search.element()).bottom)
})

test('several toasts are as high as one, with the newest error on top, and all are shown while the pile has the focus', async () => {
  await openLibrary()
  stopClock()
  await deleteFirst()
  await movePointerAway()
  await failToFavorite()
  await passTimeUntil(isShown('Failed to update favorite'))
  await movePointerAway()
  const heights = () => ['Failed to update favorite', 'Deleted'].map((text) => popup(text)?.getBoundingClientRect())
  // The pile moves together first.
  await expect
    .poll(() => {
      const [top, below] = heights()
      return [(below?.top ?? 0) - (top?.top ?? 0), (below?.bottom ?? 0) - (top?.bottom ?? 0)]
    })
    .toEqual([0, expect.closeTo(6, 0)])
  expect([popup('Failed to update favorite')?.matches('[inert]'), popup('Deleted')?.matches('[inert]')]).toEqual([
    false,
    true,
  ])
  await userEvent.keyboard('{F6}')
  await expect.poll(() => heights().map((box) => box?.height)).toEqual([heights()[0]?.height, heights()[0]?.height])
  const [first, second] = heights()
  expect(Math.abs((first?.top ?? 0) - (second?.top ?? 0))).toBeGreaterThan(first?.height ?? 0)
  expect(popup('Deleted')?.matches('[inert]')).toBe(false)
  await expectAccessibleInBothThemes()
})

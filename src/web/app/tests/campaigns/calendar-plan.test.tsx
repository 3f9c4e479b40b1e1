import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button, dialog } from '../../testing/page/controls.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { region } from '../../testing/page/parts.ts'
import { storeCalendar } from '../../testing/stored/stored-calendar.ts'

useApp()

const MOVE = 'PATCH /api/campaigns/*/cells'
const FORMATS = ['instagram.post', 'google.ad.300x250'] as const

/** A day and what is said about it. */
const day = (name: string): Locator => page.getByRole('gridcell', { name: new RegExp(`^${name}`) })
const waiting = region('Without a day').getByRole('button')

async function openMonth(): Promise<void> {
  await signIn(storeCalendar(FORMATS))
  await openScreen('/dashboard/calendar?view=month&day=2026-12-08', 'Calendar')
  await expect.element(waiting).toHaveLength(4)
}

const drag = (format: RegExp, to: Locator) =>
  userEvent.dragAndDrop(region('Without a day').getByRole('button', { name: format }), to)

test('a post is planned by dragging, moved with the keyboard, and its move is undone', async () => {
  await openMonth()
  await expect.element(page.getByText(/^Signet plans and does not publish\./)).toBeVisible()
  await expectAccessibleInBothThemes()
  await drag(/Instagram · Post.*English/, day('Thursday, December 10, 2026'))
  await expect.element(day('Thursday, December 10, 2026, 1 planned')).toBeVisible()
  await expect.element(waiting).toHaveLength(3)

  // Arrow keys move between days, Enter reaches the post, Shift and an arrow key move it.
  const first = await day('Tuesday, December 8, 2026').findElement()
  first.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(day('Thursday, December 10, 2026, 1 planned')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Shift>}{ArrowDown}{/Shift}')
  await expect.element(day('Thursday, December 17, 2026, 1 planned').getByRole('button')).toHaveFocus()
  await expect.element(page.getByText('Moved to Thu, Dec 17')).toBeVisible()
  await button('Undo').click()
  await expect.element(day('Thursday, December 10, 2026, 1 planned')).toBeVisible()
  const days = ['2026-12-10', '2026-12-17', '2026-12-10']
  await expect.poll(() => listSent(MOVE)).toEqual(days.map((planned_on) => ({ ids: [1], planned_on })))
})

test('a post is planned in a dialog, and is in the week too', async () => {
  await openMonth()
  await region('Without a day')
    .getByRole('button', { name: /Google Ads.*English/ })
    .click()
  await dialog().getByLabelText('Planned day', { exact: true }).fill('2026-12-31')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(day('Thursday, December 31, 2026, 1 planned')).toBeVisible()
  await openScreen('/dashboard/calendar?view=month&day=2026-12-30', 'Calendar')
  await expect.element(day('Thursday, December 31, 2026, 1 planned')).toBeVisible()
  await button('Week').click()
  await expect.element(page.getByRole('gridcell')).toHaveLength(7)
  await expect.element(day('Thursday, December 31, 2026, 1 planned')).toBeVisible()
  expect(listSent(MOVE)).toEqual([{ ids: [3], planned_on: '2026-12-31' }])
})

test('the address of the feed is shown once, replaced and removed', async () => {
  await openMonth()
  await button('Subscribe').click()
  const feed = page.getByRole('dialog', { name: 'Calendar feed' })
  const address = feed.getByLabelText('Address')
  await feed.getByRole('button', { name: 'Create an address' }).click()
  await expect.element(address).toHaveValue(`${window.location.origin}/api/calendar/feeds/secret-1`)
  await expectAccessible()
  await feed.getByRole('button', { name: 'Replace the address' }).click()
  await page.getByRole('dialog', { name: 'Replace the address?' }).getByRole('button', { name: 'Replace' }).click()
  await expect.element(address).toHaveValue(`${window.location.origin}/api/calendar/feeds/secret-2`)
  await feed.getByRole('button', { name: 'Close' }).click()
  await button('Subscribe').click()
  await expect.element(feed.getByText(/^There is an address since/)).toBeVisible()
  await expect.element(address).not.toBeInTheDocument()
  await feed.getByRole('button', { name: 'Remove the address' }).click()
  await page.getByRole('dialog', { name: 'Remove the address?' }).getByRole('button', { name: 'Remove' }).click()
  await expect.element(feed.getByRole('button', { name: 'Create an address' })).toBeVisible()
})

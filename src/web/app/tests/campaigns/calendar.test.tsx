import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { CellsChange } from '#contract/campaigns/cells.ts'
import { expectPath } from '../../testing/page/controls.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { createPost } from '../../testing/stored/stored-calendar.ts'

useApp()

const MOVE = 'PATCH /api/campaigns/*/cells'
const EMPTY: Answers = {
  'GET /api/calendar': { cells: [] },
  'GET /api/calendar/unscheduled': { cells: [], total: 0 },
}
const POST = createPost(4, { planned_on: '2026-12-10' })

/** The only post of a day. */
const planned = (day: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${day}, 1 planned`) }).getByRole('button')

test('without campaigns, the calendar says what it shows', async () => {
  await signIn(EMPTY)
  await openScreen('/dashboard/calendar', 'Calendar')
  await expect.element(page.getByRole('heading', { name: 'Nothing to plan yet' })).toBeVisible()
  await page.getByRole('link', { name: 'New campaign' }).click()
  await expectPath('/dashboard/campaigns/new')
})

test('a post that is moved again before its move is stored stays on its newest day', async () => {
  const { answers, release, moved } = storePost()
  await signIn(answers)
  await openScreen('/dashboard/calendar?view=month&day=2026-12-10', 'Calendar')
  const post = await planned('Thursday, December 10, 2026').findElement()
  post.focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(planned('Thursday, December 17, 2026')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(planned('Thursday, December 24, 2026')).toHaveFocus()
  release()
  await expect.poll(() => moved).toHaveLength(2)
  await expect.element(page.getByText('Moved to Thu, Dec 24')).toBeVisible()
  expect(moved).toEqual(['2026-12-17', '2026-12-24'])
  expect(listSent(MOVE)).toEqual(moved.map((planned_on) => ({ ids: [POST.id], planned_on })))
  await expect.element(planned('Thursday, December 24, 2026')).toHaveFocus()
})

/** A stored post. Its first move is stored when `release` is called. */
function storePost() {
  const moved: string[] = []
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const answers: Answers = {
    ...EMPTY,
    'GET /api/calendar': () => ({ cells: [{ ...POST, planned_on: moved.at(-1) ?? POST.planned_on }] }),
    [MOVE]: async (_: URL, sent: BodyInit | null) => {
      if (listSent(MOVE).length === 1) await promise
      moved.push(CellsChange.parse(JSON.parse(z.string().parse(sent))).planned_on ?? '')
      return { cells: [] }
    },
  }
  return { answers, release, moved }
}

import { expect, onTestFinished, test } from 'vitest'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { openStudio } from './studio.ts'
import { openWorkBudget, WorkLimitError } from './work-budget.ts'

const BRIEF = createBrief({ width: 4096, height: 4096 })
const COPY = createCopy('Wake up to brighter skin')
const CHECKED = { ratio: 1, check: true }

function openTestStudio() {
  const studio = openStudio({ threads: 1 })
  onTestFinished(() => studio.close())
  return studio
}

test('the previews of a request use one budget of CPU time, and a request without a rest of it draws nothing more', async () => {
  const studio = openTestStudio()
  const budget = openWorkBudget(60_000)
  await studio.preview(createBrief(), COPY, {}, CHECKED, { budget })
  const first = 60_000 - budget.leftMs
  await studio.preview(createBrief(), COPY, {}, CHECKED, { budget })
  const both = 60_000 - budget.leftMs
  expect([first > 0, both > first]).toEqual([true, true])
  await expect(studio.preview(BRIEF, COPY, {}, CHECKED, { budget: openWorkBudget(0) })).rejects.toThrow(WorkLimitError)
})

test('a task that uses up its CPU time ends with its thread, and the next one is drawn', async () => {
  const studio = openTestStudio()
  const budget = openWorkBudget(100)
  await expect(studio.preview(BRIEF, COPY, {}, CHECKED, { budget })).rejects.toThrow(WorkLimitError)
  expect(budget.leftMs).toBeLessThanOrEqual(0)
  expect(await studio.preview(createBrief(), COPY, {}, CHECKED)).toMatchObject({ layout: expect.any(String) })
})

test('an abort while a task waits for a thread removes it', async () => {
  const studio = openTestStudio()
  const running = studio.preview(createBrief(), COPY, {}, CHECKED)
  const abort = new AbortController()
  const waiting = studio.preview(BRIEF, COPY, {}, CHECKED, { signal: abort.signal })
  abort.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  expect(await running).toMatchObject({ layout: expect.any(String) })
})

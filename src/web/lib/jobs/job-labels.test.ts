import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { JobDetail, Task } from '#contract/generation/generator.ts'
import { buildRephraseUrl, findFailureAction } from './failure-actions.ts'
import { describeJobEnd, describeFailure, taskSeconds, taskState } from './job-labels.ts'
import { CONTENT_LISTS } from '#web/lib/api/content.ts'
import { isFinished, jobProgress, jobQuery, jobsQuery, showJob, withJob } from './jobs.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'

const began = '2026-11-21T12:00:00.000Z'
const at = (seconds: number) => Date.parse(began) + seconds * 1000
const task = (part: Partial<Task>) =>
  ({
    content_type: 'image',
    platform: 'instagram',
    dimensions: '1080x1080',
    ended_at: null,
    progress: 0,
    ...part,
  }) as Task
const job = (part: Partial<JobDetail>) => ({ id: 1, tasks: [], failures: {}, ...part }) as JobDetail

test.each([
  [{ state: 'queued', stage: null, retry_at: null }, 'Waiting'],
  [{ state: 'running', stage: 'render', retry_at: null }, 'Rendering'],
  [{ state: 'running', stage: 'render', scene: { number: 3, count: 6 }, retry_at: null }, 'Rendering scene 3 of 6'],
  [
    { state: 'running', stage: 'render', scene: { number: 3, count: 6, frame: 90, frames: 240 }, retry_at: null },
    'Rendering scene 3 of 6, frame 90 of 240',
  ],
  [{ state: 'running', stage: null, retry_at: null }, 'Starting'],
  [{ state: 'retry_wait', stage: null, retry_at: '2026-11-21T12:01:30.000Z' }, 'Trying again in 1 min 30 s'],
  [{ state: 'retry_wait', stage: null, retry_at: '2026-11-21T11:59:00.000Z' }, 'Trying again'],
  [{ state: 'succeeded', stage: null, retry_at: null }, 'Done'],
] as const)('an item that is %j reads "%s"', (state, text) => {
  expect(taskState(state, at(0))).toBe(text)
})

test('the time of an item counts while it runs, and stops afterwards', () => {
  expect(taskSeconds(task({ started_at: began }), at(8))).toBe(8)
  expect(taskSeconds(task({ started_at: began, ended_at: new Date(at(2.5)).toISOString() }), at(8))).toBe(2.5)
  expect(taskSeconds(task({ started_at: null }), at(8))).toBeNull()
  expect(taskSeconds(task({ started_at: began }), at(-5))).toBe(0)
})

test('the notification at the end of a job depends on its results', () => {
  const [done, failed] = [task({ state: 'succeeded' }), task({ state: 'failed' })]
  expect(describeJobEnd(job({ status: 'succeeded', tasks: [done] }))?.text).toBe('Content generated successfully! 🎉')
  expect(describeJobEnd(job({ status: 'partially_failed', tasks: [done, failed] }))).toMatchObject({ isGood: true })
  const failures = { 'image:instagram': 'No.', 'image:facebook': 'No.' }
  expect(describeJobEnd(job({ status: 'failed', tasks: [failed], failures }))).toEqual({
    isGood: false,
    text: 'Generation failed: No.',
  })
  expect(describeJobEnd(job({ status: 'cancelled' }))).toBeNull()
  expect(describeFailure({ 'image:instagram': 'No.', 'image:facebook': 'Never.' })).toBe('Failed to generate')
})

test('the progress of a job is that of its items, where an ended item counts in full', () => {
  expect(jobProgress(job({ tasks: [task({ ended_at: began }), task({ progress: 0.5 })] }))).toBe(0.75)
  expect(jobProgress(job({}))).toBe(0)
})

test('a job is in the list once, newest first', () => {
  const list = [job({ id: 4 }), job({ id: 2 })]
  expect(withJob(list, job({ id: 3 })).map(({ id }) => id)).toEqual([4, 3, 2])
  expect(withJob(list, job({ id: 2, status: 'failed' }))[1]).toMatchObject({ id: 2, status: 'failed' })
  expect(isFinished({ status: 'running' })).toBe(false)
  expect(isFinished({ status: 'cancelled' })).toBe(true)
})

test('a change of a job updates its details, the list, and the library if it has new results', () => {
  const client = new QueryClient()
  const library = [...CONTENT_LISTS, {}, 24]
  client.setQueryData(jobsQuery.queryKey, [job({ id: 1, status: 'queued' })])
  client.setQueryData(library, [])
  showJob(client, job({ id: 1, status: 'running', result_content_ids: [] }))
  expect(client.getQueryState(library)?.isInvalidated).toBe(false)
  showJob(client, job({ id: 1, status: 'running', result_content_ids: [7] }))
  expect(client.getQueryState(library)?.isInvalidated).toBe(true)
  expect(client.getQueryData(jobQuery(1).queryKey)?.result_content_ids).toEqual([7])
  expect(client.getQueryData(jobsQuery.queryKey)?.map(({ status }) => status)).toEqual(['running'])
})

test.each([
  ['refused_prompt', 'rephrase'],
  ['refused_picture', 'rephrase'],
  ['key_invalid', 'key'],
  ['budget_reached', 'budget'],
  ['platform_limit', 'key'],
  ['overload', null],
  [null, null],
])('a failure of code %s offers %s', (code, way) => {
  expect(findFailureAction(code)).toBe(way)
})

test('rephrasing keeps the texts', () => {
  const brief = { brand_id: 3, prompt: null, brand_name: 'Nocte', product_name: null }
  const address = (part: Partial<JobDetail>) =>
    new URL(buildRephraseUrl(job({ ...brief, ...part }), task({})), 'http://signet').searchParams
  expect(address({ instructions: 'Free shipping' }).get('prompt')).toBe('Free shipping')
  expect(address({ instructions: null }).get('prompt')).toBe('Image · Instagram for Nocte')
  expect(address({}).get('brand')).toBe('3')
  expect(address({}).get('dimensions')).toBe('1080x1080')
})

test.each([
  ['google.ad.300x250', 'google.ad.300x250'],
  [undefined, null],
])('rephrasing keeps the format %s, because formats of the same size have other safe areas', (format, kept) => {
  const address = buildRephraseUrl(job({ brand_id: 3, prompt: 'A calm post' }), task({ format }))
  expect(new URL(address, 'http://signet').searchParams.get('format')).toBe(kept)
})

test('option values are shown as names', () => {
  expect(['black_friday', 'linkedin', 'image'].map(optionLabel)).toEqual(['Black Friday', 'LinkedIn', 'Image'])
})

import { expect, test } from 'vitest'
import type { ItemState } from '../../infrastructure/db/generation-tables.ts'
import { deriveJobState } from './end-job.ts'

test.each<[ItemState[], string]>([
  [['queued', 'queued'], 'queued'],
  [['running', 'queued'], 'running'],
  [['retry_wait', 'failed'], 'running'],
  [['succeeded', 'queued'], 'running'],
  [['succeeded', 'succeeded'], 'succeeded'],
  [['succeeded', 'failed'], 'partially_failed'],
  [['succeeded', 'cancelled'], 'partially_failed'],
  [['failed', 'cancelled'], 'failed'],
  [['cancelled', 'cancelled'], 'cancelled'],
])('a job with items that are %o is %s', (states, expected) => {
  expect(deriveJobState(states.map((state) => ({ state })))).toBe(expected)
})

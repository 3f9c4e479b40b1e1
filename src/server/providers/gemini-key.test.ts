import { expect, test } from 'vitest'
import { TEST_KEY, useGemini } from '../testing/gemini/gemini-provider.ts'
import type { GeminiFaultName } from '../testing/gemini/gemini-server.ts'
import { testGeminiKey } from './gemini-key.ts'

const parts = useGemini()

test('a valid key is accepted at no cost, and is sent in a header', async () => {
  const { server } = parts()
  expect(await testGeminiKey(server.url, TEST_KEY)).toBe('accepted')
  expect(server.requests).toMatchObject([{ kind: 'models', url: '/v1beta/models?pageSize=1', key: TEST_KEY }])
  expect(server.ledger).toEqual([])
})

const ANSWERS: [GeminiFaultName, string][] = [
  ['bad_key', 'rejected'],
  ['expired_key', 'rejected'],
  ['leaked_key', 'rejected'],
  ['blocked_key', 'rejected'],
  ['429', 'accepted'],
  ['quota_day', 'accepted'],
  ['500', 'unreachable'],
  ['503', 'unreachable'],
  ['reset', 'unreachable'],
  ['redirect', 'unreachable'],
]
test.each(ANSWERS)('after a reply with %s the key is %s', async (name, outcome) => {
  const { server } = parts()
  server.next(name)
  expect(await testGeminiKey(server.url, TEST_KEY)).toBe(outcome)
})

import { describe, expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { aCall, aVideo, byRules, expectFault, useGemini } from '../../testing/gemini/gemini-provider.ts'
import type { GeminiFaultName } from '../../testing/gemini/gemini-server.ts'
import { modelRetired } from '../faults.ts'
import { toProviderFault } from './faults.ts'
import {
  ANSWERED,
  BROKE,
  free,
  GARBLED,
  LOST,
  MAY_HAVE_STARTED,
  retired,
  TOO_LONG,
  twice,
  type FaultRow,
  UNREADABLE,
} from '../../testing/faults/fault-table.ts'
import { TransportFault } from '../transport-fault.ts'

const parts = useGemini()

const CALLS = {
  copy: () => parts().gemini.writeCopy(createBrief(), aCall()),
  picture: () => parts().gemini.paintImage(createBrief(), [], aCall()),
  film: () => parts().gemini.startVideo(aVideo, [], aCall()),
}

async function expectRow(
  call: () => Promise<unknown>,
  [name, code, sentence, again, status]: FaultRow,
  mayBePaid = code === 'lost' || code === 'broken_answer',
) {
  parts().server.next(name)
  const fault = await expectFault(call())
  expect([fault.code, fault.message, fault.again, fault.status]).toEqual([code, sentence, again, status])
  expect([fault.spend, fault.mayBePaid]).toEqual([null, mayBePaid])
  expect(parts().server.requests).toHaveLength(1)
}

describe.each(['copy', 'picture'] as const)('a failed call for a %s', (kind) => {
  const model = kind === 'copy' ? 'gemini-3.8-flash' : 'gemini-nano-banana-2.1'
  const lost = LOST.map((name): FaultRow => [name, 'lost', BROKE, twice, 502])
  const garbled = GARBLED.map((name): FaultRow => [name, 'broken_answer', UNREADABLE, twice, 502])
  test.each([...ANSWERED, retired(model), ...lost, ...garbled])('%s is %s: %s', (...row) => expectRow(CALLS[kind], row))
})

describe('a video that the service does not start', () => {
  const names = [...LOST, ...GARBLED, 'empty_object', 'array'] as GeminiFaultName[]
  const doubtful = names.map((name): FaultRow => [name, 'lost', MAY_HAVE_STARTED, 'never', 502])
  test.each([...ANSWERED, retired('gemini-omni-1.2-flash'), ...doubtful])('%s is %s: %s', (...row) =>
    expectRow(CALLS.film, row),
  )
})

describe('a failed poll', () => {
  const lost = LOST.map((name): FaultRow => [name, 'lost', BROKE, free(), 502])
  const garbled = [...GARBLED, 'empty_object' as const, 'array' as const].map((name): FaultRow => [
    name,
    'broken_answer',
    UNREADABLE,
    free(),
    502,
  ])
  const gone: FaultRow = [
    'retired',
    'lost',
    'The provider no longer has this video. Please generate it again.',
    'never',
    502,
  ]
  test.each([...ANSWERED, gone, ...lost, ...garbled])('%s is %s: %s', async (...row) => {
    const { gemini, server } = parts()
    const { interaction_id, model } = await gemini.startVideo(aVideo, [], aCall())
    server.reset()
    await expectRow(() => gemini.pollVideo(interaction_id, model, aCall()), row, true)
  })
})

test('a long wait is part of the message', async () => {
  parts().server.next('quota')
  expect((await expectFault(CALLS.picture())).retryAfterSeconds).toBe(36_990)
  parts().server.next('429', { retryAfter: 121 })
  const fault = await expectFault(CALLS.picture())
  expect([fault.message, fault.again]).toEqual(["The provider's quota is used up. Try again in 3 min.", 'never'])
  parts().server.next('429', { retryAfter: 120 })
  expect((await expectFault(CALLS.picture())).again).toEqual(free(120))
})

test('a call to an unreachable service is free and is retried', async () => {
  const { openGemini } = await import('./gemini.ts')
  const closed = await import('../../testing/gemini/gemini-server.ts').then((module) => module.openGeminiServer())
  await closed.close()
  const gemini = openGemini({ geminiBaseUrl: closed.url, geminiModelsFile: null }, { now: () => new Date() }, byRules)
  const fault = await expectFault(gemini.startVideo(aVideo, [], aCall()))
  expect([fault.code, fault.message, fault.again]).toEqual([
    'unreachable',
    'The provider could not be reached. Please try again in a few minutes.',
    free(),
  ])
})

test.each([
  ['once_more', 'time_out', TOO_LONG, twice],
  ['freely', 'time_out', TOO_LONG, free()],
  ['never', 'lost', MAY_HAVE_STARTED, 'never'],
] as const)('a call that may be repeated %s and takes too long is %s', (repeat, code, sentence, again) => {
  const fault = toProviderFault(new TransportFault('time_out'), repeat, () => modelRetired('x'), new Date())
  expect([fault.code, fault.message, fault.again]).toEqual([code, sentence, again])
})

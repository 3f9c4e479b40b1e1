import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { aCall, expectFault, useGemini } from '../../testing/gemini/gemini-provider.ts'
import {
  BROKEN_IMAGES,
  declined,
  NO_IMAGE,
  PICTURELESS,
  REFUSED_IMAGE,
  REFUSED_PROMPT,
  unusable,
} from '../../testing/faults/fault-table.ts'

const parts = useGemini()

test.each([...REFUSED_PROMPT, ...REFUSED_IMAGE])(
  'an image that is refused (%s) is %s and requested only once: %s',
  async (name, code, sentence) => {
    const { gemini, server } = parts()
    server.next(name)
    const fault = await expectFault(gemini.paintImage(createBrief(), [], aCall()))
    expect([fault.code, fault.message, fault.again, fault.status]).toEqual([code, sentence, 'never', 422])
    expect(fault.spend?.tokens.prompt_token_count).toBeGreaterThan(0)
    expect(fault.mayBePaid).toBe(false)
    expect(server.requests).toHaveLength(1)
  },
)

test.each(REFUSED_PROMPT)('copy that is refused (%s) is %s: %s', async (name, code, sentence) => {
  const { gemini, server } = parts()
  server.next(name)
  const fault = await expectFault(gemini.writeCopy(createBrief(), aCall()))
  expect([fault.code, fault.message, fault.again]).toEqual([code, sentence, 'never'])
})

test('text instead of an image is a refusal with a known cost', async () => {
  const { gemini, server } = parts()
  server.next('refusal_in_prose')
  const fault = await expectFault(gemini.paintImage(createBrief(), [], aCall()))
  expect([fault.code, fault.message, fault.again]).toEqual(['refused_prompt', declined(''), 'never'])
  expect(fault.spend?.estimated_cost_usd).toBeGreaterThan(0)
})

test.each(PICTURELESS)('a reply without an image (%s) is not requested again', async (name) => {
  const { gemini, server } = parts()
  server.next(name)
  const fault = await expectFault(gemini.paintImage(createBrief(), [], aCall()))
  expect([fault.code, fault.message, fault.again, fault.status]).toEqual(['no_picture', NO_IMAGE, 'never', 502])
  const isTold = name !== 'no_candidates' && name !== 'empty_object'
  expect([fault.spend === null, fault.mayBePaid]).toEqual([!isTold, !isTold])
})

/** An image that is too large is in the conformance test of all providers. */
test.each(BROKEN_IMAGES)(
  'an invalid image (%s) is not requested again, and the message states its charge',
  async (name) => {
    const { gemini, server } = parts()
    server.next(name)
    const fault = await expectFault(gemini.paintImage(createBrief(), [], aCall()))
    expect([fault.code, fault.again]).toEqual(['unusable_answer', 'never'])
    expect(fault.message).toMatch(unusable('picture', /cost about \$0\.0\d{3}/))
    expect(server.ledger).toHaveLength(1)
    expect(fault.spend?.tokens.candidates_token_count).toBe(1120)
  },
)

test.each(['refusal_in_prose', 'other_json', 'no_candidates', 'null_parts', 'empty_object'] as const)(
  'unusable copy (%s) is not requested again, and the message states its charge',
  async (name) => {
    const { gemini, server } = parts()
    server.next(name)
    const fault = await expectFault(gemini.writeCopy(createBrief(), aCall()))
    const isTold = name !== 'no_candidates' && name !== 'empty_object'
    expect([fault.code, fault.again]).toEqual(['unusable_answer', 'never'])
    expect(fault.message).toMatch(unusable('words', isTold ? /cost about \$0\.0\d{3}/ : 'may have been charged'))
    expect([fault.spend === null, fault.mayBePaid]).toEqual([!isTold, !isTold])
  },
)

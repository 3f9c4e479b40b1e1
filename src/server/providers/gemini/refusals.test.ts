import { expect, test } from 'vitest'
import { briefOf } from '#studio/testing.ts'
import { aCall, expectFault, useGemini } from '../../testing/gemini-provider.ts'
import type { GeminiFaultName } from '../../testing/gemini-server.ts'
import type { FaultCode } from './provider-fault.ts'

const parts = useGemini()

const declined = (reason: string) =>
  `The provider declined this request${reason}. Change the prompt or the pictures and try again.`
const heldBack = (reason: string) =>
  `The provider painted a picture and held it back${reason}. Change the prompt or the pictures and try again.`
const NO_PICTURE = 'The provider answered without a picture. Describe what the picture should show and try again.'
const UNREADABLE = 'The provider’s answer could not be read. Please try again.'

type Row = [GeminiFaultName, FaultCode, string]

const REFUSED_PROMPT: Row[] = [
  ['safety_prompt', 'refused_prompt', declined(' (safety rules)')],
  ['blocklist_prompt', 'refused_prompt', declined(' (a word it does not allow)')],
  ['safety', 'refused_prompt', declined(' (safety rules)')],
  ['prohibited', 'refused_prompt', declined(' (content it does not allow)')],
  ['blocklist', 'refused_prompt', declined(' (a word it does not allow)')],
  ['spii', 'refused_prompt', declined(' (personal data)')],
  ['recitation', 'refused_prompt', declined(' (too close to existing work)')],
  ['language', 'refused_prompt', declined(' (a language it does not know)')],
  ['other', 'refused_prompt', declined('')],
]
const REFUSED_PICTURE: Row[] = [
  ['image_safety', 'refused_picture', heldBack(' (safety rules)')],
  ['image_prohibited', 'refused_picture', heldBack(' (content it does not allow)')],
  ['image_recitation', 'refused_picture', heldBack(' (too close to existing work)')],
  ['image_other', 'refused_picture', heldBack('')],
]

test.each([...REFUSED_PROMPT, ...REFUSED_PICTURE])(
  'a picture that is refused (%s) is %s, asked for once, and never again: %s',
  async (name, code, sentence) => {
    const { gemini, server } = parts()
    server.next(name)
    const fault = await expectFault(gemini.paintPicture(briefOf(), [], aCall()))
    expect([fault.code, fault.message, fault.again, fault.status]).toEqual([code, sentence, 'never', 422])
    expect(fault.spend?.tokens.prompt_token_count).toBeGreaterThan(0)
    expect(server.requests).toHaveLength(1)
  },
)

test.each(REFUSED_PROMPT)('copy that is refused (%s) is %s: %s', async (name, code, sentence) => {
  const { gemini, server } = parts()
  server.next(name)
  const fault = await expectFault(gemini.writeCopy(briefOf(), aCall()))
  expect([fault.code, fault.message, fault.again]).toEqual([code, sentence, 'never'])
})

test('a refusal in prose instead of a picture is a refusal, and what it cost is known', async () => {
  const { gemini, server } = parts()
  server.next('refusal_in_prose')
  const fault = await expectFault(gemini.paintPicture(briefOf(), [], aCall()))
  expect([fault.code, fault.message, fault.again]).toEqual(['refused_prompt', declined(''), 'never'])
  expect(fault.spend?.estimated_cost_usd).toBeGreaterThan(0)
})

test.each(['no_image', 'no_candidates', 'null_parts', 'no_content', 'malformed_response', 'empty_object'] as const)(
  'an answer without a picture (%s) is not asked for again',
  async (name) => {
    const { gemini, server } = parts()
    server.next(name)
    const fault = await expectFault(gemini.paintPicture(briefOf(), [], aCall()))
    expect([fault.code, fault.message, fault.again, fault.status]).toEqual(['no_picture', NO_PICTURE, 'never', 502])
  },
)

test.each(['bad_base64', 'corrupt_image', 'cut_image', 'svg', 'huge_pixels', 'oversize'] as const)(
  'a picture that is none (%s) is refused, and may be asked for once more',
  async (name) => {
    const { gemini, server } = parts()
    server.next(name)
    const fault = await expectFault(gemini.paintPicture(briefOf(), [], aCall()))
    expect([fault.code, fault.message, fault.again]).toEqual([
      'broken_answer',
      UNREADABLE,
      { tries: 2, afterSeconds: null },
    ])
    expect(server.ledger).toHaveLength(1)
    if (name !== 'oversize') expect(fault.spend?.tokens.candidates_token_count).toBe(1120)
  },
)

test.each(['refusal_in_prose', 'other_json', 'max_tokens', 'no_candidates', 'null_parts', 'empty_object'] as const)(
  'copy that is none (%s) may be asked for once more',
  async (name) => {
    const { gemini, server } = parts()
    server.next(name)
    const fault = await expectFault(gemini.writeCopy(briefOf(), aCall()))
    expect([fault.code, fault.message, fault.again]).toEqual([
      'broken_answer',
      UNREADABLE,
      { tries: 2, afterSeconds: null },
    ])
  },
)

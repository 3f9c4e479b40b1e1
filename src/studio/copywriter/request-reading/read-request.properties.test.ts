import { expect, test } from 'vitest'
import { assert, nat, property } from 'fast-check'
import { createBrief } from '../../testing/briefs.ts'
import { findReadingFaults, RANDOM_TEXT } from '../../testing/requests/random-texts.ts'
import { readRequest } from './read-request.ts'

test('every character of a request is in exactly one piece or instruction, in its order, with allowed changes only', () => {
  assert(
    property(RANDOM_TEXT, (prompt) => {
      expect(findReadingFaults(prompt)).toEqual([])
    }),
    { numRuns: 500, seed: 42 },
  )
})

test.each(['ᲀ', '\u0378ἰ', 'ἰδέα', '1. 2', '2) 2', '1. a 2. 2', '24/7. 2'])(
  'nothing of %j is lost or changed',
  (prompt) => {
    expect(findReadingFaults(prompt)).toEqual([])
  },
)

test('the same request has the same pieces, also if another seed is drawn', () => {
  assert(
    property(RANDOM_TEXT, nat(), (prompt, seed) => {
      expect(readRequest(createBrief({ prompt, seed }))).toEqual(readRequest(createBrief({ prompt })))
    }),
    { numRuns: 100, seed: 42 },
  )
})

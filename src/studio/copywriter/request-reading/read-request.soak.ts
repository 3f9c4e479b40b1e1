import { expect, test } from 'vitest'
import { assert, property } from 'fast-check'
import { findReadingFaults, RANDOM_TEXT } from '../../testing/requests/random-texts.ts'

/** `SOAK_SEED` repeats a run. */
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000)
const RUNS = Number(process.env['SOAK_TEXTS'] ?? 20_000)

test(`of ${RUNS} random texts, no character is lost, said twice, or changed (SOAK_SEED=${SEED})`, () => {
  assert(
    property(RANDOM_TEXT, (prompt) => {
      expect(findReadingFaults(prompt)).toEqual([])
    }),
    { numRuns: RUNS, seed: SEED },
  )
})

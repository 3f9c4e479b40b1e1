import { test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { fuzzRounds } from '../../testing/fuzz/rounds.ts'

/** `SOAK_SEED` repeats a run with the same requests in the same order. */
const SEED = readSeed()
const REQUESTS = Number(process.env['SOAK_FUZZES'] ?? 40_000)

test('40,000 random requests from the OpenAPI document, half of them invalid in one place: every reply is as described', async () => {
  await fuzzRounds(ownDataDir(), REQUESTS, SEED)
})

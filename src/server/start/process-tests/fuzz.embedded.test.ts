import { test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { fuzzRounds } from '../../testing/fuzz/rounds.ts'

test('250 random requests from the OpenAPI document, half of them invalid in one place: every reply is as described', async () => {
  await fuzzRounds(preparedDataDir(), Number(process.env['SOAK_FUZZES'] ?? 250), readSeed(1))
})

import { test } from 'vitest'
import { readSeed } from '#studio/render/soak/read-seed.ts'
import { preparedDataDir } from './testing/data-dir.ts'
import { fuzzRounds } from './testing/fuzz/rounds.ts'

test('500 requests made up from the interface’s own description, half of them broken in one place: every answer is as described', async () => {
  await fuzzRounds(preparedDataDir(), Number(process.env['SOAK_FUZZES'] ?? 500), readSeed(1))
})

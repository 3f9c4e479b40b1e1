import { test } from 'vitest'
import { preparedDataDir } from './testing/data-dir.ts'
import { fuzzRounds } from './testing/fuzz/rounds.ts'

const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000)

test('1000 requests made up from the interface’s own description, half of them broken in one place: every answer is as described', async () => {
  await fuzzRounds(preparedDataDir(), Number(process.env['SOAK_FUZZES'] ?? 1000), SEED)
})

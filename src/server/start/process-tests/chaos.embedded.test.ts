import { test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { chaosRounds } from '../../testing/faults/chaos-rounds.ts'

test('with random provider failures and a kill, every job ends and all ledgers agree', async () => {
  const shares = { error: 0.2, quota: 0.1, reset: 0.05, hang: 0.05 }
  await chaosRounds(preparedDataDir(), { items: 12, kills: 1, seed: readSeed(11), shares })
})

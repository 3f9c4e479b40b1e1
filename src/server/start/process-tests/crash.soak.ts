import { test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { chaosRounds } from '../../testing/faults/chaos-rounds.ts'
import { ownDataDir } from '../../testing/data-dir.ts'

test('500 items with random provider failures and thirty kills: every job ends, and all ledgers agree', async () => {
  const shares = { error: 0.2, quota: 0.1, reset: 0.05, hang: 0.05 }
  const seed = readSeed()
  await chaosRounds(ownDataDir(), { items: 500, kills: 30, seed, shares })
})

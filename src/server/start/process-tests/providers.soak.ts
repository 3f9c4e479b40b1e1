import { expect, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { providerRounds } from '../../testing/faults/provider-rounds.ts'

/** `SOAK_CALLS=600 SOAK_KILLS=15` runs a smaller one. */
const CALLS = Number(process.env['SOAK_CALLS'] ?? 10_000)
const KILLS = Number(process.env['SOAK_KILLS'] ?? 200)

test(
  `${CALLS} calls of all providers with faults, cut networks, hangs and ${KILLS} kills: the ledgers agree to the microdollar`,
  { timeout: 4 * 3_600_000 },
  async () => {
    const outcome = await providerRounds(ownDataDir(), { calls: CALLS, kills: KILLS, seed: readSeed(20261125) })
    process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`)
    expect(outcome.succeeded).toBeGreaterThan(outcome.items / 2)
  },
)

import { expect, onTestFinished, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { hostileInputs } from '../../testing/hostile/hostile-inputs.ts'
import { openHostileSite, told } from '../../testing/hostile/hostile-rounds.ts'

/** `SOAK_SEED` repeats a run with the same variants in the same order. `SOAK_SHARE` sends fewer rounds. */
const SEED = readSeed()
const ROUNDS = Math.max(1, Math.round(10 * Number(process.env['SOAK_SHARE'] ?? 1)))
const TIMES = 40
const HOLD_MS = 300

/** The generator of Park and Miller, from 0 to below 1. */
function numbersFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return (state - 1) / 2_147_483_646
  }
}

test.runIf(process.platform === 'linux')(
  'the health check replies during variants of hostile inputs, forty at once',
  async () => {
    const site = await openHostileSite(ownDataDir())
    onTestFinished(() => site.server.kill())
    const random = numbersFrom(SEED)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const input of hostileInputs(random)) {
        const measured = await site.measure(input, TIMES)
        process.stdout.write(told(measured))
        expect(measured).toMatchObject({ failures: 0, wrong: [] })
        expect({ ...measured, isHeld: measured.hold > HOLD_MS }).toMatchObject({ isHeld: false })
      }
    }
  },
)

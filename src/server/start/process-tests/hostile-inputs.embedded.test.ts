import { expect, onTestFinished, test } from 'vitest'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { hostileInputs } from '../../testing/hostile/hostile-inputs.ts'
import { type Measured, openHostileSite, told } from '../../testing/hostile/hostile-rounds.ts'

/** The soak test sends forty at once. */
const TIMES = 2
/** The soak test sends all kinds. */
const BOMBS = ['empty arrays', 'objects of different shapes']
/** Limits for the time of a health check and for a turn of the event loop. */
const HEALTH_MS = 300

/** A fixed sequence of pseudo-random numbers. */
function sequence(): () => number {
  let at = 0
  return () => (at = (at + 0.618_034) % 1)
}

test.runIf(process.platform === 'linux')(
  'the health check replies within 300 ms while each hostile input is sent twice at once',
  async () => {
    const site = await openHostileSite(preparedDataDir())
    onTestFinished(() => site.server.kill())
    const all: Measured[] = []
    for (const input of hostileInputs(sequence(), BOMBS)) {
      const measured = await site.measure(input, TIMES)
      process.stdout.write(told(measured))
      all.push(measured)
    }
    for (const measured of all) {
      expect(measured).toMatchObject({ failures: 0, wrong: [] })
      expect({ ...measured, isHeld: measured.hold > HEALTH_MS }).toMatchObject({ isHeld: false })
      // If more programs want to run than there are cores, the time of a reply says little about the server.
      const isLate = measured.isQuiet && measured.health > HEALTH_MS
      expect({ ...measured, isLate }).toMatchObject({ isLate: false })
    }
  },
)

import { expect, test } from 'vitest'
import { type LaneTurns, openRenders } from './rendering.ts'

const COUNT = 20

/** The largest number of steps that run at once when many are asked for. None of them ends before `end`. */
async function countAtOnce(
  turns: LaneTurns,
  end: Promise<void>,
): Promise<{ running: number; ended: Promise<unknown> }> {
  let running = 0
  const steps = Array.from({ length: COUNT }, () =>
    turns(async () => {
      running += 1
      await end
    }),
  )
  await Promise.resolve()
  return { running, ended: Promise.all(steps) }
}

test.each([1, 2, 8])('no still waits for videos of its user, whatever their number, with %i cores', async (cores) => {
  const { renders, videoRenders } = openRenders(cores)('ann')
  const end = Promise.withResolvers<void>()
  const videos = await countAtOnce(videoRenders, end.promise)
  const stills = await countAtOnce(renders, end.promise)
  expect([videos.running, stills.running]).toEqual([Math.max(1, cores - 1), Math.max(2, cores)])
  end.resolve()
  await Promise.all([videos.ended, stills.ended])
})

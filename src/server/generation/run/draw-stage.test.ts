import { expect, onTestFinished, test, vi } from 'vitest'
import { openRenders } from '../../infrastructure/rendering.ts'
import { drawStage } from './draw-stage.ts'

test('a stage that a busy machine delays for minutes goes on, and one that never computes is aborted', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const patience = Promise.withResolvers<AbortSignal>()
  const drawing = drawStage(openRenders(1)('ann'), new AbortController().signal, ({ signal }) => {
    patience.resolve(signal)
    return new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))))
  })
  const failure = drawing.catch((error: unknown) => error)
  const signal = await patience.promise
  await vi.advanceTimersByTimeAsync(7 * 60_000)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toMatchObject({ message: 'aborted' })
})

test('a stage is drawn in the lane of its turns', async () => {
  const { renders, videoRenders } = openRenders(2)('ann')
  const drawn = await Promise.all(
    [renders, videoRenders].map((turns) =>
      drawStage({ renders: turns }, new AbortController().signal, ({ lane }) => Promise.resolve(lane)),
    ),
  )
  expect(drawn).toEqual(['stills', 'videos'])
})

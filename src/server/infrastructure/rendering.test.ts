import { expect, test } from 'vitest'
import { openRenders } from './rendering.ts'

test.each([1, 2, 8])('an image is rendered while as many videos as possible are, with %i cores', async (cores) => {
  const renders = openRenders(cores)('ann')
  const end = Promise.withResolvers<void>()
  let running = 0
  const videos = Array.from({ length: 10 }, () =>
    renders.films(async () => {
      running += 1
      await end.promise
    }),
  )
  await expect(renders(() => Promise.resolve('image'))).resolves.toBe('image')
  expect(running).toBe(Math.max(1, cores - 1))
  end.resolve()
  await Promise.all(videos)
})

test('with more than one core, no more steps run at once than there are cores', async () => {
  const renders = openRenders(4)('ann')
  let [running, most] = [0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? renders(work) : renders.films(work))))
  expect(most).toBe(4)
})

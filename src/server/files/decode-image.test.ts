import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkImage, prepareReferences, STRANGER_MAX_PIXELS } from '../providers/media.ts'
import { acceptImage } from './images.ts'
import { forPerson } from './run-decoder.ts'

const stored = (name: string) => readFileSync(join(import.meta.dirname, '../testing/hostile/pictures', name))
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#369' } })

test('a person has two pictures decoded at once, and the picture of somebody else does not wait for the others', async () => {
  const held = Promise.withResolvers<void>()
  const [ann, bob] = [701, 702]
  let started = 0
  const work = () => ((started += 1), held.promise)
  const running = Array.from({ length: 10 }, () => forPerson(ann, work))
  const waiting = acceptImage(ann, await plain(20, 20).png().toBuffer())
  expect(await acceptImage(bob, await plain(30, 20).png().toBuffer())).toMatchObject({ width: 30 })
  expect(started).toBe(2)
  held.resolve()
  await Promise.all(running)
  expect(await waiting).toMatchObject({ width: 20 })
})

/** The most resident memory of this process since `resetPeak`, in MiB. */
const readPeak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024
/** https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html */
const resetPeak = () => writeFileSync('/proc/self/clear_refs', '5')

describe.runIf(process.platform === 'linux')('a large picture that a provider sends', () => {
  test('is decoded in a process of its own', async () => {
    const webp = stored('webp-40-megapixels.webp')
    await checkImage(1, await plain(9, 9).png().toBuffer())
    resetPeak()
    const before = readPeak()
    expect(await checkImage(1, webp)).toMatchObject({ width: 6300 })
    expect(readPeak() - before).toBeLessThan(60)
    expect(await checkImage(1, webp, STRANGER_MAX_PIXELS)).toBeNull()
  })

  test('is refused when it is cut off', async () => {
    const jpeg = await plain(6000, 6000).jpeg({ progressive: true }).toBuffer()
    expect(await checkImage(1, jpeg.subarray(0, jpeg.length - 400))).toBeNull()
    expect(await checkImage(1, jpeg)).toMatchObject({ width: 6000 })
  })

  test('becomes a reference within the same limits', async () => {
    const webp = stored('webp-40-megapixels.webp')
    resetPeak()
    const before = readPeak()
    const [reference] = await prepareReferences(1, [{ data: webp, mime_type: 'image/webp' }])
    expect(readPeak() - before).toBeLessThan(60)
    expect(await sharp(reference?.data).metadata()).toMatchObject({ format: 'png', width: 2048, height: 2048 })
  })
})

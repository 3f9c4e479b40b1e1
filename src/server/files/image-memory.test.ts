import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FILE_SENTENCES } from '#contract/sentences/file-sentences.ts'
import { understateAvif } from '../testing/hostile/hostile-files.ts'
import { blankPng } from '../testing/images.ts'
import { measureTreeMemory, watchTreeMemory } from '../testing/tree-memory.ts'
import { spawnLimited } from './limited-process.ts'
import { acceptImage } from './images.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../testing/hostile/pictures', name))
const WEBP = read('webp-40-megapixels.webp')
const AVIF = read('avif-40-megapixels.avif')
const svgWith = (image: Buffer) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
      <image width="9" height="9" href="data:image/png;base64,${image.toString('base64')}"/></svg>`,
  )

const { avifTooLarge, svgPictures } = FILE_SENTENCES
const UNREADABLE = 'The image could not be read.'

/** Those that are taken are decoded one after another, which takes a second each. */
const [REFUSED, TAKEN] = [6, 2]
const MEMORY_MAX_MIB = 640
const STAYING_MAX_MIB = 100

describe.runIf(process.platform === 'linux')('small files of many pixels at once', () => {
  test.each([
    ['AVIF of 25 megapixels', read('avif-25-megapixels.avif'), null],
    ['AVIF', AVIF, avifTooLarge],
    ['AVIF of 12 bits and full color', read('avif-40-megapixels-12-bit.avif'), avifTooLarge],
    ['AVIF that states fewer pixels', understateAvif(AVIF), UNREADABLE],
    ['AVIF of 16 megapixels, with 12 bits and transparency', read('avif-16-megapixels-12-bit.avif'), null],
    ['WebP', WEBP, null],
    ['SVG with a PNG', svgWith(blankPng(6300, 6300)), svgPictures],
  ])('take bounded memory, which does not stay: %s', async (_kind, bytes, sentence) => {
    await acceptImage(1, blankPng(9, 9))
    const before = measureTreeMemory(process.pid)
    const watch = watchTreeMemory(process.pid)
    const count = sentence ? REFUSED : TAKEN
    const answers = await Promise.all(
      Array.from({ length: count }, () =>
        acceptImage(1, bytes).then(
          () => null,
          (error: Error) => error.message,
        ),
      ),
    )
    const most = await watch.stop()
    expect(answers).toEqual(Array<string | null>(count).fill(sentence))
    expect(most - before).toBeLessThan(MEMORY_MAX_MIB)
    expect(measureTreeMemory(process.pid) - before).toBeLessThan(STAYING_MAX_MIB)
  })

  test('a process that needs more memory than it may have ends without a picture', async () => {
    const decode = async (dataMib: number) => {
      const child = spawnLimited(join(import.meta.dirname, 'image-worker.ts'), ['png'], { cpuSeconds: 15, dataMib })
      onTestFinished(() => void child.kill('SIGKILL'))
      child.stdin.end(WEBP)
      child.stdout.resume()
      const [code] = (await once(child, 'close')) as [number | null]
      return code
    }
    expect([await decode(1024), await decode(1344)]).toEqual([1, 0])
  })
})

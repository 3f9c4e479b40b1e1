import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { detectMark, detectMarkInFrames, LEAST_PEAK, measurePeak } from '../mark/detect.ts'
import { openStudio } from './studio.ts'
import { COPIES, readLuma } from './testing/marks/copies.ts'
import { composeWithPhoto, KEY, toMark } from './testing/marks/marked-designs.ts'
import { drawUnmarked, UNMARKED_KINDS } from './testing/marks/unmarked-images.ts'
import { readSeed } from './testing/soak/read-seed.ts'
import { extractLumas } from './video/extract-lumas.ts'

const studio = openStudio({ threads: 2 })
const folder = await mkdtemp(join(tmpdir(), 'signet-marks-'))
afterAll(async () => {
  await studio.close()
  await rm(folder, { recursive: true })
})

/** `SOAK_SEED` repeats a run. */
const SEED = readSeed()
const DESIGNS = Number(process.env['SOAK_DESIGNS'] ?? 40)
const VIDEOS = Number(process.env['SOAK_FILMS'] ?? 20)
const UNMARKED = Number(process.env['SOAK_PICTURES'] ?? 10_000)

/** Designs, or films, that show a picture, from a seed on. */
async function* listDesigns(count: number, content_type: 'image' | 'video') {
  let found = 0
  for (let seed = SEED % 100_000; found < count; seed += 1) {
    const design = await composeWithPhoto(studio, seed, content_type)
    if (!design) continue
    found += 1
    yield { ...design, seed }
  }
}

test(`${DESIGNS} drawn designs are recognized in at least 99 % of their copies, and never as another one`, async () => {
  const missed: string[] = []
  const confused: string[] = []
  for await (const { scene, pictures, seed } of listDesigns(DESIGNS, 'image')) {
    const { data } = await studio.render(scene, pictures, { mark: toMark(seed) })
    for (const copy of COPIES) {
      const found = detectMark(await readLuma(await copy.make(data)), KEY)
      const where = `${copy.name} of ${scene.layout}, ${scene.width} × ${scene.height}, seed ${seed}`
      if (!found) missed.push(where)
      else if (found.item !== seed || found.instance !== toMark(seed).code.instance) confused.push(where)
    }
  }
  const all = DESIGNS * COPIES.length
  console.log(`SOAK_SEED=${SEED}: ${all - missed.length - confused.length} of ${all} copies recognized`)
  for (const one of missed) console.log(`missed: ${one}`)
  expect(confused).toEqual([])
  expect(missed.length).toBeLessThanOrEqual(all * 0.01)
})

test(`${VIDEOS} films are recognized in at least 95 % after x264 at CRF 28`, async () => {
  const missed: string[] = []
  for await (const { scene, pictures, seed } of listDesigns(VIDEOS, 'video')) {
    const { data } = await studio.renderVideo(scene, pictures, { mark: toMark(seed) })
    const [from, to] = [join(folder, 'from.mp4'), join(folder, 'to.mp4')]
    await writeFile(from, data)
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-i', from, '-c:v', 'libx264', '-crf', '28', '-an', to])
    const frames = await extractLumas(await readFile(to), 'ffmpeg', AbortSignal.timeout(60_000))
    const found = detectMarkInFrames(frames, KEY)
    expect(found?.item ?? seed).toBe(seed)
    if (!found) missed.push(`${scene.layout}, ${scene.width} × ${scene.height}, seed ${seed}`)
  }
  console.log(`SOAK_SEED=${SEED}: ${VIDEOS - missed.length} of ${VIDEOS} films recognized`)
  for (const one of missed) console.log(`missed: ${one}`)
  expect(missed.length).toBeLessThanOrEqual(VIDEOS * 0.05)
})

/** Small pictures have fewer pixels that would contradict a mark, and are searched as thoroughly. */
test(`no mark is found in ${UNMARKED} pictures without one, of ${UNMARKED_KINDS.length} kinds`, () => {
  const found: string[] = []
  const peaks: Record<string, number> = {}
  for (let index = 0; index < UNMARKED; index += 1) {
    const { kind, luma } = drawUnmarked(SEED, index)
    const peak = measurePeak(luma, KEY)
    peaks[kind] = Math.max(peaks[kind] ?? 0, peak)
    if (peak >= LEAST_PEAK && detectMark(luma, KEY)) found.push(`${kind}, picture ${index}`)
  }
  console.log(`SOAK_SEED=${SEED}: ${found.length} marks found in ${UNMARKED} pictures without one`)
  console.table(peaks)
  expect(found).toEqual([])
})

import sharp from 'sharp'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio } from '#studio/render/studio.ts'
import { createBrief } from '#studio/testing/briefs.ts'
import { MARKED_REQUESTS, type WholeRequest } from '#studio/testing/whole-requests/read-requests.ts'
import { findLettersData } from './letters-data.ts'

/** How many whole requests become videos. */
const VIDEOS = Number(process.env['SOAK_FILMS'] ?? 60)
/** How far into a scene it is read, as a share of its length: its words have come, and do not leave yet. */
const READ_AT = 0.7
/** Words from this length on may be read with one wrong letter. */
const LONG = 5
const THRESHOLDS = ['0', '2'] as const
/** The longer sides at which a frame is read, in pixels. Letters of a headline are only read in a small image, and small lines in a large one. */
const SIDES = [1400, 450] as const

const studio = openStudio({ threads: 2 })
let reader: Worker
beforeAll(async () => {
  const { eng: langPath = '' } = findLettersData('').folders
  reader = await createWorker('eng', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' })
})
afterAll(() => Promise.all([studio.close(), reader.terminate()]))

/** The words that an image shows, read large and small, on its light and on its dark ground. */
async function readImage(image: Uint8Array): Promise<string> {
  const texts: string[] = []
  for (const side of SIDES) {
    const gray = sharp(image).flatten({ background: '#fff' }).greyscale().resize(side, side, { fit: 'inside' })
    for (const isNegative of [false, true])
      for (const threshold of THRESHOLDS) {
        await reader.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, thresholding_method: threshold })
        const png = await (isNegative ? gray.clone().negate() : gray.clone()).png().toBuffer()
        texts.push((await reader.recognize(png)).data.text)
      }
  }
  return texts.join('\n')
}

const listWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether two words differ in one letter at most. */
function isClose(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length < LONG || one.length !== other.length) return false
  return Array.from(one).filter((letter, at) => letter !== other[at]).length === 1
}

/** Whether a fact is among the words that were read: whole, or word by word. */
function isRead(fact: string, read: string): boolean {
  const [words, seen] = [listWords(fact), listWords(read)]
  return seen.join('').includes(words.join('')) || words.every((word) => seen.some((other) => isClose(word, other)))
}

/** Reads a video without its sound, one frame of each scene. */
async function readVideo({ prompt, brand }: WholeRequest, seed: number) {
  const about = { name: brand, description: null }
  const brief = createBrief(
    { content_type: 'video', prompt, seed, width: 1080, height: 1920, platform: 'instagram' },
    about,
  )
  const scene = await studio.compose(brief, await studio.writeCopy(brief), {})
  const { motion } = scene
  const texts: string[] = []
  for (const { from, until } of motion?.scenes ?? []) {
    const seconds = (from + (until - from) * READ_AT) / (motion?.fps ?? 1)
    texts.push(await readImage((await studio.renderFrame(scene, {}, seconds)).data))
  }
  const { rules } = await studio.check(scene, await studio.render(scene, {}), { pictures: {}, words: { brief } })
  return { read: texts.join('\n'), failed: rules.filter(({ passed }) => !passed).map(({ rule }) => rule) }
}

test(`at least 95 % of the facts of ${VIDEOS} requests can be read in their muted videos, and the check passes`, async () => {
  const requests = MARKED_REQUESTS.filter(({ language, facts }) => language === 'en' && facts.length > 0).slice(
    0,
    VIDEOS,
  )
  const [missed, failed]: [string[], string[]] = [[], []]
  let all = 0
  for (const [index, request] of requests.entries()) {
    const { read, failed: rules } = await readVideo(request, index + 1)
    const facts = request.facts.map(({ text }) => text)
    all += facts.length
    missed.push(...facts.filter((fact) => !isRead(fact, read)).map((fact) => `${fact} <- ${request.prompt}`))
    failed.push(...rules.map((rule) => `${rule} <- ${request.prompt}`))
  }
  console.log(`${all - missed.length} of ${all} facts read in ${requests.length} videos; ${failed.length} rules failed`)
  for (const one of [...missed, ...failed]) console.log(one)
  expect(requests).toHaveLength(VIDEOS)
  expect(missed.length).toBeLessThanOrEqual(all * 0.05)
  expect(failed).toEqual([])
})

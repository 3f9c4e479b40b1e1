import sharp from 'sharp'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { reportReady } from '../parser-process.ts'

/** A child process that reads the letters in an image of a provider. Its memory and CPU time are limited by its parent. */
export interface LettersQuestion {
  picture: Uint8Array
  /** Folders with the gzipped data of tesseract, by its name. */
  folders: Readonly<Record<string, string>>
}

/** What a word needs to count: letters one beside the other, certainty in percent, and a part of the height of the image. */
const [LETTERS, CERTAINTY, HEIGHT] = [
  /[\p{L}\p{M}\p{N}]{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u,
  82,
  0.014,
]
/** The longer side of what is read, in pixels. */
const SIDE = 1200
const MOST = 12

/** Words on a plain ground, on one with changing light, and on one with grain are found in different ways. */
const OTSU = '0'
const SAUVOLA = '2'
const WAYS = [
  { threshold: OTSU, blur: 0 },
  { threshold: SAUVOLA, blur: 0 },
  { threshold: SAUVOLA, blur: 1.5 },
] as const

process.on('disconnect', () => process.exit(0))
process.on('message', (message: LettersQuestion) => void answer(message))
reportReady()

async function answer({ picture, folders }: LettersQuestion): Promise<void> {
  const words = new Map<string, string>()
  for (const [name, langPath] of Object.entries(folders)) {
    const reader = await createWorker(name, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' })
    for (const way of WAYS)
      for (const word of await readWords(reader, picture, way)) words.set(word.toLowerCase(), word)
    await reader.terminate()
  }
  process.send?.(keepWhole([...words.values()]).slice(0, MOST))
}

/** Without words that another way of reading found as a part of a longer one. */
const keepWhole = (words: readonly string[]): string[] =>
  words.filter((word) => !words.some((other) => other.length > word.length && contains(other, word)))

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

async function readWords(reader: Worker, image: Uint8Array, way: (typeof WAYS)[number]): Promise<string[]> {
  const gray = sharp(image).flatten({ background: '#fff' }).greyscale().resize(SIDE, SIDE, { fit: 'inside' })
  const { data, info } = await (way.blur > 0 ? gray.blur(way.blur).normalise() : gray)
    .png()
    .toBuffer({ resolveWithObject: true })
  await reader.setParameters({
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    thresholding_method: way.threshold,
    user_defined_dpi: '150',
  })
  const { data: page } = await reader.recognize(data, {}, { blocks: true })
  return (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)))
    .filter(
      ({ text, confidence, bbox }) =>
        confidence >= CERTAINTY && LETTERS.test(text) && bbox.y1 - bbox.y0 >= HEIGHT * info.height,
    )
    .map(({ text }) => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
}

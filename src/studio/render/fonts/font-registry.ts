import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FONT_FAMILIES, toRegisteredWeight, getFontFamily, resolveFontPackage } from '../../type/font-families.ts'
import { FIGURE_RANGES, PLAIN_LATIN, buildFontStack, findFigures } from '../../type/scripts.ts'
import { splitEmoji } from '../../type/graphemes.ts'
import { lacksLetter, LETTERS } from '../../type/letters.ts'
import { findNearestWeight } from '../../type/choose-family.ts'
import { readCharacterMap } from './cmap.ts'
import { loadEmojiFile } from './emoji-files.ts'
import type { UploadedFamily } from '../../type/uploaded-family.ts'
import type { FontFamily } from '../../type/font-families.ts'
import type { Renderer } from '@takumi-rs/core'

const require = createRequire(import.meta.url)

/** Text to draw or measure in one of the text families. */
export interface FontRequest {
  family: string
  weight: number
  text: string
  /** BCP 47. */
  language?: string
  /** The family itself, if it is not a bundled one. */
  uploaded?: UploadedFamily | undefined
}

/** One file of a family, and its code point ranges. */
interface Subset {
  file: string
  ranges: [number, number][]
}

/**
 * Returns a function that registers the font files for texts, once per renderer. It registers all subsets of the text
 * family that the text uses. For each missing letter, it registers the first file of the first family that has it.
 *
 * A mark without a glyph, for example of a direction, is drawn with the file of its family that was registered first. So that a text looks
 * the same whatever was drawn before, files are registered one after another, and the file with plain Latin is the first of its family.
 * @throws Error (from the returned function) if a font family is not bundled.
 */
export function createFontRegistry(renderer: Renderer) {
  const asked = new Map<string, Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()
  const register = async ({ file, ranges }: Subset, name: string, weight: number, earlier: Promise<unknown>) => {
    const face = resolveFontPackage(name).variable ? {} : { weight }
    const [data] = await Promise.all([readFile(file), earlier.catch(() => undefined)])
    await renderer.registerFont({ name, ...face, style: 'normal', data, unicodeRange: ranges })
  }
  const once = (subset: Subset, name: string, weight: number) => {
    const key = `${name}/${subset.file}/${weight}`
    const known = asked.get(key)
    if (known) return known
    const registered = register(subset, name, weight, last)
    last = registered
    asked.set(key, registered)
    return registered
  }
  return async (needs: Iterable<FontRequest>): Promise<void> => {
    const waiting: Promise<void>[] = []
    for (const { family, weight, text, language } of needs) {
      const main = getFontFamily(family)
      const drawn = toRegisteredWeight(main, weight)
      const own = await selectSubsets(family, weight, [SPACE, ...listCodePoints(text)])
      waiting.push(...own.map((subset) => once(subset, family, drawn)))
      const figures = findFigures(text, language)
      const [digits] = figures ? await selectSubsets(figures.family, weight, [DIGIT]) : []
      if (figures && digits) waiting.push(once({ ...digits, ranges: FIGURE_RANGES }, figures.name, drawn))
      for (const { name, subset } of await findFallbackFiles(main, drawn, text, language)) {
        const [plain] = isTextFamily(name) ? await selectSubsets(name, drawn, [SPACE]) : []
        if (plain) waiting.push(once(plain, name, drawn))
        waiting.push(once(subset, name, drawn))
      }
    }
    await Promise.all(waiting)
  }
}

/** Whether a text can be set in a family, so that more of its files may follow. */
const isTextFamily = (name: string) => FONT_FAMILIES.some((family) => family.name === name)

const SPACE = 32
const DIGIT = 48
const listCodePoints = (text: string) => Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0)

/** Finds the files of other families for the letters that `main` lacks. */
async function findFallbackFiles(
  main: FontFamily,
  weight: number,
  text: string,
  language: string | undefined,
): Promise<Found[]> {
  const isGap = (point: number) => lacksLetter(main.name, String.fromCodePoint(point))
  if (PLAIN_LATIN.test(text) && !lacksLetter(main.name, text)) return []
  const foreign = listCodePoints(text).filter((point) => isForeign(point) || isGap(point))
  const stack = buildFontStack(main, text, language)
  const found = await Promise.all(foreign.map((point) => findFileWith(point, stack, weight)))
  return found.filter((of) => of !== null && of.name !== main.name) as Found[]
}

/** Marks that are drawn without a glyph: they join, part or direct the letters beside them. */
const WITHOUT_GLYPH = /[\u061C\u200E\u200F\u202F\u2060]/

/** Whether a character may be missing in a text family. */
function isForeign(point: number): boolean {
  const letter = String.fromCodePoint(point)
  return !PLAIN_LATIN.test(letter) && !WITHOUT_GLYPH.test(letter)
}

/** Returns the letters and emoji of a text that no bundled font can draw. */
export async function findMissingLetters(text: string): Promise<string[]> {
  const missing: string[] = []
  for (const part of splitEmoji(text)) {
    if (part.emoji) {
      if ((await loadEmojiFile(part.text)) === null) missing.push(part.text)
      continue
    }
    const stack = buildFontStack(getFontFamily('Inter'), part.text)
    for (const letter of new Set(part.text)) {
      if (PLAIN_LATIN.test(letter) || INVISIBLE.test(letter) || FRACTION.test(letter)) continue
      if ((await findFileWith(letter.codePointAt(0) ?? 0, stack, 400)) === null) missing.push(letter)
    }
  }
  return missing
}

/** Returns the characters of `LETTERS` that no file of a family has, in the scripts that the family has. */
export async function findLetterGaps({ name, weights, scripts }: FontFamily): Promise<string> {
  const letters = [...new Set(scripts.flatMap((script) => Array.from(LETTERS[script])))]
  const found = await Promise.all(
    letters.map((letter) => findFileWith(letter.codePointAt(0) ?? 0, [name], weights[0] ?? 400)),
  )
  return letters.filter((_, index) => found[index] === null).join('')
}

/** Signs that are drawn as two numbers: see `toDrawableText`. */
const FRACTION = /[\u2150-\u215E]/
/** Characters without a glyph, and hyphens that are drawn as plain ones. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Z}|\p{Variation_Selector}|[\u2010\u2011]/u

interface Found {
  name: string
  subset: Subset
}

const foundFiles = new Map<string, Promise<Found | null>>()

/** Finds the first file in a font stack that has a glyph for a code point. */
function findFileWith(point: number, stack: readonly string[], weight: number): Promise<Found | null> {
  const key = `${point}/${weight}/${stack.join()}`
  const known = foundFiles.get(key) ?? searchFiles(point, stack, weight)
  foundFiles.set(key, known)
  return known
}

async function searchFiles(point: number, stack: readonly string[], weight: number): Promise<Found | null> {
  for (const name of stack) {
    for (const subset of await selectSubsets(name, weight, [point])) {
      if ((await loadCharacterMap(subset.file))(point)) return { name, subset }
    }
  }
  return null
}

const characterMaps = new Map<string, Promise<(point: number) => boolean>>()

function loadCharacterMap(file: string): Promise<(point: number) => boolean> {
  const known = characterMaps.get(file) ?? readFile(file).then(readCharacterMap)
  characterMaps.set(file, known)
  return known
}

/** Returns the files of a family with one of the code points, in the weight nearest to `wanted`. */
async function selectSubsets(name: string, wanted: number, points: readonly number[]): Promise<Subset[]> {
  const { variable } = resolveFontPackage(name)
  const family = FONT_FAMILIES.find((of) => of.name === name)
  const weight = variable ? 'wght' : family ? findNearestWeight(family, wanted) : 400
  const subsets = await loadSubsets(name)
  return subsets
    .filter(({ ranges }) => points.some((point) => ranges.some(([from, to]) => point >= from && point <= to)))
    .map(({ stem, ranges }) => ({ file: `${stem}-${weight}-normal.woff2`, ranges }))
}

/** A subset of a family: its ranges, and its file path without the weight. */
interface Stem {
  stem: string
  ranges: [number, number][]
}

const families = new Map<string, Promise<Stem[]>>()

function loadSubsets(name: string): Promise<Stem[]> {
  const known = families.get(name) ?? readSubsets(name)
  families.set(name, known)
  return known
}

/** Reads `unicode.json`, for example `{"latin": "U+0000-00FF,U+0131"}`. Numbered subsets have names in brackets. */
async function readSubsets(name: string): Promise<Stem[]> {
  const { folder, stem } = resolveFontPackage(name)
  const root = dirname(require.resolve(`${folder}/package.json`))
  const texts = JSON.parse(await readFile(join(root, 'unicode.json'), 'utf8')) as Record<string, string>
  const last = Object.keys(texts).toReversed()
  const names = last.toSorted((a, b) => Number(SYMBOL_SUBSET.test(a)) - Number(SYMBOL_SUBSET.test(b)))
  const taken = new Set<number>()
  return names.map((subset) => ({
    stem: join(root, 'files', `${stem}-${subset.replace(/[[\]]/g, '')}`),
    ranges: toRanges((texts[subset] ?? '').split(',').flatMap(expandRange).filter(createUniqueFilter(taken))),
  }))
}

/** Subsets for formulas. They also contain letters of other subsets, with different spacing. */
const SYMBOL_SUBSET = /^(math|symbols)/

function expandRange(range: string): number[] {
  const [from = '0', to = from] = range.trim().slice(2).split('-')
  const start = Number.parseInt(from, 16)
  return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index)
}

/**
 * Subsets overlap, and the renderer would use the file that it read first. So each code point belongs to one subset
 * only: the last one, as in browsers. Marks and joiners stay in all subsets.
 */
function createUniqueFilter(taken: Set<number>): (point: number) => boolean {
  return (point) => {
    if (MARK.test(String.fromCodePoint(point))) return true
    if (taken.has(point)) return false
    taken.add(point)
    return true
  }
}

const MARK = /\p{M}|\p{Cf}/u

function toRanges(points: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] + 1 === point) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FAMILIES, drawnWeight, familyNamed, packageOf } from '../type/families.ts'
import { PLAIN, stackOf } from '../type/scripts.ts'
import { partsOf } from '../type/signs.ts'
import { weightOf } from '../type/typography.ts'
import { lettersOf } from './cmap.ts'
import { emojiFile } from './emoji.ts'
import type { Family } from '../type/families.ts'
import type { Renderer } from '@takumi-rs/core'

const require = createRequire(import.meta.url)

/** Words that are to be drawn or measured in one of the text families. */
export interface FontNeed {
  family: string
  weight: number
  text: string
}

/** One file of a family and the code points that it is for. */
interface Subset {
  file: string
  ranges: [number, number][]
}

/**
 * Registers the files that a text needs, each with its own range, once per renderer: of the text family every subset of
 * its letters, and for each letter that the family lacks the one file of the first family that has it.
 */
export function fontShelf(renderer: Renderer) {
  const asked = new Map<string, Promise<void>>()
  const register = async ({ file, ranges }: Subset, name: string, weight: number) => {
    const face = packageOf(name).variable ? {} : { weight }
    await renderer.registerFont({ name, ...face, style: 'normal', data: await readFile(file), unicodeRange: ranges })
  }
  const once = (subset: Subset, name: string, weight: number) => {
    const key = `${subset.file}/${weight}`
    const known = asked.get(key) ?? register(subset, name, weight)
    asked.set(key, known)
    return known
  }
  return async (needs: Iterable<FontNeed>): Promise<void> => {
    const waiting: Promise<void>[] = []
    for (const { family, weight, text } of needs) {
      const main = familyNamed(family)
      const drawn = drawnWeight(main, weight)
      const own = await subsetsFor(family, weight, [SPACE, ...pointsOf(text)])
      waiting.push(...own.map((subset) => once(subset, family, drawn)))
      for (const { name, subset } of await helpersFor(main, drawn, text)) waiting.push(once(subset, name, drawn))
    }
    await Promise.all(waiting)
  }
}

const SPACE = 32
const pointsOf = (text: string) => Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0)

/** The files of other families that draw what `main` lacks. */
async function helpersFor(main: Family, weight: number, text: string): Promise<Found[]> {
  if (PLAIN.test(text)) return []
  const foreign = pointsOf(text).filter((point) => !PLAIN.test(String.fromCodePoint(point)))
  const found = await Promise.all(foreign.map((point) => fileWith(point, stackOf(main, text), weight)))
  return found.filter((of) => of !== null && of.name !== main.name) as Found[]
}

/** The letters and emoji of a text that no bundled font can draw, whatever family it is set in. */
export async function missingFrom(text: string): Promise<string[]> {
  const missing: string[] = []
  for (const part of partsOf(text)) {
    if (part.emoji) {
      if ((await emojiFile(part.text)) === null) missing.push(part.text)
      continue
    }
    const stack = stackOf(familyNamed('Inter'), part.text)
    for (const letter of new Set(part.text)) {
      if (PLAIN.test(letter) || UNSEEN.test(letter)) continue
      if ((await fileWith(letter.codePointAt(0) ?? 0, stack, 400)) === null) missing.push(letter)
    }
  }
  return missing
}

const UNSEEN = /\p{Cc}|\p{Cf}|\p{Z}|\p{Variation_Selector}/u

interface Found {
  name: string
  subset: Subset
}

const sought = new Map<string, Promise<Found | null>>()

/** The first file along a stack of families that has a glyph for a code point. */
function fileWith(point: number, stack: readonly string[], weight: number): Promise<Found | null> {
  const key = `${point}/${weight}/${stack.join()}`
  const known = sought.get(key) ?? seek(point, stack, weight)
  sought.set(key, known)
  return known
}

async function seek(point: number, stack: readonly string[], weight: number): Promise<Found | null> {
  for (const name of stack) {
    for (const subset of await subsetsFor(name, weight, [point])) {
      if ((await glyphs(subset.file))(point)) return { name, subset }
    }
  }
  return null
}

const characterMaps = new Map<string, Promise<(point: number) => boolean>>()

function glyphs(file: string): Promise<(point: number) => boolean> {
  const known = characterMaps.get(file) ?? readFile(file).then(lettersOf)
  characterMaps.set(file, known)
  return known
}

/** The files of a family, at its weight nearest to `wanted`, that are for one of the code points. */
async function subsetsFor(name: string, wanted: number, points: readonly number[]): Promise<Subset[]> {
  const { variable } = packageOf(name)
  const family = FAMILIES.find((of) => of.name === name)
  const weight = variable ? 'wght' : family ? weightOf(family, wanted) : 400
  const subsets = await subsetsOf(name)
  return subsets
    .filter(({ ranges }) => points.some((point) => ranges.some(([from, to]) => point >= from && point <= to)))
    .map(({ stem, ranges }) => ({ file: `${stem}-${weight}-normal.woff2`, ranges }))
}

/** A subset of a family: its ranges, and its file up to the weight. */
interface Stem {
  stem: string
  ranges: [number, number][]
}

const families = new Map<string, Promise<Stem[]>>()

function subsetsOf(name: string): Promise<Stem[]> {
  const known = families.get(name) ?? readSubsets(name)
  families.set(name, known)
  return known
}

/** `{"latin": "U+0000-00FF,U+0131"}` with pairs of code points; numbered subsets stand in brackets. */
async function readSubsets(name: string): Promise<Stem[]> {
  const { folder, stem } = packageOf(name)
  const root = dirname(require.resolve(`${folder}/package.json`))
  const texts = JSON.parse(await readFile(join(root, 'unicode.json'), 'utf8')) as Record<string, string>
  const last = Object.keys(texts).toReversed()
  const names = last.toSorted((a, b) => Number(SIGNS.test(a)) - Number(SIGNS.test(b)))
  const taken = new Set<number>()
  return names.map((subset) => ({
    stem: join(root, 'files', `${stem}-${subset.replace(/[[\]]/g, '')}`),
    ranges: rangesOf((texts[subset] ?? '').split(',').flatMap(pointsIn).filter(isNew(taken))),
  }))
}

/** Subsets that also hold letters of others, spaced for formulas. */
const SIGNS = /^(math|symbols)/

function pointsIn(range: string): number[] {
  const [from = '0', to = from] = range.trim().slice(2).split('-')
  const start = Number.parseInt(from, 16)
  return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index)
}

/**
 * Subsets overlap, and a letter would be drawn from the file that this renderer happened to read first. So each belongs
 * to one subset alone, as in a browser the one that is named last; marks and joiners stay with the letters of all.
 */
function isNew(taken: Set<number>): (point: number) => boolean {
  return (point) => {
    if (MARK.test(String.fromCodePoint(point))) return true
    if (taken.has(point)) return false
    taken.add(point)
    return true
  }
}

const MARK = /\p{M}|\p{Cf}/u

function rangesOf(points: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] + 1 === point) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

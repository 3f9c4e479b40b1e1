import type { FontKind } from '#contract/brands/fonts/font-options.ts'
import { findGlyph, type MappedRange } from '#studio/render/fonts/sfnt.ts'
import { type FamilyScript, FONT_FAMILIES } from '#studio/type/font-families.ts'
import { classifyFont, type FontClass } from '#studio/type/font-classes.ts'
import { readGlyphBox } from './check-outlines.ts'
import { type FontFacts, RefusedFont } from './font-facts.ts'
import { readNames } from './names.ts'

/** Bits of `fsType` and `fsSelection` (https://learn.microsoft.com/typography/opentype/spec/os2). */
const [USAGE, RESTRICTED, BITMAPS_ONLY] = [0xf, 0x2, 0x200]
const [ITALIC, BOLD, TYPO_METRICS] = [0x1, 0x20, 0x80]
const COLOR_TABLES = ['COLR', 'SVG ', 'sbix', 'CBDT']
const OUTLINE_TABLES = ['glyf', 'CFF ', 'CFF2']

/**
 * Checks what an uploaded file may be used for, and that it has plain outlines.
 * @throws {RefusedFont}
 */
export function checkPermission(tables: ReadonlyMap<string, Buffer>): void {
  const os2 = getTable(tables, 'OS/2')
  const usage = os2.readUInt16BE(8)
  if ((usage & USAGE) === RESTRICTED || usage & BITMAPS_ONLY) throw new RefusedFont('fontRestricted')
  if (COLOR_TABLES.some((tag) => tables.has(tag)) || !OUTLINE_TABLES.some((tag) => tables.has(tag)))
    throw new RefusedFont('fontColor')
}

/** @throws {RefusedFont} if the font has no such table */
export function getTable(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new RefusedFont('fontDamaged')
  return table
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Reads the facts of a rebuilt font. `isVariable` tells whether it is an instance of a variable one.
 * @throws {RefusedFont} if it lacks letters
 * @throws RangeError if a table is damaged
 */
export function readFacts(
  tables: ReadonlyMap<string, Buffer>,
  ranges: readonly MappedRange[],
  isVariable: boolean,
): FontFacts {
  const has = (letter: string) => findGlyph(ranges, letter.codePointAt(0) ?? 0) !== 0
  if (!Array.from(LETTERS).every(has)) throw new RefusedFont('fontLetters')
  const [os2, head] = [getTable(tables, 'OS/2'), getTable(tables, 'head')]
  const { family, style } = readNames(tables.get('name'))
  const selection = os2.readUInt16BE(62)
  return {
    family,
    style,
    weight: readWeight(os2, selection, style),
    is_italic: (selection & ITALIC) !== 0 || (head.readUInt16BE(44) & 2) !== 0,
    is_variable: isVariable,
    kind: findFontKind(tables, family),
    scripts: SCRIPTS.filter(([, letters]) => letters.every((point) => findGlyph(ranges, point) !== 0)).map(
      ([script]) => script,
    ),
    characters: ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    ...readMetrics(tables, findGlyph(ranges, 0x48)),
  }
}

const listPoints = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The letters that a font needs for a script. */
const SCRIPTS: readonly (readonly [FamilyScript, readonly number[]])[] = [
  ['latin', []],
  ['cyrillic', [0x401, ...listPoints(0x410, 0x44f), 0x451]],
  ['greek', [...listPoints(0x391, 0x3a1), ...listPoints(0x3a3, 0x3a9), ...listPoints(0x3ac, 0x3ce)]],
  ['vietnamese', [0x1a0, 0x1a1, 0x1af, 0x1b0, ...listPoints(0x1ea0, 0x1ef9)]],
]

/** In hundreds. Some files of bold fonts state the weight of the regular one. */
function readWeight(os2: Buffer, selection: number, style: string): number {
  const stated = Math.min(900, Math.max(100, Math.round(os2.readUInt16BE(4) / 100) * 100))
  const isBold = selection & BOLD || /\bbold\b/i.test(style)
  return stated === 400 && isBold ? 700 : stated
}

function findFontKind(tables: ReadonlyMap<string, Buffer>, family: string): FontKind {
  const [os2, head, post] = [getTable(tables, 'OS/2'), getTable(tables, 'head'), tables.get('post')]
  return findKind({
    family,
    isFixedPitch: post !== undefined && post.length >= 16 && post.readUInt32BE(12) !== 0,
    panose: [...os2.subarray(32, 42)],
    familyClass: os2.readUInt8(30),
    averageWidth: os2.readInt16BE(2) / (head.readUInt16BE(18) || 1000),
    widthClass: os2.readUInt16BE(6),
  })
}

const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000

/** The metrics that the rebuilt file gets (`writeMetrics`), and those of its capitals and small letters. `capital` is the glyph of H. */
function readMetrics(tables: ReadonlyMap<string, Buffer>, capital: number) {
  const [os2, hhea, head] = [getTable(tables, 'OS/2'), getTable(tables, 'hhea'), getTable(tables, 'head')]
  const unit = head.readUInt16BE(18)
  if (unit < 16 || unit > 16_384) throw new RefusedFont('fontDamaged')
  const usesTypo = (os2.readUInt16BE(62) & TYPO_METRICS) !== 0 || hhea.readInt16BE(4) === 0
  const [rise, fall] = usesTypo
    ? [os2.readInt16BE(68), -os2.readInt16BE(70)]
    : [hhea.readInt16BE(4), -hhea.readInt16BE(6)]
  const box = readGlyphBox(tables, capital)
  const isNew = os2.length >= 90
  const [x, cap] = isNew ? [os2.readInt16BE(86), os2.readInt16BE(88)] : [0, 0]
  return {
    ascent: clamp(rise / unit, 0.6, 1.6),
    descent: clamp(fall / unit, 0.12, 0.8),
    cap: clamp((box?.top ?? (cap || unit * 0.7)) / unit, 0.35, 1.1),
    x: clamp((x || unit * 0.5) / unit, 0.2, 0.9),
    bearing: clamp((box?.left ?? unit * 0.05) / unit, 0, 0.12),
  }
}

/** Writes the metrics of a line into all places of a font, so that every program reads the same ones. It changes the tables. */
export function writeMetrics(tables: ReadonlyMap<string, Buffer>, { ascent, descent }: FontFacts): void {
  const [os2, hhea, head] = [getTable(tables, 'OS/2'), getTable(tables, 'hhea'), getTable(tables, 'head')]
  const unit = head.readUInt16BE(18)
  const [rise, fall] = [Math.round(ascent * unit), Math.round(descent * unit)]
  hhea.writeInt16BE(rise, 4)
  hhea.writeInt16BE(-fall, 6)
  hhea.writeInt16BE(0, 8)
  os2.writeInt16BE(rise, 68)
  os2.writeInt16BE(-fall, 70)
  os2.writeInt16BE(0, 72)
  os2.writeUInt16BE(rise, 74)
  os2.writeUInt16BE(fall, 76)
  os2.writeUInt16BE(os2.readUInt16BE(62) & ~TYPO_METRICS, 62)
}

/** What a font file says about its look. `averageWidth` is in em. */
interface FontLook {
  family: string
  isFixedPitch: boolean
  /** The ten numbers of PANOSE (https://monotype.github.io/panose/). */
  panose: readonly number[]
  /** The class of IBM, 0 to 14 (https://learn.microsoft.com/typography/opentype/spec/ibmfc). */
  familyClass: number
  averageWidth: number
  /** 1 (narrow) to 9 (wide). */
  widthClass: number
}

const HANDWRITING =
  /\b(script|hand|handwrit\w*|handwritten|brush|signature|calligra\w*|cursive|pacifico|lobster|caveat|satisfy|sacramento|parisienne|allura)\b/i
const WITH_SERIFS = /\b(serif|slab|antiqua|roman)\b/i
const WITHOUT_SERIFS = /\b(sans|grotes[kq]\w*|gothic)\b/i
const NARROW = 0.43

/** The kind of a font by what it states and by its name. Many files state nothing, so its owner can correct it. */
function findKind({ family, isFixedPitch, panose, familyClass, averageWidth, widthClass }: FontLook): FontKind {
  const [type = 0, serifs = 0] = panose
  const bundled = FONT_FAMILIES.find(({ name }) => name.toLowerCase() === family.toLowerCase())
  if (bundled) return bundled.generic
  if (isFixedPitch || (type === 2 && panose[3] === 9)) return 'monospace'
  if (type === 3 || familyClass === 10 || HANDWRITING.test(family)) return 'script'
  if (WITH_SERIFS.test(family) && !WITHOUT_SERIFS.test(family)) return 'serif'
  const { fontClass, isKnown } = classifyFont(family, [])
  if (isKnown) return KINDS[fontClass]
  if (type === 4 || familyClass === 9) return 'display'
  const hasSerifs = (type === 2 && serifs >= 2 && serifs <= 10) || SERIF_CLASSES.includes(familyClass)
  if (hasSerifs && !WITHOUT_SERIFS.test(family)) return 'serif'
  return widthClass <= 3 || (averageWidth > 0 && averageWidth < NARROW) ? 'display' : 'sans-serif'
}

const SERIF_CLASSES: readonly number[] = [1, 2, 3, 4, 5, 7]

/** The kind of each class of common typefaces. */
const KINDS: Readonly<Record<FontClass, FontKind>> = {
  grotesque: 'sans-serif',
  geometric: 'sans-serif',
  humanist: 'sans-serif',
  rounded: 'sans-serif',
  playful: 'display',
  technical: 'sans-serif',
  black: 'display',
  script: 'script',
  serif: 'serif',
  slab: 'serif',
  didone: 'serif',
  oldstyle: 'serif',
  inscription: 'serif',
  fatSlab: 'serif',
  formalScript: 'script',
  brushScript: 'script',
  signScript: 'script',
  marker: 'script',
  condensed: 'display',
  heavy: 'display',
  mono: 'monospace',
}

import { RefusedFont } from './font-facts.ts'

/** Glyphs of other glyphs may be nested this deep, and have this many points with all of their parts. */
const DEPTH_MAX = 6
const POINTS_MAX = 20_000
/** Flags of a part of a composite glyph (https://learn.microsoft.com/typography/opentype/spec/glyf). */
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x1, 0x8, 0x20, 0x40, 0x80]
const HEADER = 10

/**
 * Checks the outlines of a TrueType font: composite glyphs end, and no glyph is too large with its parts.
 * @throws {RefusedFont} for others
 * @throws RangeError if the tables are damaged
 */
export function checkOutlines(tables: ReadonlyMap<string, Buffer>): void {
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')]
  if (!glyf || !loca || !head) return
  const { count, locate } = readLocations(loca, head)
  const known = new Map<number, number>()
  const measure = (glyph: number, depth: number): number => {
    const before = known.get(glyph)
    if (before !== undefined) return before
    if (depth > DEPTH_MAX) throw new RefusedFont('fontComplex')
    const [start, end] = glyph < count ? [locate(glyph), locate(glyph + 1)] : [0, 0]
    let points = 0
    if (end > start) {
      const data = glyf.subarray(start, end)
      const contours = data.readInt16BE(0)
      if (contours > 0) points = data.readUInt16BE(HEADER + (contours - 1) * 2) + 1
      else if (contours < 0) for (const part of listParts(data)) points += measure(part, depth + 1)
    }
    if (points > POINTS_MAX) throw new RefusedFont('fontComplex')
    known.set(glyph, points)
    return points
  }
  for (let glyph = 0; glyph < count; glyph++) measure(glyph, 0)
}

/** The number of glyphs, and where the outline of a glyph starts in `glyf`. That of a glyph ends where the next one starts. */
function readLocations(loca: Buffer, head: Buffer): { count: number; locate: (glyph: number) => number } {
  const isLong = head.readInt16BE(50) !== 0
  return {
    count: loca.length / (isLong ? 4 : 2) - 1,
    locate: (glyph) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2),
  }
}

function listParts(data: Buffer): number[] {
  const parts: number[] = []
  for (let at = HEADER, flags = MORE; flags & MORE;) {
    flags = data.readUInt16BE(at)
    parts.push(data.readUInt16BE(at + 2))
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0)
  }
  return parts
}

/** Returns the box of a glyph in font units, or null if it has no outline. */
export function readGlyphBox(tables: ReadonlyMap<string, Buffer>, glyph: number): { left: number; top: number } | null {
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')]
  if (!glyf || !loca || !head) return null
  const { locate } = readLocations(loca, head)
  const [start, end] = [locate(glyph), locate(glyph + 1)]
  return end > start ? { left: glyf.readInt16BE(start + 2), top: glyf.readInt16BE(start + 8) } : null
}

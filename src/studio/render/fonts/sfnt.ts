/** Reads fonts in the sfnt format, which TTF and OTF files have (https://learn.microsoft.com/typography/opentype/spec/otff). */

const HEADER = 12
const RECORD = 16
const TABLES_MAX = 64

/** An inclusive range of code points, and the glyph of its first one. In a range, glyphs follow each other as the code points do. */
export interface MappedRange {
  from: number
  to: number
  glyph: number
}

/**
 * Lists the tables of a font by their tags.
 * @throws RangeError if the directory is damaged, or a table is not within the file.
 */
export function readTables(font: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(font.buffer, font.byteOffset, font.byteLength)
  const count = file.readUInt16BE(4)
  if (count === 0 || count > TABLES_MAX) throw new RangeError('A font has 1 to 64 tables')
  const tables = new Map<string, Buffer>()
  for (let at = HEADER; at < HEADER + count * RECORD; at += RECORD) {
    const [tag, start, length] = [
      file.toString('latin1', at, at + 4),
      file.readUInt32BE(at + 8),
      file.readUInt32BE(at + 12),
    ]
    if (start + length > file.length) throw new RangeError('A table is not within the file')
    if (!tables.has(tag)) tables.set(tag, file.subarray(start, start + length))
  }
  return tables
}

/**
 * Lists the code points that a `cmap` table maps to glyphs, in ascending order. It uses the largest Unicode subtable: format 12 if present,
 * otherwise format 4 (https://learn.microsoft.com/typography/opentype/spec/cmap).
 * @throws RangeError if the table is damaged.
 */
export function readMappedRanges(cmap: Buffer): MappedRange[] {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const find = (format: number) => offsets.find((offset) => cmap.readUInt16BE(offset) === format)
  const [long, short] = [find(12), find(4)]
  if (long !== undefined) return readFormat12(cmap, long)
  return short === undefined ? [] : readFormat4(cmap, short)
}

const LAST_POINT = 0x10ffff

function readFormat12(cmap: Buffer, offset: number): MappedRange[] {
  const ranges: MappedRange[] = []
  let last = -1
  for (let left = cmap.readUInt32BE(offset + 12), at = offset + 16; left > 0; left--, at += 12) {
    const [from, to, glyph] = [cmap.readUInt32BE(at), cmap.readUInt32BE(at + 4), cmap.readUInt32BE(at + 8)]
    if (from <= last || to < from || to > LAST_POINT) throw new RangeError('The groups of a cmap are not in order')
    ranges.push({ from, to, glyph })
    last = to
  }
  return ranges
}

function readFormat4(cmap: Buffer, offset: number): MappedRange[] {
  const twice = cmap.readUInt16BE(offset + 6)
  const [ends, starts] = [offset + 14, offset + 16 + twice]
  const ranges: MappedRange[] = []
  let last = -1
  for (let at = 0; at < twice; at += 2) {
    const [from, to] = [cmap.readUInt16BE(starts + at), cmap.readUInt16BE(ends + at)]
    if (from <= last || to < from) throw new RangeError('The segments of a cmap are not in order')
    for (let point = from; point <= to && point < 0xffff; point++)
      addPoint(ranges, point, readGlyph(cmap, starts + twice + at, twice, point, from))
    last = to
  }
  return ranges
}

/** `delta` is where the segment's delta is stored; its offset follows after `twice` bytes. */
function readGlyph(cmap: Buffer, delta: number, twice: number, point: number, from: number): number {
  const shift = cmap.readUInt16BE(delta + twice)
  if (shift === 0) return (point + cmap.readUInt16BE(delta)) & 0xffff
  const glyph = cmap.readUInt16BE(delta + twice + shift + (point - from) * 2)
  return glyph === 0 ? 0 : (glyph + cmap.readUInt16BE(delta)) & 0xffff
}

function addPoint(ranges: MappedRange[], point: number, glyph: number): void {
  if (glyph === 0) return
  const range = ranges.at(-1)
  if (range?.to === point - 1 && glyph - range.glyph === point - range.from) range.to = point
  else ranges.push({ from: point, to: point, glyph })
}

/** Returns the glyph of a code point, or 0 if there is none. */
export function findGlyph(ranges: readonly MappedRange[], point: number): number {
  const range = ranges.find(({ from, to }) => point >= from && point <= to)
  return range ? range.glyph + point - range.from : 0
}

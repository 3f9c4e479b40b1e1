import { brotliDecompressSync } from 'node:zlib'

/**
 * Offset of the table directory in a WOFF2 file, and the number of the `cmap` tag
 * (https://www.w3.org/TR/WOFF2/#table_dir_format).
 */
const DIRECTORY = 48
const CMAP = 0
const [GLYF, LOCA, OTHER] = [10, 11, 63]

/**
 * Returns a function that tells whether a WOFF2 file has a glyph for a code point.
 * @throws RangeError or a zlib error if the bytes are not a valid WOFF2 file.
 */
export function readCharacterMap(woff2: Buffer): (point: number) => boolean {
  const { start, length, data } = locateCmap(woff2)
  const table = brotliDecompressSync(data).subarray(start, start + length)
  return parseCmap(table)
}

/** Finds the character map in the decompressed tables, which follow each other without gaps. */
function locateCmap(file: Buffer): { start: number; length: number; data: Buffer } {
  let at = DIRECTORY
  const varied = () => {
    let value = 0
    for (let byte = 128; byte >= 128; at++) {
      byte = file[at] ?? 0
      value = value * 128 + (byte & 127)
    }
    return value
  }
  let [offset, start, length] = [0, 0, 0]
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at] ?? 0
    const tag = flags & 63
    at += tag === OTHER ? 5 : 1
    const whole = varied()
    const version = flags >> 6
    const transformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0
    const stored = transformed ? varied() : whole
    if (tag === CMAP) [start, length] = [offset, stored]
    offset += stored
  }
  return { start, length, data: file.subarray(at, at + file.readUInt32BE(20)) }
}

/**
 * Uses the largest Unicode subtable: format 12 if present, otherwise format 4
 * (https://learn.microsoft.com/typography/opentype/spec/cmap).
 */
function parseCmap(table: Buffer): (point: number) => boolean {
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.readUInt32BE(8 + index * 8))
  const format = (wanted: number) => offsets.find((offset) => table.readUInt16BE(offset) === wanted)
  const [long, short] = [format(12), format(4)]
  if (long !== undefined) return parseFormat12(table, long)
  return short === undefined ? () => false : parseFormat4(table, short)
}

function parseFormat12(table: Buffer, offset: number): (point: number) => boolean {
  const ranges = Array.from({ length: table.readUInt32BE(offset + 12) }, (_, index) => {
    const at = offset + 16 + index * 12
    return [table.readUInt32BE(at), table.readUInt32BE(at + 4)] as const
  })
  return (point) => ranges.some(([from, to]) => point >= from && point <= to)
}

function parseFormat4(table: Buffer, offset: number): (point: number) => boolean {
  const twice = table.readUInt16BE(offset + 6)
  const [ends, starts] = [offset + 14, offset + 16 + twice]
  const [deltas, shifts] = [starts + twice, starts + 2 * twice]
  return (point) => {
    for (let at = 0; at < twice; at += 2) {
      if (point > table.readUInt16BE(ends + at)) continue
      const start = table.readUInt16BE(starts + at)
      if (point < start) return false
      const shift = table.readUInt16BE(shifts + at)
      if (shift === 0) return ((point + table.readUInt16BE(deltas + at)) & 0xffff) !== 0
      return table.readUInt16BE(shifts + at + shift + (point - start) * 2) !== 0
    }
    return false
  }
}

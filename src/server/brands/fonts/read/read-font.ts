import { decompress } from 'wawoff2'
import { BRAND_FONTS_MAX_BYTES, FONT_MAX_BYTES } from '#contract/brands/fonts/font-options.ts'
import { readMappedRanges, readTables } from '#studio/render/fonts/sfnt.ts'
import { checkOutlines } from './check-outlines.ts'
import { type FontFacts, type FontRefusal, RefusedFont } from './font-facts.ts'
import { checkPermission, getTable, readFacts, writeMetrics } from './inspect.ts'
import { rebuildFont } from './rebuild.ts'
import { tryDrawing } from './try-drawing.ts'

/** A font that can be used: the rebuilt file, and its facts. */
export interface ReadFont {
  font: Uint8Array
  facts: FontFacts
}

export type FontAnswer = ReadFont | { refused: FontRefusal }

/** Checks an uploaded font and builds a new file from it. Call it in a process that can be stopped. */
export async function readFont(file: Uint8Array): Promise<FontAnswer> {
  try {
    return await readUsableFont(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  } catch (error) {
    // Any other error is one of a reader that found the bytes damaged.
    return { refused: error instanceof RefusedFont ? error.reason : 'fontDamaged' }
  }
}

async function readUsableFont(file: Buffer): Promise<ReadFont> {
  const unpacked = await unpackFont(file)
  const given = readTables(unpacked)
  checkPermission(given)
  const font = await rebuildFont(unpacked)
  if (font.length > BRAND_FONTS_MAX_BYTES) throw new RefusedFont('fontTooLarge')
  const tables = readTables(font)
  checkOutlines(tables)
  const ranges = readMappedRanges(getTable(tables, 'cmap'))
  const facts = readFacts(tables, ranges, given.has('fvar'))
  writeMetrics(tables, facts)
  await tryDrawing(font, facts.weight, ranges)
  return { font, facts }
}

/** Bytes of a font after it was decompressed. */
const UNPACKED_MAX = 4 * FONT_MAX_BYTES
/** Where a WOFF2 file states this size (https://www.w3.org/TR/WOFF2/#woff20Header). */
const TOTAL_SIZE = 16
const WOFF2_HEADER = 48

const OUTLINES = new Set(['\u0000\u0001\u0000\u0000', 'OTTO', 'true'])

/**
 * Recognizes a font by its first bytes, and decompresses WOFF2.
 * @throws {RefusedFont} for another kind of file, and for one that would be too large
 */
async function unpackFont(file: Buffer): Promise<Buffer> {
  const signature = file.toString('latin1', 0, 4)
  if (OUTLINES.has(signature)) return file
  if (signature === 'wOFF') throw new RefusedFont('fontWoff')
  if (signature === 'ttcf') throw new RefusedFont('fontCollection')
  if (signature !== 'wOF2') throw new RefusedFont('fontUnknown')
  return unpackWoff2(file)
}

async function unpackWoff2(file: Buffer): Promise<Buffer> {
  if (file.length < WOFF2_HEADER) throw new RefusedFont('fontDamaged')
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new RefusedFont('fontCollection')
  if (file.readUInt32BE(TOTAL_SIZE) > UNPACKED_MAX) throw new RefusedFont('fontTooLarge')
  const font = await decompress(file)
  // The decoder returns false for a damaged file.
  if (!(font instanceof Uint8Array)) throw new RefusedFont('fontDamaged')
  if (font.length > UNPACKED_MAX) throw new RefusedFont('fontTooLarge')
  return Buffer.from(font.buffer, font.byteOffset, font.length)
}

import { decompress } from 'wawoff2'
import { FONT_MAX_BYTES } from '#contract/brands/fonts/font-options.ts'
import { RefusedFont } from './font-facts.ts'

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
export async function unpackFont(file: Buffer): Promise<Buffer> {
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

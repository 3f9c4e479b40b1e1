import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { NO_TABLE } from '#contract/catalog-files/import-messages.ts'
import { readDeclaredEncodings } from '../files/text/declared-encodings.ts'
import { decodeAs, decodeText, type DecodedText } from '../files/text/decode-text.ts'
import { detectEncoding } from '../files/text/detect-encoding.ts'
import { Problem } from '../infrastructure/problem.ts'

/** Signatures of files that are often uploaded in place of a table: zip (XLSX, ODS), the old Excel format, PDF. */
const OTHER_FILES = ['504b0304', 'd0cf11e0', '25504446']
/** Control characters but tabs and line breaks. */
const CONTROL = /[^\P{Cc}\s]/gu
/** Files with more control characters than this among their first ones, and a larger share, are no text. Tables may have a few. */
const CONTROLS_MAX = 16
const CONTROL_SHARE = 0.05
const LOOKED_AT = 4096

/**
 * Decodes a table or a feed, in the encoding that a person chose or else the one that is found.
 * @throws {Problem} 415 for a spreadsheet, a picture and other files that are no text
 */
export async function decodeTable(bytes: Buffer, chosen?: TextEncoding): Promise<DecodedText> {
  if (OTHER_FILES.includes(bytes.subarray(0, 4).toString('hex'))) throw new Problem(415, NO_TABLE)
  const decoded = chosen
    ? decodeAs(bytes, chosen)
    : await decodeText(bytes, readDeclaredEncodings(bytes), detectEncoding)
  if (isBinary(decoded.text.slice(0, LOOKED_AT))) throw new Problem(415, NO_TABLE)
  return decoded
}

function isBinary(start: string): boolean {
  const controls = start.match(CONTROL)?.length ?? 0
  return controls > CONTROLS_MAX && controls > start.length * CONTROL_SHARE
}

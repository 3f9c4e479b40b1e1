import { NO_TABLE } from '#contract/imports/import-messages.ts'
import { Problem } from '../problem.ts'

/** Signatures of files that are often uploaded in place of a table: zip (XLSX, ODS), the old Excel format, PDF. */
const OTHER_FILES = ['504b0304', 'd0cf11e0', '25504446']
/** Control characters but tabs and line breaks. */
const CONTROL = /[^\P{Cc}\s]/gu
/** Files with more control characters than this among their first ones, and a larger share, are no text. Tables may have a few. */
const CONTROLS_MAX = 16
const CONTROL_SHARE = 0.05
const LOOKED_AT = 4096

/**
 * Decodes a table: UTF-8, UTF-16 with a byte order mark, and otherwise Windows-1252, as old versions of Excel save it. The byte order
 * mark and NUL characters, which PostgreSQL cannot store, are removed.
 * @throws {Problem} 415 for a spreadsheet, a picture and other files that are no text
 */
export function decodeText(bytes: Buffer): string {
  const head = bytes.subarray(0, 4).toString('hex')
  const text = OTHER_FILES.includes(head) ? null : decode(bytes, head)
  if (text === null || isBinary(text.slice(0, LOOKED_AT))) throw new Problem(415, NO_TABLE)
  return text.replaceAll('\0', '')
}

function isBinary(start: string): boolean {
  const controls = start.match(CONTROL)?.length ?? 0
  return controls > CONTROLS_MAX && controls > start.length * CONTROL_SHARE
}

function decode(bytes: Buffer, head: string): string {
  if (head.startsWith('fffe')) return new TextDecoder('utf-16le').decode(bytes)
  if (head.startsWith('feff')) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

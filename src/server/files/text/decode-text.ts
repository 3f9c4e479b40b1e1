import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { toTextEncoding } from './encoding-names.ts'

export interface DecodedText {
  /** Without a byte order mark and NUL characters, which PostgreSQL cannot store. */
  text: string
  encoding: TextEncoding
  /** Whether only the statistics of the bytes tell the encoding. */
  isGuessed: boolean
  /** Replacement characters (U+FFFD) in the text. */
  lost: number
}

/** Finds the encoding of bytes that are no valid UTF-8 and do not name one. */
export type DetectEncoding = (sample: Uint8Array) => Promise<TextEncoding | null>

/** What nearly all texts without a name are, where even statistics find nothing. */
const FALLBACK: TextEncoding = 'windows-1252'

/**
 * Decodes a text of a stranger: by its byte order mark, as UTF-8 where it is valid, by the names that were declared for it, best first,
 * and otherwise by its content.
 */
export async function decodeText(
  bytes: Uint8Array,
  declared: readonly string[],
  detect: DetectEncoding,
): Promise<DecodedText> {
  const known = decodeDeclared(bytes, declared)
  if (known) return known
  return { ...decodeAs(bytes, (await detect(takeSample(bytes))) ?? FALLBACK), isGuessed: true }
}

/** `decodeText` without the content. Null if only that can tell the encoding. */
export function decodeDeclared(bytes: Uint8Array, declared: readonly string[]): DecodedText | null {
  const wide = findByteOrderMark(bytes) ?? findWideEncoding(bytes)
  if (wide) return decodeAs(bytes, wide)
  if (isUtf8(bytes)) return decodeAs(bytes, hasEscapes(bytes) ? 'ISO-2022-JP' : 'UTF-8')
  const legacy = declared.flatMap((label) => toTextEncoding(label) ?? []).filter((name) => !name.startsWith('UTF-'))
  for (const name of [...legacy, 'UTF-8'] as const) {
    const decoded = decodeAs(bytes, name)
    if (isPlausible(decoded)) return decoded
  }
  return null
}

/** Decodes in the encoding that a person chose, or that is known otherwise. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): DecodedText {
  const isStandard = !/^(?:CP|UTF-32)/.test(encoding)
  const text = (
    isStandard ? new TextDecoder(encoding).decode(bytes) : iconv.decode(Buffer.from(bytes), encoding)
  ).replaceAll('\0', '')
  return { text, encoding, isGuessed: false, lost: countLost(text) }
}

function countLost(text: string): number {
  let count = 0
  for (let at = text.indexOf('\u{FFFD}'); at !== -1; at = text.indexOf('\u{FFFD}', at + 1)) count += 1
  return count
}

/** Texts in which a few characters are damaged have this share of them at most, among those outside of ASCII. */
const LOST_SHARE_MAX = 0.1

function isPlausible({ text, lost }: DecodedText): boolean {
  if (lost === 0) return true
  return lost <= countForeign(text) * LOST_SHARE_MAX
}

/** Characters outside of ASCII. */
function countForeign(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    // The second half of a surrogate pair belongs to the character before it.
    if (unit > 0x7f && (unit < 0xdc00 || unit > 0xdfff)) count += 1
  }
  return count
}

const MARKS: readonly (readonly [string, TextEncoding])[] = [
  ['efbbbf', 'UTF-8'],
  ['fffe0000', 'UTF-32LE'],
  ['0000feff', 'UTF-32BE'],
  ['fffe', 'UTF-16LE'],
  ['feff', 'UTF-16BE'],
]

function findByteOrderMark(bytes: Uint8Array): TextEncoding | null {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return MARKS.find(([mark]) => head.startsWith(mark))?.[1] ?? null
}

const HEAD = 4096
/** Line breaks, digits and delimiters have NUL bytes in UTF-16, also where all letters are of another script. A text may have a few. */
const NULS_MIN = 3
const NUL_SHARE_MIN = 0.03
/** In UTF-16, at least this share of the NUL bytes is on one side of the pairs. */
const SIDE_SHARE_MIN = 0.9

/** UTF-16 and UTF-32 without a byte order mark, by where their NUL bytes are. */
function findWideEncoding(bytes: Uint8Array): TextEncoding | null {
  const head = bytes.subarray(0, HEAD)
  const nuls = [0, 0, 0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) nuls[at % 4] = (nuls[at % 4] ?? 0) + 1
  const [first = 0, second = 0, third = 0, fourth = 0] = nuls
  const [even, odd] = [first + third, second + fourth]
  const quarter = Math.floor(head.length / 4)
  if (even + odd < Math.max(NULS_MIN, head.length * NUL_SHARE_MIN)) return null
  if (fourth === quarter && third === quarter) return 'UTF-32LE'
  if (first === quarter && second === quarter) return 'UTF-32BE'
  if (Math.max(even, odd) < (even + odd) * SIDE_SHARE_MIN) return null
  return odd > even ? 'UTF-16LE' : 'UTF-16BE'
}

/** Escape sequences to Japanese, in bytes that are all ASCII. */
const hasEscapes = (bytes: Uint8Array) => ['\u{1B}$B', '\u{1B}$@'].some((escape) => Buffer.from(bytes).includes(escape))

/** Bytes that the statistics are made of. */
const SAMPLE_MAX = 32 * 1024
/** Bytes of one part. Longer ones are cut, because some pages have no line breaks. */
const PART_MAX = 1024
/** `\n`, `"`, `,`, `;`, `<` and `>`, which are no part of a character in any encoding but UTF-16 and UTF-32. */
const ENDS = new Set([0x0a, 0x22, 0x2c, 0x3b, 0x3c, 0x3e])

/** The parts of a text that are not ASCII, because markup and numbers say nothing of its encoding. */
function takeSample(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let [start, size, isForeign] = [0, 0, false]
  for (let at = 0; at <= bytes.length && size < SAMPLE_MAX; at += 1) {
    const byte = bytes[at] ?? 0x0a
    if (byte >= 0x80) isForeign = true
    if (!ENDS.has(byte) && at - start < PART_MAX) continue
    if (isForeign) {
      parts.push(bytes.subarray(start, at + 1))
      size += at + 1 - start
    }
    ;[start, isForeign] = [at + 1, false]
  }
  return Buffer.concat(parts)
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Secrets that were planted, by where, and what the server wrote or answered. */
export interface Searched {
  secrets: ReadonlyMap<string, string>
  /** Bytes that must hold none of them, by what they are. */
  places: ReadonlyMap<string, Buffer>
}

/**
 * `what` in `where`, for every secret that can be read somewhere: as it is, or in a spelling that anybody can undo. Of places with the
 * same bytes, the first one is searched and named.
 */
export function findLeaks({ secrets, places }: Searched): string[] {
  const distinct = keepFirst([...places], ([, bytes]) => createHash('sha256').update(bytes).digest('hex'))
  return [...secrets].flatMap(([what, secret]) => {
    const spellings = listSpellings(secret)
    return distinct.flatMap(([where, bytes]) => {
      const found = spellings.find(([, spelling]) => bytes.includes(spelling))
      return found ? [`${what} ${found[0]} in ${where}`] : []
    })
  })
}

/** Without entries whose key an earlier one has. */
const keepFirst = <T>(entries: readonly T[], key: (entry: T) => string): T[] =>
  [...new Map(entries.toReversed().map((entry) => [key(entry), entry])).values()].toReversed()

/** Different bytes only: a secret of letters and digits is the same as JSON and in addresses. */
function listSpellings(secret: string): [string, Buffer][] {
  const bytes = Buffer.from(secret)
  const encoded = encodeURIComponent(secret)
  const spellings: [string, Buffer][] = [
    ['in clear', bytes],
    ['as JSON', Buffer.from(JSON.stringify(secret).slice(1, -1))],
    ['percent-encoded', Buffer.from(encoded)],
    ['form-encoded', Buffer.from(encoded.replaceAll('%20', '+'))],
    ['as hexadecimal', Buffer.from(bytes.toString('hex'))],
    ['in UTF-16', Buffer.from(secret, 'utf16le')],
    ...([0, 1, 2] as const).flatMap((shift): [string, Buffer][] => [
      ['as base64', Buffer.from(innerBase64(bytes, shift, 'base64'))],
      ['as base64url', Buffer.from(innerBase64(bytes, shift, 'base64url'))],
    ]),
  ]
  return keepFirst(spellings, ([, spelling]) => spelling.toString('latin1'))
}

/** What base64 makes of the bytes wherever they stand in a longer text: characters that their neighbors share are left out. */
function innerBase64(bytes: Buffer, shift: number, alphabet: 'base64' | 'base64url'): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString(alphabet)
    .replaceAll('=', '')
  const shared = (shift + bytes.length) % 3 === 0 ? 0 : 1
  return text.slice(Math.ceil((shift * 8) / 6), text.length - shared)
}

const BLOCK = 8192

/** Every file below a folder, by its path within it. Of a file in `before`, only the bytes from its first change on. */
export function filesBelow(folder: string, before?: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const files = paths.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  const read = files.map((path): [string, Buffer] => [relative(folder, path), readFileSync(path)])
  return new Map(read.map(([name, bytes]) => [name, changedPart(bytes, before?.get(name))]))
}

/** The block before the first change belongs to it, because the first bytes that were written may be the same as before. */
function changedPart(bytes: Buffer, before: Buffer | undefined): Buffer {
  if (!before) return bytes
  if (bytes.equals(before)) return bytes.subarray(bytes.length)
  let same = 0
  while (bytes.subarray(same, same + BLOCK).equals(before.subarray(same, same + BLOCK))) same += BLOCK
  return bytes.subarray(Math.max(0, same - BLOCK))
}

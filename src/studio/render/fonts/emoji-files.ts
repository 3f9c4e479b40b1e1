import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toEmojiKey } from '../../type/graphemes.ts'

const require = createRequire(import.meta.url)

/** Twemoji graphics are licensed under CC-BY 4.0, see README. The compositor cannot draw color fonts. */
const FOLDER = join(dirname(require.resolve('@discordapp/twemoji/package.json')), 'dist/svg')

const files = new Map<string, Promise<Uint8Array | null>>()

/** Reads the SVG file of an emoji. Returns null if Twemoji does not have it. */
export function loadEmojiFile(emoji: string): Promise<Uint8Array | null> {
  const key = toEmojiKey(emoji)
  const known = files.get(key) ?? readFile(join(FOLDER, `${key}.svg`)).catch(() => null)
  files.set(key, known)
  return known
}

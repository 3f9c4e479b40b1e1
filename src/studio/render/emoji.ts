import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { emojiKey } from '../type/signs.ts'

const require = createRequire(import.meta.url)

/** Twemoji, graphics under CC-BY 4.0: see README. Fonts with coloured glyphs come out blank in the compositor. */
const FOLDER = join(dirname(require.resolve('@discordapp/twemoji/package.json')), 'dist/svg')

const files = new Map<string, Promise<Uint8Array | null>>()

/** The SVG of an emoji, or null when the picture set lacks it. */
export function emojiFile(emoji: string): Promise<Uint8Array | null> {
  const key = emojiKey(emoji)
  const known = files.get(key) ?? readFile(join(FOLDER, `${key}.svg`)).catch(() => null)
  files.set(key, known)
  return known
}

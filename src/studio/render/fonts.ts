import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { familyNamed } from '../type/families.ts'
import type { Renderer } from '@takumi-rs/core'

const require = createRequire(import.meta.url)

/** Registers faces of the bundled families on demand, every subset with its own range, once per renderer. */
export function fontShelf(renderer: Renderer) {
  const asked = new Map<string, Promise<void>>()
  return async (faces: Iterable<{ family: string; weight: number }>): Promise<void> => {
    const waiting: Promise<void>[] = []
    for (const { family, weight } of faces) {
      const key = `${family}/${weight}`
      const known = asked.get(key) ?? register(renderer, family, weight)
      asked.set(key, known)
      waiting.push(known)
    }
    await Promise.all(waiting)
  }
}

async function register(renderer: Renderer, name: string, weight: number): Promise<void> {
  const { slug } = familyNamed(name)
  const folder = dirname(require.resolve(`@fontsource/${slug}/package.json`))
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  for (const [subset, range] of Object.entries(ranges)) {
    const data = await readFile(join(folder, 'files', `${slug}-${subset}-${weight}-normal.woff2`))
    await renderer.registerFont({ name, weight, style: 'normal', data, unicodeRange: rangesOf(range) })
  }
}

/** `U+0000-00FF,U+0131` as pairs of code points. */
function rangesOf(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [from, to] = part.trim().slice(2).split('-')
    const start = Number.parseInt(from ?? '0', 16)
    return [start, to ? Number.parseInt(to, 16) : start]
  })
}

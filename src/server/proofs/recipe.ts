import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Scene } from '#studio/model/scene.ts'
import { TOOL } from '#studio/render/image/provenance.ts'

const readVersion = (name: string): string => {
  const path = new URL(`../../../node_modules/${name}/package.json`, import.meta.url)
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8'))).version
}

/** The programs that decide the bytes of a drawn file. */
export const RENDERER = [
  TOOL,
  ...['@takumi-rs/core', 'sharp', 'h264-mp4-encoder'].map((name) => `${name} ${readVersion(name)}`),
].join(', ')

/** What a file was drawn from: the scenes with their copy, overrides, fonts and keys of pictures, and what drew them. */
export interface Recipe {
  scenes: readonly Scene[]
  renderer: string | null
}

/** The SHA-256 digest of a recipe, in hex. The order of keys does not count. */
export const hashRecipe = (recipe: Recipe): string => createHash('sha256').update(canonical(recipe)).digest('hex')

/** JSON with sorted keys, as RFC 8785 describes it. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

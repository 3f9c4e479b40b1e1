import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Renderer } from '@takumi-rs/core'
import { expect, test } from 'vitest'
import { findNearestWeight } from '../../type/choose-family.ts'
import { FONT_FAMILIES, resolveFontPackage, type FontFamily } from '../../type/font-families.ts'
import { FONT_GAPS } from '../../type/font-gaps.ts'
import { PLAIN_LATIN } from '../../type/scripts.ts'
import { createLineNode } from '../drawing/text-line.ts'
import { readCharacterMap } from './cmap.ts'
import { createFontRegistry, findLetterGaps } from './font-registry.ts'

const findRoot = (folder: string) => dirname(createRequire(import.meta.url).resolve(`${folder}/package.json`))
const readFacts = (folder: string) =>
  JSON.parse(readFileSync(join(findRoot(folder), 'metadata.json'), 'utf8')) as {
    weights: number[]
    license: { type: string }
  }

test.each(FONT_FAMILIES)('$name has the weights of its package, and all of plain Latin', ({ name, weights }) => {
  const { folder, stem, variable } = resolveFontPackage(name)
  const points = Array.from({ length: 0x2123 }, (_, point) => point).filter((point) => point > 32 && point !== 0xad)
  const plain = points.filter((point) => PLAIN_LATIN.test(String.fromCodePoint(point)))
  expect(weights).toEqual(readFacts(folder).weights)
  const file = `${stem}-latin-${variable ? 'wght' : weights[0]}-normal.woff2`
  const has = readCharacterMap(readFileSync(join(findRoot(folder), 'files', file)))
  const lacking = plain.filter((point) => !has(point)).map((point) => String.fromCodePoint(point))
  expect(lacking.filter((letter) => !FONT_GAPS[name]?.includes(letter))).toEqual([])
})

test.each(FONT_FAMILIES)('$name has the SIL Open Font License', ({ name }) => {
  expect(readFacts(resolveFontPackage(name).folder).license.type).toBe('OFL-1.1')
})

test('the table of letters that families lack agrees with their files', async () => {
  const gaps = await Promise.all(FONT_FAMILIES.map(async (family) => [family.name, await findLetterGaps(family)]))
  expect(Object.fromEntries(gaps.filter(([, letters]) => letters)), 'run `npm run characters`').toEqual(FONT_GAPS)
})

/** In pixels. */
const SIZE = 200
const WIDTH = 400

/** The rows of a drawn letter that have ink, from the top of the line box. */
async function measureRows(family: FontFamily, letter: string): Promise<{ top: number; bottom: number }> {
  const renderer = new Renderer()
  const weight = findNearestWeight(family, 700)
  await createFontRegistry(renderer)([{ family: family.name, weight, text: letter }])
  const height = Math.round((family.ascent + family.descent) * SIZE)
  const style = { height, lineHeight: `${height}px` }
  const line = createLineNode(letter, letter, { family: family.name, weight, size: SIZE, tracking: 0 }, style)
  const root = { type: 'container' as const, style: { display: 'flex' as const }, children: [line] }
  const pixels = await renderer.render(root, { width: WIDTH, height, format: 'raw' })
  const rows = Array.from({ length: height }, (_, row) => pixels.subarray(row * WIDTH * 4, (row + 1) * WIDTH * 4))
  const inked = rows.flatMap((row, index) => (row.some((value, at) => at % 4 === 3 && value > 60) ? [index] : []))
  return { top: inked[0] ?? 0, bottom: (inked.at(-1) ?? 0) + 1 }
}

const UPRIGHT = FONT_FAMILIES.filter(({ script }) => !script)

test.each(UPRIGHT)('the capitals of $name stand on the line and are as high as the table says', async (family) => {
  const { top, bottom } = await measureRows(family, 'H')
  expect(Math.abs(bottom - family.ascent * SIZE) / SIZE).toBeLessThan(0.025)
  expect(Math.abs((bottom - top) / SIZE - family.cap)).toBeLessThan(0.03)
  const small = await measureRows(family, 'x')
  expect(Math.abs((small.bottom - small.top) / SIZE - family.x)).toBeLessThan(0.035)
})

import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { countColorsNear } from './near-colors.ts'

/** One color for each pixel, `0xRRGGBB`. */
function toPixels(colors: readonly number[], offset: number): Uint8Array {
  const data = new Uint8Array(new ArrayBuffer(offset + colors.length * 3), offset)
  for (const [index, color] of colors.entries()) data.set([color >> 16, (color >> 8) & 255, color & 255], index * 3)
  return data
}

function countPlainly(colors: readonly number[], wanted: number): Map<number, number> {
  const counts = new Map<number, number>()
  const isNear = (color: number) =>
    [16, 8, 0].every((shift) => Math.abs(((color >> shift) & 255) - ((wanted >> shift) & 255)) <= 48)
  for (const color of colors.filter(isNear)) counts.set(color, (counts.get(color) ?? 0) + 1)
  return counts
}

const WANTED = 0x0f4c3f
/** The wanted color, those that differ in one byte, one whose three bytes are equal, and colors that are far away. */
const SHADES = [WANTED, 0x0f4c40, 0x0f4d3f, 0x104c3f, 0x303030, 0x3f7c6f, 0x407c6f, 0x000000, 0xffffff, 0x4c3f0f]
const Shades = constantFrom(SHADES, SHADES.slice(0, 4))
const Random = array(integer({ min: 0, max: 0xffffff }), { maxLength: 80 })
/** Stripes of one color each, long ones and single pixels, so that runs start, end and are interrupted at each place of a block. */
const Length = oneof(integer({ min: 1, max: 40 }), integer({ min: 1, max: 2 }))
const Striped = Shades.chain((shades) => array(tuple(constantFrom(...shades), Length), { maxLength: 16 })).map(
  (stripes) => stripes.flatMap(([color, length]) => Array.from({ length }, () => color)),
)
/** Equal blocks of several colors. */
const Patterned = array(constantFrom(...SHADES.slice(0, 2)), { minLength: 4, maxLength: 8 }).map((part) =>
  Array.from({ length: 6 }, () => part).flat(),
)

test('counts the pixels of each near color in random, striped and patterned pictures, wherever their bytes start', () => {
  assert(
    property(oneof(Random, Striped, Patterned), integer({ min: 0, max: 7 }), (colors, offset) => {
      const counted = countColorsNear({ data: toPixels(colors, offset) }, WANTED)
      const order = (counts: Map<number, number>) => [...counts].toSorted(([a], [b]) => a - b)
      expect(order(counted)).toEqual(order(countPlainly(colors, WANTED)))
    }),
    { numRuns: 2000 },
  )
})

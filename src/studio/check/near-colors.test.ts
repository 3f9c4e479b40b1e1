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
/** The wanted color, one whose three bytes are equal, neighbors that differ in one byte, and colors that are far away. */
const SHADES = [WANTED, 0x303030, 0x0f4c40, 0x0f4d3f, 0x104c3f, 0x3f7c6f, 0x407c6f, 0x000000, 0xffffff, 0x4c3f0f]
const Random = array(integer({ min: 0, max: 0xffffff }), { maxLength: 80 })
/** Stripes of one color each, so that runs start and end at each place of a block. */
const Striped = array(tuple(constantFrom(...SHADES), integer({ min: 1, max: 40 })), { maxLength: 12 }).map((stripes) =>
  stripes.flatMap(([color, length]) => Array.from({ length }, () => color)),
)

test('counts the pixels of each near color in random and in striped pictures, wherever their bytes start', () => {
  assert(
    property(oneof(Random, Striped), integer({ min: 0, max: 7 }), (colors, offset) => {
      const counted = countColorsNear({ data: toPixels(colors, offset) }, WANTED)
      const order = (counts: Map<number, number>) => [...counts].toSorted(([a], [b]) => a - b)
      expect(order(counted)).toEqual(order(countPlainly(colors, WANTED)))
    }),
    { numRuns: 400 },
  )
})

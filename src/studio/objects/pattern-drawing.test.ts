import { expect, test } from 'vitest'
import { drawPattern, drawRow } from './pattern-drawing.ts'

const CUP = { body: '<path id="a" d="M0 0h9"/><use href="#a" fill="url(#a)"/>', view: [2, 4, 10, 20] as const }
const SPOON = { body: '<path id="a" d="M1 1h9"/>', view: [0, 0, 30, 10] as const }
const listPlaces = (body: string) =>
  [...body.matchAll(/href="#p(\d)" transform="translate\((\S+) (\S+)\)/g)].map(([, thing, x, y]) => ({
    thing: Number(thing),
    x: Number(x),
    y: Number(y),
  }))

test('columns take turns, each second one is moved by half a step, and all edges cut the pattern', () => {
  const places = listPlaces(drawPattern([CUP, SPOON], { width: 400, height: 300 }, 3))
  const columns = [...new Set(places.map(({ x }) => x))]
  expect(columns.length).toBeGreaterThan(3)
  const [first = [], second = []] = columns.map((column) => places.filter(({ x }) => x === column))
  expect([new Set(first.map(({ thing }) => thing)), new Set(second.map(({ thing }) => thing))]).toEqual([
    new Set([1]),
    new Set([0]),
  ])
  const step = (first[1]?.y ?? 0) - (first[0]?.y ?? 0)
  expect((first[0]?.y ?? 0) - (second[0]?.y ?? 0)).toBeCloseTo(step / 2)
  const half = step * 0.4
  expect(places.some(({ x }) => x < half)).toBe(true)
  expect(places.some(({ x }) => x > 400 - half)).toBe(true)
  expect(Math.min(...places.map(({ y }) => y))).toBeLessThan(0)
  expect(Math.max(...places.map(({ y }) => y))).toBeGreaterThan(300 - half)
})

test.each([
  [900, 300, 3],
  [300, 900, 3],
  [1000, 250, 4],
])('a row on %i x %i pixels has %i whole things that take turns at even distances', (width, height, count) => {
  const body = drawRow([CUP, SPOON], { width, height })
  const places = listPlaces(body)
  expect(places.map(({ thing }) => thing)).toEqual(Array.from({ length: count }, (_none, at) => at % 2))
  const [along, across, long, short] =
    width > height ? (['x', 'y', width, height] as const) : (['y', 'x', height, width] as const)
  expect(places.map((place) => place[along])).toEqual(
    Array.from({ length: count }, (_none, at) => ((at + 0.5) * long) / count),
  )
  expect(new Set(places.map((place) => place[across]))).toEqual(new Set([short / 2]))
  // Turned by seven degrees, the longest thing still is inside of its cell and of the box.
  const scales = [...body.matchAll(/scale\((\S+)\)/g)].map(([, scale]) => Number(scale))
  const longest = Math.max(...[CUP, SPOON].map(({ view }, at) => Math.max(view[2], view[3]) * (scales[at] ?? 0)))
  expect(longest).toBeLessThan(Math.min(short, long / count) * 0.9)
})

test('two drawings with the same ids do not take parts of each other', () => {
  const body = drawPattern([CUP, SPOON], { width: 300, height: 300 }, 3)
  expect(body).toContain('id="p0a"')
  expect(body).toContain('id="p1a"')
  expect(body).toContain('<use href="#p0a" fill="url(#p0a)"/>')
})

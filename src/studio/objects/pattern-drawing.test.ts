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
  [900, 300],
  [300, 900],
  [1000, 250],
  [1300, 250],
  [760, 500],
])(
  'a row on %i x %i pixels is a frieze: whole things from edge to edge, nearly as high as the strip',
  (width, height) => {
    for (const things of [[CUP], [SPOON], [CUP, SPOON]]) {
      const body = drawRow(things, { width, height })
      const places = listPlaces(body)
      // A companion for which there is no space is left out.
      const used = [...body.matchAll(/<g id="p\d">/g)].length
      expect(places.map(({ thing }) => thing)).toEqual(places.map((_place, at) => at % used))
      const [short, long] = [Math.min(width, height), Math.max(width, height)]
      const scales = [...body.matchAll(/scale\((\d\S*)\)/g)].map(([, scale]) => Number(scale))
      const sizes = things.map(({ view }, at) => [view[2], view[3]].map((side) => side * (scales[at] ?? 0)))
      const [along, across] = width > height ? [0, 1] : [1, 0]
      const highest = Math.max(...sizes.map((size) => size[across] ?? 0)) / short
      const ends = places.map(({ thing, x, y }) => {
        const half = (sizes[thing]?.[along] ?? 0) / 2
        const at = width > height ? x : y
        return { from: at - half, to: at + half }
      })
      const gaps = ends.slice(1).map(({ from }, at) => from - (ends[at]?.to ?? 0))
      expect(highest <= 0.93).toBe(true)
      expect(Math.min(0, ...gaps)).toBeGreaterThan(-0.01)
      expect(Math.max(...gaps, 0) - Math.min(...gaps, Infinity)).toBeLessThan(gaps.length > 0 ? 0.01 : Infinity)
      expect([(ends[0]?.from ?? -1) >= -0.01, (ends.at(-1)?.to ?? Infinity) <= long + 0.01]).toEqual([true, true])
    }
  },
)

test('things of a frieze are nearer to each other than a third of their length, and each second one is mirrored', () => {
  const body = drawRow([CUP], { width: 1000, height: 250 })
  const places = listPlaces(body)
  const length = 250 * 0.92 * 0.5
  const step = (places[1]?.x ?? 0) - (places[0]?.x ?? 0)
  expect(step).toBeLessThan(length * 1.34)
  expect([...body.matchAll(/scale\(-1 1\)/g)].length).toBe(Math.floor(places.length / 2))
})

test('two drawings with the same ids do not take parts of each other', () => {
  const body = drawPattern([CUP, SPOON], { width: 300, height: 300 }, 3)
  expect(body).toContain('id="p0a"')
  expect(body).toContain('id="p1a"')
  expect(body).toContain('<use href="#p0a" fill="url(#p0a)"/>')
})

test('a thing that has another mirror image is never mirrored', () => {
  expect(drawRow([{ ...CUP, isHanded: true }], { width: 1000, height: 250 })).not.toContain('scale(-1 1)')
})

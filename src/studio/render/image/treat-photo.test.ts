import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deltaE, toChannels } from '../../color/oklch.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'
import { treatPhoto } from './treat-photo.ts'
import type { Scene } from '../../model/scene.ts'

const studio = shareStudio()
const pixel = (color: string) => Uint8Array.from([...toChannels(color), 255])
const toHex = (data: Uint8Array) =>
  `#${[...data.subarray(0, 3)].map((of) => of.toString(16).padStart(2, '0')).join('')}`

test('a duotone maps black and white to its two colors, and keeps a part of the photo at less strength', () => {
  const colors = { dark: '#102030', middle: '#8a7040', light: '#f0e0c0' }
  const tone = (color: string, strength: number) => {
    const data = pixel(color)
    treatPhoto(data, 1, { duotone: { ...colors, strength } })
    return toHex(data)
  }
  expect([tone('#000000', 1), tone('#ffffff', 1)]).toEqual([colors.dark, colors.light])
  expect(deltaE(tone('#cc2222', 0.4), '#cc2222')).toBeLessThan(deltaE(tone('#cc2222', 1), '#cc2222'))
})

test('a frame is a line of one color inside the edge', () => {
  const data = new Uint8Array(4 * 20 * 10).fill(255)
  treatPhoto(data, 20, { frame: { color: '#102030', inset: 2, line: 1 } })
  const rows = Array.from({ length: 10 }, (_, y) =>
    Array.from({ length: 20 }, (_none, x) => (data[(y * 20 + x) * 4] === 16 ? '#' : '.')).join(''),
  )
  expect(rows.slice(0, 5)).toEqual([
    '....................',
    '....................',
    '..################..',
    '..#..............#..',
    '..#..............#..',
  ])
  expect(rows.toReversed()).toEqual(rows)
})

test('grain changes brightness, not color or transparency, and is the same for the same seed', () => {
  const grained = (seed: number) => {
    const data = new Uint8Array(4 * 10_000).fill(128).map((value, at) => (at % 4 === 3 ? 200 : value))
    treatPhoto(data, 100, { grain: { amount: 0.03, seed } })
    return data
  }
  const data = grained(7)
  const grays = Array.from({ length: 10_000 }, (_, at) => data[at * 4] ?? 0)
  const mean = grays.reduce((sum, gray) => sum + gray, 0) / grays.length
  const deviation = Math.sqrt(grays.reduce((sum, gray) => sum + (gray - mean) ** 2, 0) / grays.length)
  expect(Math.abs(mean - 128)).toBeLessThan(1)
  expect(deviation / 255).toBeCloseTo(0.03, 2)
  expect(grays.every((gray, at) => data[at * 4 + 1] === gray && data[at * 4 + 3] === 200)).toBe(true)
  expect(Buffer.compare(data, grained(7))).toBe(0)
  expect(Buffer.compare(data, grained(8))).not.toBe(0)
})

const SIDE = 320
async function createPhoto(kind: string): Promise<Uint8Array> {
  const gray = (x: number, y: number) =>
    ({ dark: 8, bright: 215, checkered: (Math.floor(x / 16) + Math.floor(y / 16)) % 2 ? 255 : 0 })[kind] ??
    Math.imul(x * 7919 + y * 104_729, 2_654_435_761) >>> 24
  // A dark top edge, because a bright picture would be treated as a product on white.
  const data = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => gray(at % SIDE, Math.floor(at / SIDE)))
  return new Uint8Array(
    await sharp(data, { raw: { width: SIDE, height: SIDE, channels: 1 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
}

test.each(['dark', 'bright', 'checkered', 'noisy'])('text on a %s photo is legible with every finish', async (kind) => {
  const photo = await createPhoto(kind)
  const seen = new Set<string>()
  for (const [seed, tone] of [1, 2, 3, 4].flatMap(
    (of) =>
      [
        [of, 'bold'],
        [of, 'innovative'],
      ] as const,
  )) {
    const brief = createBrief(
      { width: SIDE, height: SIDE, seed, pictures: [{ key: 'p', role: 'reference' }] },
      { tone },
    )
    const copy = createCopy('Take the long way home', { subline: 'Gravel bikes, built to order', cta: 'Build yours' })
    const scene = await studio.compose(brief, copy, { p: photo }, { layout: 'photo' })
    expect(scene.layout).toBe('photo')
    seen.add(Object.keys(findTreatment(scene) ?? { none: true })[0] ?? '')
    const { rules } = await studio.check(scene, await studio.render(scene, { p: photo }))
    expect(rules.filter(({ rule, passed }) => rule.startsWith('contrast') && !passed)).toEqual([])
  }
  // A dark photo in two colors would be nothing.
  expect([...seen].toSorted()).toEqual(kind === 'dark' ? ['grain', 'none'] : ['duotone', 'grain', 'none'])
})

const findTreatment = ({ layers }: Scene) => layers.flatMap((of) => (of.kind === 'picture' ? [of.treatment] : []))[0]

test('photos of a product, and pictures of a model, keep their colors', async () => {
  const photo = await createPhoto('noisy')
  const none = { description: null, proposition: null, benefits: [], price_text: null, cta: null }
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const images = [{ key: 'p', role: 'product' as const }]
    const own = createBrief({ seed, pictures: images, product: { name: 'Boots', ...none } }, { tone: 'bold' })
    expect(findTreatment(await studio.compose(own, createCopy('Boots'), { p: photo }))?.duotone).toBeUndefined()
    const painted = createBrief({ seed, pictures: images }, { tone: 'bold' })
    const scene = await studio.compose(painted, createCopy('Boots'), { p: photo }, { paintedByModel: true })
    expect(findTreatment(scene)).toBeUndefined()
  }
})

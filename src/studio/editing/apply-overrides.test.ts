import { describe, expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { createCanvas } from '../model/canvas.ts'
import { readRotation } from '../model/rotation.ts'
import { contains, overlaps } from '../model/geometry.ts'
import { LAYOUTS } from '../layouts/catalog.ts'
import { minTypeSize } from '../layouts/type-sizes.ts'
import { randomFrom } from '../model/random.ts'
import { createBrief, createCopy, createImageFacts, createLogoFacts, fakeMeasure } from '../testing/briefs.ts'
import type { Brief } from '../model/brief.ts'
import type { Layer, Scene, TextLayer } from '../model/scene.ts'
import { findAlignment } from './edit-text.ts'
import { readSlot } from './order-slot.ts'
import type { Overrides } from './overrides.ts'
import { editAtRandom } from './random-edits.ts'
import { classifySlot, measureSlotBounds, staysSafe } from './slot-kinds.ts'
import type { SlotLayer } from './transform-layer.ts'

const NONE: Overrides = { version: 1, slots: {}, added: [] }
const COPY = createCopy('Wake up to brighter skin', {
  subline: 'A serum that works while you sleep',
  badge: '20% off',
  price: '$24',
  cta: 'Try it tonight',
  benefits: ['Vegan', 'Fragrance-free'],
  details: [{ kind: 'date', text: '12 May' }],
})
const ARABIC = createCopy('استيقظي على بشرة أكثر إشراقا', { subline: 'سيروم يعمل أثناء نومك', cta: 'جربيه الليلة' })
const MATERIAL = { images: [createImageFacts('photo')], logo: createLogoFacts(2), objects: [], notes: [] }
const OTHER = { ...createImageFacts('cutout'), key: 'other' }

const compose = (overrides: Overrides | null, over: Partial<Brief> = {}, layout: string | null = null, copy = COPY) =>
  composeScene(createBrief(over), copy, { ...MATERIAL, spare: [OTHER] }, fakeMeasure, { layout, overrides })

const groupBySlot = (scene: Scene): Map<string, SlotLayer[]> => {
  const groups = new Map<string, SlotLayer[]>()
  for (const layer of scene.layers)
    if (layer.kind !== 'backdrop' && layer.slot) groups.set(layer.slot, [...(groups.get(layer.slot) ?? []), layer])
  return groups
}
const only = (scene: Scene, slot: string): Layer[] => scene.layers.filter((layer) => readSlot(layer) === slot)
const words = (scene: Scene, slot: string) => only(scene, slot).find((layer) => layer.kind === 'text') as TextLayer

const SIZES = [
  { width: 1080, height: 1080, platform: 'instagram' },
  { width: 1080, height: 1920, platform: 'instagram' },
  { width: 1500, height: 500, platform: 'twitter' },
  { width: 1280, height: 720, platform: 'youtube' },
] as const

describe('the slots of a design', () => {
  test.each(LAYOUTS.map(({ name }) => name))('of the layout %s name every word, image and logo', async (layout) => {
    for (const size of SIZES) {
      const scene = await compose(null, size, layout)
      const named = scene.layers.filter(({ kind }) => ['text', 'logo', 'picture', 'panel', 'object'].includes(kind))
      expect(named.filter((layer) => !readSlot(layer))).toEqual([])
      expect(readSlot(scene.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline'))).toBe(
        'headline',
      )
      const button = scene.layers.find((layer) => layer.kind === 'panel' && layer.role === 'button')
      if (button) expect(readSlot(button)).toBe('cta')
    }
  })
})

describe('overrides', () => {
  test('200 random edits undone give the original design byte for byte, and redone the edited one', async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = randomFrom(seed, 'edits')
      const history: Overrides[] = [NONE]
      for (let edit = 0; edit < 200; edit++) history.push(editAtRandom(history.at(-1) ?? NONE, random))
      const [first, last] = [history[0] ?? NONE, history.at(-1) ?? NONE]
      const before = JSON.stringify(await compose(null, { seed }))
      const edited = JSON.stringify(await compose(last, { seed }))
      expect(JSON.stringify(await compose(first, { seed }))).toBe(before)
      expect(JSON.stringify(await compose(structuredClone(last), { seed }))).toBe(edited)
      expect(edited).not.toBe(before)
    }
  })

  test('any edits on any layout and size keep words and logo in the safe area, legible, and all else on the canvas', async () => {
    // Every layout comes up five times or more, in two of the sizes each time, and in the other two the next time.
    for (let seed = 1; seed <= 5 * LAYOUTS.length; seed++) {
      const random = randomFrom(seed, 'anywhere')
      let overrides = NONE
      for (let edit = 0; edit < 40; edit++) overrides = editAtRandom(overrides, random)
      const layout = LAYOUTS[seed % LAYOUTS.length]?.name ?? null
      const turn = Math.floor(seed / LAYOUTS.length) % 2
      const cases = SIZES.map((size) => ({ size, copy: random.chance(0.25) ? ARABIC : COPY }))
      for (const { size, copy } of cases.filter((_, index) => index % 2 === turn)) {
        const scene = await compose(overrides, { ...size, seed }, layout, copy)
        const canvas = { x: 0, y: 0, width: scene.width, height: scene.height }
        const least = minTypeSize({ base: Math.sqrt(scene.width * scene.height) })
        const touched = [...groupBySlot(scene)].filter(([slot]) => slot in overrides.slots)
        for (const [slot, layers] of touched) {
          const box = measureSlotBounds(layers)
          const where = `${layout} ${size.width}x${size.height} seed ${seed} ${slot} ${JSON.stringify(overrides.slots[slot])}`
          const isCovered = scene.safe.keep_out.some((out) => overlaps(out, box))
          const isPlaced = staysSafe(classifySlot(slot, layers))
            ? contains(scene.safe.box, box, 1) && !isCovered
            : overlaps(canvas, box)
          expect({ where, isPlaced }).toEqual({ where, isPlaced: true })
          const isNoted = scene.notes.some((note) => note.startsWith(`override_clamped:${slot}.`))
          const small = layers.find((layer) => layer.kind === 'text' && layer.size < least - 0.01)
          expect({ where, isLegible: small === undefined || isNoted }).toEqual({ where, isLegible: true })
        }
      }
    }
  })

  test('an edit moves nothing that a user did not touch, in any other size', async () => {
    const slots = { headline: { color: 'deep' }, cta: { step: 1 }, logo: { pin: ['start', 'bottom'] } } as const
    for (const { name } of LAYOUTS) {
      for (const size of SIZES) {
        const plain = await compose(null, size, name)
        // The copy does not suit this layout: another one is drawn, which has a turn of its own.
        if (plain.layout !== name) continue
        const edited = await compose({ ...NONE, slots }, size, name)
        const touched = new Set<string>(Object.keys(slots))
        const untouched = (scene: Scene) => scene.layers.filter((layer) => !touched.has(readSlot(layer) ?? ''))
        expect(JSON.stringify(untouched(edited))).toBe(JSON.stringify(untouched(plain)))
      }
    }
  })

  test('any other layout and back leaves document and design unchanged', async () => {
    for (const [index, { name }] of LAYOUTS.entries()) {
      const random = randomFrom(index, 'there and back')
      let overrides = NONE
      for (let edit = 0; edit < 20; edit++) overrides = editAtRandom(overrides, random)
      const text = JSON.stringify(overrides)
      const first = await compose(overrides, {}, 'split')
      await compose(overrides, {}, name)
      expect(await compose(overrides, {}, 'split')).toEqual(first)
      expect(JSON.stringify(overrides)).toBe(text)
    }
  })

  test('move, pin, step, color, alignment, order and visibility do what they say', async () => {
    const plain = await compose(null, {}, 'split')
    const at = (slots: Overrides['slots']) => compose({ ...NONE, slots }, {}, 'split')
    const before = words(plain, 'headline')
    const moved = words(await at({ headline: { move: [0.01, -0.02] } }), 'headline')
    expect(moved.box.x - before.box.x).toBeCloseTo(0.01 * plain.safe.box.width, 1)
    expect(moved.box.y - before.box.y).toBeCloseTo(-0.02 * plain.safe.box.height, 1)
    const small = words(await at({ headline: { step: -1 } }), 'headline')
    expect(small.size).toBeCloseTo(before.size / 1.125, 1)
    expect(words(await at({ headline: { color: 'deep' } }), 'headline').color).toBe(plain.roles.deep)
    const line = only(await at({ cta: { color: 'primary' } }), 'cta')
    expect(line.flatMap((layer) => (layer.kind === 'text' ? [layer.color] : []))).toEqual([plain.roles.primary])
    expect(only(await at({ badge: { hidden: true } }), 'badge')).toEqual([])
    const pinned = words(await at({ price: { pin: ['end', 'bottom'] } }), 'price')
    expect(pinned.box.x + pinned.box.width).toBeGreaterThan(plain.width * 0.85)
    const front = (await at({ 'picture:1': { order: 40 } })).layers.at(-1)
    expect(readSlot(front)).toBe('picture:1')
    const narrow = words(await at({ headline: { width: 0.3 } }), 'headline')
    expect(narrow.lines.length).toBeGreaterThanOrEqual(before.lines.length)
    expect(narrow.box.width).toBeLessThanOrEqual(0.3 * plain.safe.box.width + 1)
  })

  test('a turned slot has one angle and center, stays in the safe area, and is upright again byte for byte', async () => {
    const at = (slots: Overrides['slots']) => compose({ ...NONE, slots }, {}, 'split')
    const plain = await compose(null, {}, 'split')
    for (const slot of ['headline', 'cta', 'badge', 'logo']) {
      const turned = await at({ [slot]: { angle: -90 } })
      const layers = groupBySlot(turned).get(slot) ?? []
      const rotations = new Set(layers.map((layer) => JSON.stringify(readRotation(layer))))
      expect({ slot, count: rotations.size, layers: layers.length > 0 }).toEqual({ slot, count: 1, layers: true })
      expect(readRotation(layers[0] ?? { kind: 'backdrop', color: '' })?.angle).toBe(-90)
      expect(contains(turned.safe.box, measureSlotBounds(layers), 1)).toBe(true)
      const upright = await at({ [slot]: { angle: 0 } })
      expect(JSON.stringify(upright.layers)).toBe(JSON.stringify(plain.layers))
    }
  })

  test('a turned slot is pinned by the upright box around it', async () => {
    const scene = await compose({ ...NONE, slots: { cta: { angle: 45, pin: ['end', 'bottom'] } } }, {}, 'split')
    const bounds = measureSlotBounds(groupBySlot(scene).get('cta') ?? [])
    const canvas = createCanvas(scene.width, scene.height, null, scene.safe)
    expect(bounds.x + bounds.width).toBeCloseTo(canvas.content.x + canvas.content.width, 0)
    expect(bounds.y + bounds.height).toBeCloseTo(canvas.content.y + canvas.content.height, 0)
  })

  test('a long line at the margin is not taken for a centered one', async () => {
    const wide = createCopy('Wake up to brighter skin today', { subline: 'A light serum', price: '$38' })
    const line = (x: number, width: number, role: 'headline' | 'subline' | 'price'): TextLayer => ({
      ...template,
      role,
      text: role,
      box: { x, y: 0, width, height: 60 },
      lines: [{ text: role, x, y: 50, width }],
    })
    const template = words(await compose(null, {}, 'split', wide), 'headline')
    const headline = line(60, 960, 'headline')
    const left = [headline, line(60, 300, 'subline'), line(60, 200, 'price')]
    const centered = [headline, line(390, 300, 'subline'), line(440, 200, 'price')]
    expect([findAlignment(headline, 1080, left), findAlignment(headline, 1080, centered)]).toEqual(['left', 'center'])
  })

  test('the image of a slot is swapped and cropped within its pixels', async () => {
    const slots = { 'picture:1': { picture: 'other', focus: [0.9, 0.1], zoom: 2 } } as const
    const [image] = only(await compose({ ...NONE, slots }, {}, 'split'), 'picture:1').filter(
      ({ kind }) => kind === 'picture',
    )
    expect(image).toMatchObject({ key: 'other' })
    if (image?.kind !== 'picture') throw new Error('no picture')
    expect(contains({ x: 0, y: 0, width: OTHER.width, height: OTHER.height }, image.crop)).toBe(true)
    expect(image.crop.width / image.crop.height).toBeCloseTo(image.box.width / image.box.height, 2)
  })

  test('an image that gets another width keeps its center', async () => {
    const find = async (slots: Overrides['slots']) =>
      only(await compose({ ...NONE, slots }, {}, 'split'), 'picture:1').find((layer) => layer.kind === 'picture')
    const [before, after] = [await find({}), await find({ 'picture:1': { width: 0.2 } })]
    if (before?.kind !== 'picture' || after?.kind !== 'picture') throw new Error('no picture')
    expect(after.box.width).not.toBeCloseTo(before.box.width, 0)
    expect(after.box.x + after.box.width / 2).toBeCloseTo(before.box.x + before.box.width / 2, 1)
    expect(after.box.y + after.box.height / 2).toBeCloseTo(before.box.y + before.box.height / 2, 1)
  })

  test('what a design cannot follow is noted and stays in the document', async () => {
    const slots = {
      headline: { zoom: 2 },
      'row:1': { step: 1 },
      'picture:1': { picture: 'gone' },
      cta: { move: [1, 1] as const },
    }
    const scene = await compose({ ...NONE, slots }, {}, 'split')
    expect(scene.notes).toEqual(
      expect.arrayContaining([
        'override_dropped:headline.zoom',
        'override_dropped:row:1.slot',
        'override_dropped:picture:1.picture',
        'override_clamped:cta.move',
      ]),
    )
    expect(scene.overrides?.slots).toEqual(slots)
  })

  test('in a design that reads from the right, x counts from the right', async () => {
    const at = (slots: Overrides['slots']) => compose({ ...NONE, slots }, {}, 'split', ARABIC)
    const before = words(await at({}), 'subline')
    const moved = words(await at({ subline: { move: [0.02, 0] } }), 'subline')
    expect(moved.box.x).toBeLessThan(before.box.x)
  })
})

describe('colors of the extended palette', () => {
  const overrides: Overrides = { ...NONE, slots: { headline: { color: 'accent_1' } } }
  const palette = { neutral: '#efebe4', accents: [{ hex: '#c2410c', role: 'text' as const }] }
  const composeBrand = (extended_palette: typeof palette | undefined, edits: Overrides | null) =>
    composeScene(createBrief({}, { extended_palette }), COPY, MATERIAL, fakeMeasure, {
      layout: 'split',
      overrides: edits,
    })

  test('are roles that a slot can have', async () => {
    const scene = await composeBrand(palette, overrides)
    expect(scene.roles).toMatchObject({ neutral: '#EFEBE4', accent_1: '#C2410C' })
    expect(words(scene, 'headline').color).toBe('#C2410C')
  })

  test('change no picture in which no slot has one', async () => {
    const [plain, extended] = [await composeBrand(undefined, null), await composeBrand(palette, null)]
    expect(extended.layers).toEqual(plain.layers)
    expect(Object.keys(plain.roles)).not.toContain('neutral')
  })

  test('that the brand does not have are not used, and noted', async () => {
    const scene = await composeBrand(undefined, overrides)
    expect(scene.layers).toEqual((await composeBrand(undefined, null)).layers)
    expect(scene.notes).toContain('override_dropped:headline.color')
  })
})

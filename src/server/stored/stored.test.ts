import { describe, expect, test } from 'vitest'
import { composeScene } from '#studio/compose.ts'
import { LAYOUTS } from '#studio/layouts/catalog.ts'
import { createBrief, createCopy, createImageFacts, createLogoFacts, fakeMeasure } from '#studio/testing/briefs.ts'
import type { Scene } from '#studio/model/scene.ts'
import { UnreadableJson } from '../infrastructure/db/versioned-json.ts'
import { listImageKeys, parseBrief } from './brief.ts'
import { NO_PAID_RESULTS, parsePaidResults } from './paid-results.ts'
import { parseScene } from './scene.ts'

const COPY = createCopy('Wake up', { benefits: ['Calms', 'Cools'], badge: '20% off', price: '$12', cta: 'Try it' })
/** The texts of a copy in the format of the first releases. */
const { block: _, details: __, small_print: ___, alternatives: ____, ...FIRST_COPY } = COPY

/** A value as a JSON column returns it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function compose(content_type: 'image' | 'video', layout: string): Promise<Scene> {
  const brief = createBrief({ content_type }, { dont: ['Say cheap'] })
  const material = { images: [createImageFacts('photo')], logo: createLogoFacts(2), objects: [], notes: [] }
  return composeScene(brief, COPY, material, fakeMeasure, { layout })
}

describe('a stored scene', () => {
  test.each(LAYOUTS.map(({ name }) => name))('of the layout %s is read unchanged, image and video', async (layout) => {
    for (const type of ['image', 'video'] as const) {
      const scene = stored(await compose(type, layout))
      expect(parseScene(scene)).toEqual(scene)
    }
  })

  test('of version 1 gets the fields that its copy lacks', async () => {
    const scene = await compose('image', 'split')
    const first = stored({ ...scene, version: 1, copy: FIRST_COPY })
    expect(parseScene(first)).toEqual(stored({ ...scene, copy: COPY }))
  })

  test('of an older release has no language', async () => {
    const scene = await compose('image', 'split')
    const { language, ...copy } = scene.copy
    expect(language).toBe('en')
    expect(parseScene(stored({ ...scene, copy })).copy.language).toBe('und')
  })

  test('of version 2 gets the slots of its layers', async () => {
    for (const { name } of LAYOUTS) {
      const scene = await compose('image', name)
      const layers = scene.layers.map((layer) => ('slot' in layer ? { ...layer, slot: undefined } : layer))
      expect(parseScene(stored({ ...scene, version: 2, layers }))).toEqual(stored(scene))
    }
  })

  test('of version 3 has no turned layers and is otherwise the same', async () => {
    const scene = await compose('image', 'split')
    expect(parseScene(stored({ ...scene, version: 3 }))).toEqual(stored(scene))
  })

  test('keeps the rotation of its layers', async () => {
    const scene = await composeScene(
      createBrief(),
      COPY,
      { images: [], logo: createLogoFacts(2), objects: [], notes: [] },
      fakeMeasure,
      {
        overrides: { version: 1, slots: { headline: { angle: 8 }, cta: { angle: -5 }, logo: { angle: 3 } }, added: [] },
      },
    )
    expect(stored(scene)).toMatchObject({ version: 4 })
    expect(JSON.stringify(scene.layers)).toContain('"rotation":{"angle":-5')
    expect(parseScene(stored(scene))).toEqual(stored(scene))
  })

  test('of an image contains its cutout and treatment; one without them is read as before', async () => {
    const scene = await compose('image', 'photo')
    const finish = {
      duotone: { dark: '#001B15', middle: '#B08850', light: '#EEE3D5', strength: 0.4 },
      grain: { amount: 0.03, seed: 4 },
    }
    const finished = scene.layers.map((layer) =>
      layer.kind === 'picture' ? { ...layer, cut_out: true, treatment: finish } : layer,
    )
    const plain = scene.layers.map((layer) => {
      if (layer.kind !== 'picture') return layer
      const { treatment: _treatment, ...rest } = layer
      return rest
    })
    for (const layers of [finished, plain]) {
      const one = stored({ ...scene, layers })
      expect(parseScene(one)).toEqual(one)
    }
  })

  test('with a damaged layer is refused with an error that names it', async () => {
    const scene = await compose('image', 'split')
    const damaged = stored({ ...scene, layers: [{ kind: 'backdrop' }] })
    expect(() => parseScene(damaged)).toThrow(UnreadableJson)
    expect(() => parseScene(damaged)).toThrow(/stored scene.*\s.*layers\[0\]\.color/)
  })
})

const SAFE_AREA = {
  box: { x: 65, y: 269, width: 950, height: 979 },
  keep_out: [{ x: 842, y: 360, width: 238, height: 900 }],
}

describe('a stored brief', () => {
  const wanted = { engine: 'auto', layout: 'auto', brand_id: 3, product_id: null }
  const revision = { parent_id: 9, copy: COPY, layout: null }
  const current = { version: 2, ...createBrief(), ...wanted, revision }

  test.each([
    ['of the current version', current, current],
    ['with a safe area of its own', { ...current, safe_area: SAFE_AREA }, { ...current, safe_area: SAFE_AREA }],
    ['without a version', { ...createBrief(), ...wanted }, { version: 2, ...createBrief(), ...wanted }],
    ['of a new version of content', { ...current, version: 1, revision: { ...revision, copy: FIRST_COPY } }, current],
    ['of the first release', createBrief(), { version: 2, ...createBrief(), ...wanted, brand_id: null }],
  ])('%s is read as one of the current version', (_name, brief, expected) => {
    expect(parseBrief(stored(brief))).toEqual(expected)
  })

  test('with a damaged brand is refused with an error that names it', () => {
    expect(() => parseBrief({ ...current, brand: {} })).toThrow(/stored brief.*\s.*brand\.name/)
  })

  test('lists the keys of its images, also when another part is damaged', () => {
    const images = [{ key: 'uploads/a.png', role: 'logo' }]
    expect([{ pictures: images }, { ...current, pictures: images }, {}, null].map(listImageKeys)).toEqual([
      ['uploads/a.png'],
      ['uploads/a.png'],
      [],
      [],
    ])
  })
})

test('stored paid results are read without and with a version, and damaged ones are refused with an error that names them', () => {
  const { headline, subline, badge, cta, caption, alt_text } = COPY
  const copy = { headline, subline, badge, cta, caption, alt_text, hashtags: ['calm'] }
  const results = { copy, picture: 'originals/a', painter: 'm', film: { interaction_id: 'i', model: 'm', call: 1 } }
  expect(parsePaidResults({})).toEqual(NO_PAID_RESULTS)
  expect(parsePaidResults(results)).toEqual({ version: 1, ...results })
  expect(parsePaidResults({ version: 1, clip: 'originals/b' })).toEqual({ version: 1, clip: 'originals/b' })
  expect(() => parsePaidResults({ picture: 7 })).toThrow(/stored list of paid results.*\s.*picture/)
})

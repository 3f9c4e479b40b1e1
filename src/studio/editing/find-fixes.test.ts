import { expect, test } from 'vitest'
import { readRotation } from '../model/rotation.ts'
import { toRuleBox, type CheckRule } from '../check/check-rule.ts'
import { checkOverlap } from '../check/overlap-rules.ts'
import { composeScene } from '../compose.ts'
import { contrast } from '../color/oklch.ts'
import { contains } from '../model/geometry.ts'
import { createBrief, createCopy, createImageFacts, createLogoFacts, fakeMeasure } from '../testing/briefs.ts'
import type { Scene, TextLayer } from '../model/scene.ts'
import { findFixes } from './find-fixes.ts'
import { readSlot } from './order-slot.ts'
import type { Overrides } from './overrides.ts'
import { measureSlot } from './slot-kinds.ts'
import { scaleLayer, type SlotLayer } from './transform-layer.ts'

const COPY = createCopy('Wake up to brighter skin', { subline: 'A light serum.', cta: 'Shop the serum', price: '$38' })
const MATERIAL = { images: [createImageFacts('photo')], logo: createLogoFacts(2), objects: [], notes: [] }

const compose = (slots: Overrides['slots'] = {}) =>
  composeScene(createBrief(), COPY, MATERIAL, fakeMeasure, {
    layout: 'split',
    overrides: { version: 1, slots, added: [] },
  })

/** The fix of a rule that failed at a slot. */
function findFix(scene: Scene, rule: string, slot: string, threshold = 0) {
  const layer = scene.layers.find((one) => readSlot(one) === slot && one.kind !== 'panel')
  const box = layer && layer.kind !== 'backdrop' ? toRuleBox({ box: layer.box, rotation: readRotation(layer) }) : null
  const failed: CheckRule = { rule, label: rule, passed: false, value: 0, threshold, unit: 'px', box }
  const [finding] = findFixes([failed], { scene, platform: null, rightToLeft: false })
  return finding?.fix ?? null
}

/** A scene in which a slot was changed behind the back of the overrides. */
const changeLayers = (scene: Scene, slot: string, change: (layer: SlotLayer) => SlotLayer): Scene => ({
  ...scene,
  layers: scene.layers.map((layer) => (readSlot(layer) === slot && layer.kind !== 'backdrop' ? change(layer) : layer)),
})
const words = (scene: Scene, slot: string) =>
  scene.layers.find((layer): layer is TextLayer => layer.kind === 'text' && layer.slot === slot)

test('too little contrast is fixed with the nearest brand color that is legible', async () => {
  const scene = await compose()
  const faint = changeLayers(scene, 'headline', (layer) =>
    layer.kind === 'text' ? { ...layer, color: layer.ground } : layer,
  )
  const fix = findFix(faint, 'contrast_large', 'headline')
  const fixed = words(await compose({ headline: fix?.set ?? {} }), 'headline')
  expect(contrast(fixed?.color ?? '', fixed?.ground ?? '')).toBeGreaterThanOrEqual(3)
})

test('a crowded logo is fixed with the nearest clear place at the margins', async () => {
  const scene = await compose()
  const at = measureSlot(scene.layers.filter((layer): layer is SlotLayer => readSlot(layer) === 'headline'))
  const crowded = changeLayers(scene, 'logo', (layer) => ({ ...layer, box: { ...layer.box, x: at.x, y: at.y } }))
  expect(findFix(crowded, 'logo_clear', 'logo')).toMatchObject({ slot: 'logo', set: { pin: expect.any(Array) } })
})

test('words outside the safe area are moved inside', async () => {
  const scene = await compose()
  const outside = changeLayers(scene, 'headline', (layer) => scaleLayer(layer, 1, [0, 0], [-300, 0]))
  const fix = findFix(outside, 'safe_area', 'headline')
  expect(fix?.set.move?.[0]).toBeGreaterThan(0.1)
  const box = words(await compose({ headline: fix?.set ?? {} }), 'headline')?.box
  expect(box && contains(scene.safe.box, box, 1)).toBe(true)
})

test('words that are larger than the safe area are made smaller by steps', async () => {
  const scene = await compose()
  const large = changeLayers(scene, 'headline', (layer) =>
    scaleLayer(layer, (1.2 * scene.safe.box.width) / layer.box.width, [0, 0]),
  )
  expect(findFix(large, 'safe_area', 'headline')).toEqual({
    slot: 'headline',
    set: { step: -2 },
    label: 'Make the words smaller',
  })
})

test('words that a user moved over other words are found, and are moved to a free place', async () => {
  const plain = await compose()
  expect(checkOverlap(plain)).toEqual([])
  for (const [slot, other] of [
    ['subline', 'headline'],
    ['price', 'headline'],
    ['price', 'subline'],
    ['headline', 'price'],
  ] as const) {
    const [from, to] = [words(plain, slot)?.box, words(plain, other)?.box]
    const { width, height } = plain.safe.box
    const move = [((to?.x ?? 0) - (from?.x ?? 0)) / width, ((to?.y ?? 0) - (from?.y ?? 0)) / height] as const
    const covered = await compose({ [slot]: { move } })
    expect(checkOverlap(covered)).toMatchObject([{ rule: 'words_apart', passed: false, value: 1 }])
    const fix = findFix(covered, 'words_apart', slot)
    expect(fix?.label).toBe('Move it to a free place')
    expect(checkOverlap(await compose({ [slot]: fix?.set ?? {} }))).toMatchObject([{ passed: true }])
  }
})

test('words that are too small are made larger, and a hidden logo is shown', async () => {
  const scene = await compose({ logo: { hidden: true } })
  const size = words(scene, 'subline')?.size ?? 0
  expect(findFix(scene, 'type_size', 'subline', size * 1.2)).toMatchObject({ set: { step: 2 } })
  expect(findFix(scene, 'type_size', 'subline', size * 4)).toBeNull()
  expect(findFix(scene, 'logo_present', 'logo')).toMatchObject({ slot: 'logo', set: { hidden: false } })
})

test('a turned logo is turned upright', async () => {
  const scene = await compose({ logo: { angle: 5 } })
  expect(findFix(scene, 'logo_upright', 'logo')).toEqual({
    slot: 'logo',
    set: { angle: 0 },
    label: 'Turn the logo upright',
  })
})

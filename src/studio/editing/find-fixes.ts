import { toRuleBox, type BrandCheck, type CheckRule } from '../check/check-rule.ts'
import { isLarge } from '../check/contrast-rules.ts'
import { listPlaced } from '../check/overlap-rules.ts'
import { checkClearSpace } from '../check/logo-rules.ts'
import { contrast, deltaE } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { createCanvas } from '../model/canvas.ts'
import { bottom, centerX, centerY, contains, overlaps, type Box } from '../model/geometry.ts'
import { measureBounds, readRotation } from '../model/rotation.ts'
import { measureSmallestSize } from '../type/text-size.ts'
import type { ColorRoles } from '../color/color-roles.ts'
import type { Scene, TextLayer } from '../model/scene.ts'
import { nameSlot } from './describe-slots.ts'
import { readSlot } from './order-slot.ts'
import type { SlotOverride } from './overrides.ts'
import { keepInSafeBox, placeSlot } from './place-slot.ts'
import { classifySlot, measureSlotBounds } from './slot-kinds.ts'
import type { SlotLayer } from './transform-layer.ts'

/** A reliable repair: fields to merge into the overrides of a slot. `label` is the text of the button. */
export interface Fix {
  slot: string
  set: SlotOverride
  label: string
}

export interface Finding extends CheckRule {
  slot: string | null
  fix: Fix | null
}

/** The additional input of a fix besides the scene. */
export interface FixSource {
  scene: Scene
  platform: string | null
  rightToLeft: boolean
}

/** Names the slot of each of the rules of a brand check, and a fix if there is a reliable one. */
export function findFixes(rules: BrandCheck['rules'], source: FixSource): Finding[] {
  return rules.map((rule) => {
    const slot = findSlot(rule, source.scene)
    return { ...rule, slot, fix: rule.passed ? null : findFix(rule, slot, source) }
  })
}

function findSlot({ box }: CheckRule, scene: Scene): string | null {
  if (!box) return null
  const key = box.join()
  const found = scene.layers.find(
    (layer) =>
      layer.kind !== 'backdrop' && toRuleBox({ box: layer.box, rotation: readRotation(layer) })?.join() === key,
  )
  return readSlot(found) ?? null
}

function findFix({ rule, threshold }: CheckRule, slot: string | null, source: FixSource): Fix | null {
  const { slots = {} } = source.scene.overrides ?? {}
  const hidden = rule === 'logo_present' ? 'logo' : rule === 'words_exact' ? 'headline' : null
  if (hidden && slots[hidden]?.hidden)
    return { slot: hidden, set: { hidden: false }, label: `Show the ${nameSlot(hidden).toLowerCase()}` }
  const layers = source.scene.layers.filter((layer): layer is SlotLayer => readSlot(layer) === slot)
  if (slot === null || layers.length === 0) return null
  const text = layers.find((layer) => layer.kind === 'text')
  if (rule.startsWith('contrast') && text) return fixContrast(source.scene, slot, layers, text)
  if (LARGER.includes(rule) && text) return fixTypeSize(slot, text, threshold, slots[slot] ?? {})
  if (rule === 'safe_area') return fixPlace(source, slot, layers)
  if (rule === 'words_apart') return fixOverlap(source, slot, layers)
  if (rule === 'logo_upright') return { slot, set: { angle: 0 }, label: 'Turn the logo upright' }
  return rule === 'logo_clear' ? fixClearSpace(source, slot, layers) : null
}

/** Rules about words that are too small. Their threshold is a size in pixels. */
const LARGER: readonly string[] = ['type_size', 'facts_large', 'story_type']

/** The role nearest to the present color that is legible on the ground. */
function fixContrast(
  { roles, ...scene }: Scene,
  slot: string,
  layers: readonly SlotLayer[],
  text: TextLayer,
): Fix | null {
  if (classifySlot(slot, layers) !== 'text') return null
  const least = isLarge(text, { ...scene, roles }) ? LARGE_TEXT : SMALL_TEXT
  const able = (Object.keys(roles) as (keyof ColorRoles)[]).flatMap((color) => {
    const hex = roles[color]
    return hex && contrast(hex, text.ground) >= least + 0.12 ? [{ color, distance: deltaE(hex, text.color) }] : []
  })
  const [nearest] = able.toSorted((a, b) => a.distance - b.distance)
  return nearest ? { slot, set: { color: nearest.color }, label: `Use the nearest legible brand color` } : null
}

function fixTypeSize(slot: string, text: TextLayer, least: number, { step = 0 }: SlotOverride): Fix | null {
  const up = step + Math.ceil(Math.log(least / measureSmallestSize(text)) / Math.log(1.125) - 0.001)
  return up <= 3 ? { slot, set: { step: up }, label: 'Make the words larger' } : null
}

/** Makes words smaller that do not fit the safe area. `factor` is how much smaller they have to be. */
function fixOverflow(slot: string, factor: number, { step = 0 }: SlotOverride): Fix | null {
  const down = step - Math.ceil(-Math.log(factor) / Math.log(1.125) - 0.001)
  return down >= -3 ? { slot, set: { step: down }, label: 'Make the words smaller' } : null
}

/** Layers are placed at hundredths of a pixel. */
const ROUNDING = 0.05

/** Moves a slot inside the safe area, or makes it smaller if it is larger than that: the offset that brings it back from where it is. */
function fixPlace({ scene, platform, rightToLeft }: FixSource, slot: string, layers: readonly SlotLayer[]): Fix | null {
  const canvas = createCanvas(scene.width, scene.height, platform, scene.safe)
  const [from, to] = [measureSlotBounds(layers), measureSlotBounds(keepInSafeBox(layers, canvas))]
  if (Math.abs(from.width - to.width) > ROUNDING)
    return fixOverflow(slot, to.width / from.width, scene.overrides?.slots[slot] ?? {})
  const [x = 0, y = 0] = scene.overrides?.slots[slot]?.move ?? []
  const across = ((to.x - from.x) / scene.safe.box.width) * (rightToLeft ? -1 : 1)
  const move = [cut(x + across), cut(y + (to.y - from.y) / scene.safe.box.height)] as const
  return { slot, set: { move, pin: undefined }, label: 'Move it inside the safe area' }
}

/** Moves a slot to the nearest place where it covers no words: to the margins, or above or below other words. */
function fixOverlap(
  { scene, platform, rightToLeft }: FixSource,
  slot: string,
  layers: readonly SlotLayer[],
): Fix | null {
  const canvas = createCanvas(scene.width, scene.height, platform, scene.safe)
  const from = measureSlotBounds(layers)
  const others = listPlaced(scene.layers)
    .filter((one) => one.slot !== slot)
    .map((one) => ({ box: measureBounds(one) }))
  const gap = canvas.base * 0.02
  const lines = others.flatMap(({ box }) => [box.y - gap - from.height, bottom(box) + gap])
  const pinned = PINS.map((pin) => ({
    set: { pin },
    to: measureSlotBounds(placeSlot(layers, { pin }, { canvas, rightToLeft })),
  }))
  const isPinned = scene.overrides?.slots[slot]?.pin !== undefined
  // Where the layout would put a pinned slot is not known here, so only other pins are certain.
  const moved = (isPinned ? [] : lines).map((y) => ({ set: toMove(scene, slot, y - from.y), to: { ...from, y } }))
  const free = [...pinned, ...moved].filter(
    ({ to }) => contains(canvas.content, to, 1) && !others.some(({ box }) => overlaps(box, to)),
  )
  const far = (to: Box) => Math.hypot(centerX(to) - centerX(from), centerY(to) - centerY(from))
  const best = free.toSorted((a, b) => far(a.to) - far(b.to))[0]
  return best ? { slot, set: best.set, label: 'Move it to a free place' } : null
}

/** The overrides that move a slot down by pixels. */
function toMove(scene: Scene, slot: string, down: number): SlotOverride {
  const [x = 0, y = 0] = scene.overrides?.slots[slot]?.move ?? []
  return { move: [x, cut(y + down / scene.safe.box.height)], pin: undefined }
}

const PINS = (['start', 'center', 'end'] as const).flatMap((x) =>
  (['top', 'middle', 'bottom'] as const).map((y) => [x, y] as const),
)

/** The nearest place at the margins where the logo has its clear space. */
function fixClearSpace(
  { scene, platform, rightToLeft }: FixSource,
  slot: string,
  layers: readonly SlotLayer[],
): Fix | null {
  const canvas = createCanvas(scene.width, scene.height, platform, scene.safe)
  const from = measureSlotBounds(layers)
  const others = scene.layers.filter((layer) => readSlot(layer) !== slot)
  const free = PINS.flatMap((pin) => {
    const placed = placeSlot(layers, { pin }, { canvas, rightToLeft })
    const logo = placed.find((layer) => layer.kind === 'logo')
    const isClear = logo && checkClearSpace(logo, { ...scene, layers: [...others, ...placed] }).passed
    const to = measureSlotBounds(placed)
    return isClear ? [{ pin, far: Math.hypot(centerX(to) - centerX(from), centerY(to) - centerY(from)) }] : []
  })
  const best = free.toSorted((a, b) => a.far - b.far)[0]
  return best ? { slot, set: { pin: best.pin }, label: 'Move the logo to a clear place' } : null
}

const cut = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 10_000) / 10_000 + 0

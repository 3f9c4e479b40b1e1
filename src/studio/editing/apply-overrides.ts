import { centerX, centerY } from '../model/geometry.ts'
import { readRotation } from '../model/rotation.ts'
import { isRightToLeft } from '../type/scripts.ts'
import type { Canvas } from '../model/canvas.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { ImageFacts } from '../model/material.ts'
import type { Layer, TextLayer } from '../model/scene.ts'
import { createAddedSlot } from './add-slot.ts'
import { chooseMovedLogo } from './choose-moved-logo.ts'
import { editImage, resize } from './edit-image.ts'
import { listUploaded } from '../type/uploaded-family.ts'
import { editText, toFactor } from './edit-text.ts'
import { findGround } from './find-ground.ts'
import { orderSlot, readSlot } from './order-slot.ts'
import type { Overrides, SlotField, SlotOverride } from './overrides.ts'
import { keepInSafeBox, keepOnCanvas, placeSlot } from './place-slot.ts'
import { classifySlot, listEdits, measureSlot, staysSafe } from './slot-kinds.ts'
import { rotateLayer, round, scaleLayer, type SlotLayer } from './transform-layer.ts'
import { minTypeSize } from '../layouts/type-sizes.ts'
import type { SurfaceColors } from '../color/surface-colors.ts'

/** The input of overrides: the finished layers in reading direction. `canvas` is not mirrored. */
export interface OverrideSource {
  context: LayoutContext
  canvas: Canvas
  /** Every image that a slot can show: those of the design and those that only overrides use. */
  images: readonly ImageFacts[]
  toDrawable: (text: string) => string
}

/** The input of edits: also the texts of the design before any edit. */
type EditSource = OverrideSource & { texts: readonly TextLayer[] }

/** The edited layers, and overrides without full effect: `override_dropped:slot.field`, `override_clamped:slot.field`. */
export interface EditedLayers {
  layers: Layer[]
  notes: string[]
}

/**
 * Applies overrides to the layers of a design, which have slot names. Pure, and independent of the order of the slots in the document.
 * Slots and fields that this design does not have are skipped and noted; the document keeps them.
 */
export function applyOverrides(layers: readonly Layer[], overrides: Overrides, source: OverrideSource): EditedLayers {
  const notes: string[] = []
  let edited = [...layers]
  for (const added of overrides.added) {
    const context = { ...source.context, canvas: source.canvas }
    const create = { context, images: source.images, toDrawable: source.toDrawable }
    const layersOfSlot = createAddedSlot(create, added, overrides.slots[added.slot] ?? {}, edited)
    if (layersOfSlot.length === 0) notes.push(`override_dropped:${added.slot}.added`)
    edited.push(...layersOfSlot)
  }
  const slots = Object.keys(overrides.slots).toSorted()
  const editing = { ...source, texts: layers.filter((layer) => layer.kind === 'text') }
  for (const slot of slots) edited = editSlot(edited, slot, overrides.slots[slot] ?? {}, editing, notes)
  for (const slot of slots) {
    const { order = 0, hidden } = overrides.slots[slot] ?? {}
    if (order !== 0 && hidden !== true && edited.some((layer) => readSlot(layer) === slot))
      edited = orderSlot(edited, slot, order)
  }
  return { layers: edited, notes }
}

function editSlot(layers: Layer[], slot: string, override: SlotOverride, source: EditSource, notes: string[]): Layer[] {
  const own = layers.filter((layer): layer is SlotLayer => readSlot(layer) === slot)
  if (own.length === 0) {
    if (!slot.startsWith('added:')) notes.push(`override_dropped:${slot}.slot`)
    return layers
  }
  if (override.hidden) return layers.filter((layer) => readSlot(layer) !== slot)
  const known = keepKnownFields(slot, own, override, notes)
  const note = (kind: 'dropped' | 'clamped', field: SlotField) => void notes.push(`override_${kind}:${slot}.${field}`)
  const edited = placeEdited(slot, setSlot(own, known, source, note), known, source, note)
  let at = 0
  const merged = layers.map((layer) => (readSlot(layer) === slot ? (edited[at++] ?? layer) : layer))
  return known.move || known.pin || known.angle
    ? merged.map((layer, index) => updateGround(layer, merged.slice(0, index), own, source.context))
    : merged
}

type Note = (kind: 'dropped' | 'clamped', field: SlotField) => void

function keepKnownFields(
  slot: string,
  layers: readonly SlotLayer[],
  override: SlotOverride,
  notes: string[],
): SlotOverride {
  const edits = new Set<string>(listEdits(slot, layers))
  const known: [string, unknown][] = []
  for (const [field, value] of Object.entries(override)) {
    if (edits.has(field)) known.push([field, value])
    else if (ALL_FIELDS.has(field) && value !== undefined) notes.push(`override_dropped:${slot}.${field}`)
  }
  return Object.fromEntries(known)
}

const ALL_FIELDS = new Set<string>(['width', 'height', 'step', 'color', 'align', 'focus', 'zoom', 'angle', 'picture'])

/** Applies everything but the position of a slot: text, size, image and color. The number and order of its layers stay the same. */
function setSlot(
  layers: readonly SlotLayer[],
  override: SlotOverride,
  { context, canvas, images, texts: others }: EditSource,
  note: Note,
): SlotLayer[] {
  const rightToLeft = isRightToLeft(context.copy.headline)
  const texts = layers.filter((layer) => layer.kind === 'text')
  const hasWidth = override.width !== undefined || override.align !== undefined
  const kind = classifySlot(layers[0]?.slot ?? '', layers)
  const swapped = override.picture === undefined ? undefined : images.find(({ key }) => key === override.picture)
  if (override.picture !== undefined && !swapped) note('dropped', 'picture')
  const sized =
    kind === 'text' || kind === 'picture' || kind === 'shape' ? layers : scaleSlot(layers, override, canvas, note)
  const set = sized.map((layer): SlotLayer => {
    if (layer.kind === 'picture') {
      const facts = swapped ?? images.find(({ key }) => key === layer.key) ?? null
      return editImage(layer, override, facts, canvas)
    }
    if (layer.kind === 'object' && override.angle !== undefined) return { ...layer, angle: override.angle }
    if (layer.kind !== 'text' || kind !== 'text' || (!hasWidth && override.step === undefined)) return layer
    const uploaded = listUploaded(context.brief.brand.fonts)
    const setting = { canvas, ruler: context.ruler, rightToLeft, texts: others, uploaded }
    const { layer: text, clamped, dropped } = editText(layer, override, setting)
    if (clamped && texts[0] === layer) note('clamped', clamped)
    if (dropped && texts[0] === layer) note('dropped', dropped)
    return text
  })
  const color = override.color && context.roles[override.color]
  if (override.color && !color) note('dropped', 'color')
  return rotateSlot(color ? colorSlot(set, color, (fill) => context.surface(fill)) : set, override)
}

/** Turns a slot around its center. */
function rotateSlot(layers: SlotLayer[], { angle = 0 }: SlotOverride): SlotLayer[] {
  if (angle === 0) return layers
  const box = measureSlot(layers)
  const origin = [round(centerX(box)), round(centerY(box))] as const
  return layers.map((layer) => rotateLayer(layer, { angle, origin }))
}

/** Scales a logo, a button, a sticker or a drawing around its center. */
function scaleSlot(
  layers: readonly SlotLayer[],
  override: SlotOverride,
  canvas: Canvas,
  note: Note,
): readonly SlotLayer[] {
  const box = measureSlot(layers)
  const target = override.width === undefined ? box : resize(box, { width: override.width }, canvas)
  const wanted = (target.width / box.width) * toFactor(override)
  const smallest = Math.min(...layers.flatMap((layer) => (layer.kind === 'text' ? [layer.size] : [])), Infinity)
  const least = smallest === Infinity ? 0.05 : Math.min(1, minTypeSize(canvas) / smallest)
  const factor = Math.max(least, wanted)
  if (factor > wanted + 0.001) note('clamped', override.width === undefined ? 'step' : 'width')
  if (factor === 1) return layers
  return layers.map((layer) => scaleLayer(layer, factor, [box.x + box.width / 2, box.y + box.height / 2]))
}

const PLACE_FIELDS = ['move', 'pin', 'width', 'height', 'step', 'align'] as const

function placeEdited(
  slot: string,
  layers: readonly SlotLayer[],
  override: SlotOverride,
  { context, canvas }: OverrideSource,
  note: Note,
): readonly SlotLayer[] {
  const isTurned = layers.some(readRotation)
  const field = PLACE_FIELDS.find((name) => override[name] !== undefined) ?? (isTurned ? 'angle' : undefined)
  if (!field) return layers
  const placed = placeSlot(layers, override, { canvas, rightToLeft: isRightToLeft(context.copy.headline) })
  const kind = classifySlot(slot, placed)
  const kept = staysSafe(kind) ? keepInSafeBox(placed, canvas) : keepOnCanvas(placed, canvas)
  if (kept !== placed) note('clamped', field)
  return kept
}

/**
 * Updates the background color of text that was moved, because its contrast is measured against that color, and the variant of a logo
 * without a plate. `before` are the layers of the moved slot.
 */
function updateGround(
  layer: Layer,
  below: readonly Layer[],
  before: readonly SlotLayer[],
  context: LayoutContext,
): Layer {
  const isMoved = readSlot(layer) === before[0]?.slot
  if (layer.kind === 'logo' && isMoved) {
    const { choice: _, ...moved } = layer
    const fill = before.length === 1 ? findGround(below, layer) : null
    return fill ? chooseMovedLogo(moved, fill, context) : moved
  }
  if (layer.kind !== 'text' || !isMoved) return layer
  const old = before.find((of): of is TextLayer => of.kind === 'text')
  const ground = findGround(below, layer)
  return !ground || !old || ground === layer.ground ? layer : { ...layer, ground }
}

/**
 * Gives the layers of a slot a color (`#RRGGBB`). Plain text takes it itself. A button or a sticker takes it as fill, and its text gets a
 * legible color; a badge without a fill takes it as outline. `surface` returns the text colors for a fill.
 */
function colorSlot(layers: readonly SlotLayer[], color: string, surface: (fill: string) => SurfaceColors): SlotLayer[] {
  const isFilled = layers.some((layer) => (layer.kind === 'panel' ? layer.color !== null : isSticker(layer)))
  return layers.map((layer): SlotLayer => {
    if (layer.kind === 'text')
      return isFilled ? { ...layer, color: surface(color).ink, ground: color } : { ...layer, color }
    if (layer.kind === 'panel') return layer.color ? { ...layer, color } : { ...layer, stroke: color }
    if (!isSticker(layer) || layer.kind !== 'art') return layer
    const [first, ...others] = layer.paths
    return first ? { ...layer, paths: [{ ...first, fill: color }, ...others] } : layer
  })
}

const isSticker = (layer: SlotLayer): boolean => layer.kind === 'art' && layer.role === 'field'

import { isLarge } from '../check/contrast-rules.ts'
import { contrast } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { listBlockTexts, type PostBlock } from '../copywriter/facts/post-block.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { ColorRoles } from '../color/color-roles.ts'
import type { Box } from '../model/geometry.ts'
import { readRotation } from '../model/rotation.ts'
import type { ImageFacts } from '../model/material.ts'
import type { Scene, TextLayer } from '../model/scene.ts'
import { readView } from './edit-image.ts'
import { findAlignment } from './edit-text.ts'
import { readSlot } from './order-slot.ts'
import type { SlotField } from './overrides.ts'
import { classifySlot, listEdits, measureSlot, type SlotKind } from './slot-kinds.ts'
import type { SlotLayer } from './transform-layer.ts'

type ColorRole = keyof ColorRoles

/** One slot of a drawn design, as `DesignBox` of the contract describes it. Boxes are pixels of the canvas. */
export interface SlotBox {
  slot: string
  kind: SlotKind
  name: string
  box: [number, number, number, number]
  angle: number
  edits: SlotField[]
  text: string | null
  text_field: string | null
  lines: string[]
  family: string | null
  weight: number | null
  size: number | null
  align: 'start' | 'center' | 'end' | null
  color: string | null
  color_role: ColorRole | null
  ground: string | null
  contrasts: { role: ColorRole; ratio: number }[]
  contrast_min: number | null
  picture: { id: string; focus: [number, number]; zoom: number } | null
  is_multiplied: boolean
}

/** Describes the slots of a scene, back to front. `images` are the images that it shows. */
export function describeSlots(scene: Scene, images: readonly ImageFacts[], rightToLeft: boolean): SlotBox[] {
  const slots = [...new Set(scene.layers.flatMap((layer) => readSlot(layer) ?? []))]
  return slots.map((slot) => {
    const layers = scene.layers.filter((layer): layer is SlotLayer => readSlot(layer) === slot)
    return describeSlot(scene, slot, layers, images, rightToLeft)
  })
}

function describeSlot(
  scene: Scene,
  slot: string,
  layers: readonly SlotLayer[],
  images: readonly ImageFacts[],
  rightToLeft: boolean,
): SlotBox {
  const kind = classifySlot(slot, layers)
  const text = findText(slot, layers, scene.copy)
  const image = layers.find((layer) => layer.kind === 'picture')
  const object = layers.find((layer) => layer.kind === 'object')
  const facts = image && images.find(({ key }) => key === image.key)
  const view = image && (facts ? readView(image, facts) : { focus: [0.5, 0.5] as const, zoom: 1 })
  const color = readColor(kind, layers)
  return {
    slot,
    kind,
    name: nameRow(slot, scene.copy.block) ?? nameSlot(slot),
    box: toTuple(measureSlot(layers)),
    angle: image?.angle ?? object?.angle ?? readAngle(layers),
    edits: [...listEdits(slot, layers)],
    ...describeText(scene, slot, text, rightToLeft),
    color,
    color_role: color === null ? null : (ROLES.find((role) => scene.roles[role] === color) ?? null),
    ...describeContrast(scene, kind, text),
    picture:
      image && view ? { id: image.key, focus: [cut(view.focus[0]), cut(view.focus[1])], zoom: cut(view.zoom) } : null,
    is_multiplied: image?.blend === 'multiply',
  }
}

/** The angle of a slot without an image, in degrees. */
const readAngle = (layers: readonly SlotLayer[]): number =>
  layers.map((layer) => readRotation(layer)?.angle ?? 0).find((angle) => angle !== 0) ?? 0

/** The text that a slot is about: the words of a step, not its number. */
function findText(slot: string, layers: readonly SlotLayer[], { block }: Copy): TextLayer | null {
  const texts = layers.filter((layer) => layer.kind === 'text')
  const [name, number] = slot.split(':')
  const words = name === 'row' ? listBlockTexts(block)[Number(number) - 1] : undefined
  return texts.find(({ text }) => text === words) ?? texts[0] ?? null
}

/** Roles in the order of the palette in the editor. */
const ROLES = [
  'primary',
  'secondary',
  'neutral',
  'accent_1',
  'accent_2',
  'accent_3',
  'accent_4',
  'second',
  'paper',
  'tint',
  'soft',
  'deep',
  'ink',
  'white',
] as const

function describeText(scene: Scene, slot: string, text: TextLayer | null, rightToLeft: boolean) {
  const align =
    text &&
    findAlignment(
      text,
      scene.width,
      scene.layers.filter((layer) => layer.kind === 'text'),
    )
  const isStart = align === (rightToLeft ? 'right' : 'left')
  return {
    text: text?.text ?? null,
    text_field: text && toTextField(slot),
    lines: text?.lines.map((line) => line.text) ?? [],
    family: text?.family ?? null,
    weight: text?.weight ?? null,
    size: text?.size ?? null,
    align: align && (align === 'center' ? ('center' as const) : isStart ? ('start' as const) : ('end' as const)),
    ground: text?.ground ?? null,
  }
}

const COPY_FIELDS = ['headline', 'subline', 'eyebrow', 'badge', 'price', 'cta', 'small_print']

/** The position of a slot's text in the copy: `headline`, `benefits.0`, `rows.3`, or the name of an added slot. */
function toTextField(slot: string): string | null {
  if (COPY_FIELDS.includes(slot) || slot.startsWith('added:')) return slot
  const [name, number] = slot.split(':')
  if (name !== 'benefit' && name !== 'detail' && name !== 'row') return null
  return `${name}s.${Number(number) - 1}`
}

/** A colored field adapts the color of its own text, so only text without a field can lose its contrast. */
function describeContrast(
  scene: Scene,
  kind: SlotKind,
  text: TextLayer | null,
): Pick<SlotBox, 'contrasts' | 'contrast_min'> {
  if (!text || kind !== 'text') return { contrasts: [], contrast_min: null }
  const contrasts = ROLES.flatMap((role) => {
    const color = scene.roles[role]
    return color ? [{ role, ratio: cut(contrast(color, text.ground)) }] : []
  })
  return { contrasts, contrast_min: isLarge(text, scene) ? LARGE_TEXT : SMALL_TEXT }
}

function readColor(kind: SlotKind, layers: readonly SlotLayer[]): string | null {
  for (const layer of layers) {
    if (layer.kind === 'panel' && kind !== 'logo') return layer.color ?? layer.stroke
    if (layer.kind === 'art' && (kind === 'badge' || kind === 'shape') && typeof layer.paths[0]?.fill === 'string')
      return layer.paths[0].fill
  }
  return layers.find((layer) => layer.kind === 'text')?.color ?? null
}

const NAMES: Readonly<Record<string, string>> = {
  headline: 'Headline',
  subline: 'Subline',
  eyebrow: 'Eyebrow',
  badge: 'Badge',
  price: 'Price',
  cta: 'Button',
  small_print: 'Small print',
  logo: 'Logo',
  page: 'Page mark',
  number: 'Number',
  facts: 'Facts',
  benefit: 'Benefit',
  detail: 'Fact',
  row: 'Row',
  picture: 'Image',
  object: 'Drawing',
  motif: 'Decoration',
  added: 'Added',
  label: 'Label',
}

/** The name of a row in its block: `Row 2 price`, `Step 3`. Null for other slots. */
function nameRow(slot: string, block: PostBlock | null): string | null {
  const [name, number] = slot.split(':')
  if (name !== 'row' || !block) return null
  const at = Number(number) - 1
  const pair = Math.floor(at / 2) + 1
  switch (block.kind) {
    case 'menu':
      return at % 2 === 0 ? `Row ${pair}` : `Row ${pair} price`
    case 'steps':
      return `Step ${number}`
    case 'comparison':
      return at % 2 === 0 ? `Label ${pair}` : `Side ${pair}`
    default:
      return 'Figure'
  }
}

/** The name that users read: `Headline`, `Benefit 2`. */
export function nameSlot(slot: string): string {
  const [name = '', number] = slot.split(':')
  return [NAMES[name] ?? 'Part', ...(number ? [number] : [])].join(' ')
}

const cut = (value: number): number => Math.round(value * 10_000) / 10_000 + 0
const toTuple = ({ x, y, width, height }: Box): [number, number, number, number] => [
  cut(x),
  cut(y),
  cut(width),
  cut(height),
]

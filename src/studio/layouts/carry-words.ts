import { bottom, boxFromEdges, centerX, right } from '../model/geometry.ts'
import { createField } from './color-scheme.ts'
import type { LayoutContext } from './layout-context.ts'
import type { ArtLayer, Layer, TextLayer, TextRole } from '../model/scene.ts'

/** The space above words on a field, and between the field and what is above it, as a share of `canvas.base` and of their size. */
const PAD = 0.036
const PAD_OF_SIZE = 0.9
const LISTED: readonly TextRole[] = ['benefit', 'price']
/** The largest part of the content that words on the field take. More of it is no line at the foot. */
const MOST_HEIGHT = 0.2
/** Words this near to each other, as a share of the size of the lower ones, are one group. */
const NEAR = 0.62
/** What the message stands on is the ground. */
const NEVER: readonly TextRole[] = ['headline', 'eyebrow', 'page', 'label']

/**
 * Lays the last words of a column on a field that reaches to the foot of the canvas, and moves them down to the end of the content. Null where
 * they are the message itself, where a button or a logo is among them, or where they are too near to what is above.
 */
export function carryWords(context: LayoutContext, layers: readonly Layer[], color: string): Layer[] | null {
  const { canvas } = context
  const { width, height, base, content } = canvas
  const shown = layers.filter(isShown)
  const group = findLastGroup(shown)
  if (!group) return null
  const top = Math.min(...group.map(({ box }) => box.y))
  const low = Math.max(...group.map(({ box }) => bottom(box)))
  const others = shown.filter((layer) => !group.some((one) => one === layer) && !isRule(layer))
  if (others.length === 0 || bottom(content) - low < -1 || low - top > content.height * MOST_HEIGHT) return null
  // The last entry of a list stays with the others.
  if (group.some(({ role }) => LISTED.includes(role) && others.some((one) => one.kind === 'text' && one.role === role)))
    return null
  const above = Math.max(...others.map(({ box }) => bottom(box)))
  const place = (scale: number) => {
    const size = Math.max(...group.map((layer) => layer.size)) * scale
    const pad = Math.max(base * PAD, size * PAD_OF_SIZE)
    const first = bottom(content) - (low - top) * scale
    // Where the words above leave much space, the field begins nearer to its own words.
    const edge = Math.round(Math.max(first - pad * MOST_PAD, (above + first) / 2))
    return first - above >= pad * 2 && edge - above >= pad ? { scale, edge } : null
  }
  const placed = listScales(group, shown, measureSpace(group, context.canvas))
    .map(place)
    .find((one) => one !== null)
  if (!placed || layers.some((layer) => isInTheWay(layer, placed.edge))) return null
  const { scale, edge } = placed
  const field = createField(boxFromEdges(0, edge, width, height), color)
  const isCentered = isMiddle(group, width)
  const from = { x: isCentered ? width / 2 : Math.min(...group.map(({ box }) => box.x)), y: low }
  const move = (x: number, y: number) => ({
    x: from.x + (x - from.x) * scale,
    y: bottom(content) + (y - from.y) * scale,
  })
  const { ink } = context.surface(color)
  const moved = group.map((layer) => onField(layer, { scale, move, ink, ground: color }))
  // A rule above the words would be beside the edge of their field.
  const rest = layers.filter((layer) => !group.some((one) => one === layer) && !(isRule(layer) && layer.box.y >= above))
  const at = rest.findIndex(isShown)
  return [...rest.slice(0, at), field, ...rest.slice(at), ...moved]
}

/** The field begins at most this many paddings above its words. */
const MOST_PAD = 1.5
/** Words on a field of their own may be larger than in the column, but no second headline, as a share of the largest words. */
const LARGER = [1.6, 1.45, 1.3, 1.15, 1]
const MOST_OF_HEADLINE = 0.62

/** The width that words have from where they begin: those in the middle have all of it. */
const measureSpace = (group: readonly TextLayer[], { content, width }: LayoutContext['canvas']): number =>
  isMiddle(group, width) ? content.width : right(content) - Math.min(...group.map(({ box }) => box.x))

const isMiddle = (group: readonly TextLayer[], width: number): boolean =>
  group.every(({ box }) => Math.abs(centerX(box) - width / 2) < 2)

function listScales(group: readonly TextLayer[], shown: readonly Shown[], width: number): number[] {
  const largest = Math.max(...shown.map((layer) => (layer.kind === 'text' ? measureSize(layer) : 0)))
  // What grows from the left edge of the group ends before that of the content.
  const widest = Math.max(...group.map(({ box }) => right(box))) - Math.min(...group.map(({ box }) => box.x))
  const size = Math.max(...group.map(measureSize))
  return LARGER.filter((by) => by === 1 || (widest * by <= width && size * by <= largest * MOST_OF_HEADLINE))
}

const measureSize = ({ size, lines }: TextLayer): number => size * Math.max(...lines.map(({ scale = 1 }) => scale))

type Shown = Exclude<Layer, { kind: 'backdrop' }>
const isShown = (layer: Layer): layer is Shown =>
  layer.kind === 'text' ||
  layer.kind === 'logo' ||
  layer.kind === 'panel' ||
  (layer.kind === 'art' && layer.role === 'icon')

/** A thin line between rows, in pixels. */
const THIN = 12

const isRule = (layer: Layer): layer is ArtLayer =>
  layer.kind === 'art' && (layer.role === 'icon' || layer.role === 'field') && layer.box.height < THIN

/** The lowest texts that stand near to each other. Null if anything but text is among them. */
function findLastGroup(shown: readonly Shown[]): TextLayer[] | null {
  const order = shown.filter((layer) => !isRule(layer)).toSorted((a, b) => bottom(b.box) - bottom(a.box))
  const group: TextLayer[] = []
  for (const layer of order) {
    const last = group.at(-1)
    const gap = last ? Math.min(...group.map(({ box }) => box.y)) - bottom(layer.box) : 0
    if (last && gap > last.size * NEAR) break
    if (layer.kind !== 'text' || NEVER.includes(layer.role)) return null
    group.push(layer)
  }
  return group.length > 0 ? group : null
}

/** Drawings and pictures that reach below the edge of the field. */
const isInTheWay = (layer: Layer, edge: number): boolean =>
  (layer.kind === 'picture' ||
    layer.kind === 'object' ||
    (layer.kind === 'art' && layer.role !== 'ground' && !isRule(layer))) &&
  bottom(layer.box) > edge

interface Move {
  scale: number
  move: (x: number, y: number) => { x: number; y: number }
  ink: string
  ground: string
}

function onField(layer: TextLayer, { scale, move, ink, ground }: Move): TextLayer {
  const { box, lines, size } = layer
  return {
    ...layer,
    size: size * scale,
    color: ink,
    ground,
    box: { ...move(box.x, box.y), width: box.width * scale, height: box.height * scale },
    lines: lines.map((line) => ({
      ...line,
      ...move(line.x, line.y),
      width: line.width * scale,
      ...(line.runs && { runs: line.runs.map((run) => ({ ...run, color: ink })) }),
    })),
  }
}

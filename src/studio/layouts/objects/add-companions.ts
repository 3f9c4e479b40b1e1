import { derivePalette } from '../../art/palette.ts'
import { bottom, contains, grow, overlaps, right, type Box } from '../../model/geometry.ts'
import { chooseInks } from './choose-inks.ts'
import { createStandingObject } from './place-object.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { ImageLayer, Layer } from '../../model/scene.ts'

/** The tones that show objects beside a product, and how many. The others leave a product alone. */
const COUNTS: Readonly<Record<string, number>> = { professional: 1, innovative: 1, bold: 1, friendly: 2, playful: 2 }
/** The share of the seeds whose designs have them. */
const CHANCE = 0.85
/** Heights that are tried, as shares of the product's height. */
const SIZES = [0.36, 0.3, 0.24, 0.2]
/** The object may cover this share of its own width of the product. */
const OVERLAP = 0.24

/**
 * Adds one or two small objects beside the product: what it is used with or made of. They stand on the product's floor, inside the frame
 * around it, and never touch text, logo, or buttons. Returns the layers unchanged if there is no such place.
 */
export function addCompanions(context: LayoutContext, layers: Layer[]): Layer[] {
  const { material, tone } = context
  const objects = (material.companions ?? []).slice(0, COUNTS[tone] ?? 0)
  const at = layers.findIndex((layer) => layer.kind === 'picture' && isStanding(context, layer))
  const product = layers[at]
  const random = context.random('companions')
  if (product?.kind !== 'picture' || objects.length === 0 || !random.chance(CHANCE)) return layers
  // Several products are company enough.
  if (material.images.length > 1) return layers
  const side = random.pick([-1, 1])
  const added = objects.flatMap((object, index) => placeBeside(context, layers, at, object, index === 0 ? side : -side))
  return [...layers.slice(0, at + 1), ...added, ...layers.slice(at + 1)]
}

/** Whether the product is complete and upright, and ends above the edge of the canvas. */
function isStanding({ material, canvas }: LayoutContext, { key, angle, box, shadow }: ImageLayer): boolean {
  const [image] = material.images
  return image?.key === key && image.kind === 'cutout' && angle === 0 && shadow !== null && bottom(box) < canvas.height
}

function placeBeside(
  context: LayoutContext,
  layers: readonly Layer[],
  at: number,
  object: SubjectObject,
  side: number,
): Layer[] {
  const product = layers[at]
  const frame = findFrame(context, layers, at)
  if (product?.kind !== 'picture' || !frame) return []
  const gap = context.canvas.base * 0.02
  const taken = layers.slice(at + 1).flatMap((layer) => (isTaken(layer) ? [grow(layer.box, gap)] : []))
  for (const share of SIZES) {
    const height = product.box.height * share
    const width = height * object.ratio
    const x = side > 0 ? right(product.box) - width * OVERLAP : product.box.x - width * (1 - OVERLAP)
    // A little lower than the product, so that it is nearer.
    const box = { x, y: bottom(product.box) - height * 0.94, width, height }
    if (!isInside(frame, grow(box, gap)) || taken.some((other) => overlaps(other, box))) continue
    const palette = derivePalette(frame.color, context.roles)
    const inks = chooseInks(context, frame.color, { around: context.material.images[0]?.rim[0] ?? frame.color })
    return createStandingObject(object, box, inks, palette.shadow, { treatment: object.isNatural ? 'flat' : 'print' })
  }
  return []
}

interface Frame {
  box: Box
  /** The radius of its bottom corners in pixels. */
  radius: number
  color: string
}

/** The area around the product: its frame, or else the visible part of the background. */
function findFrame({ canvas, roles }: LayoutContext, layers: readonly Layer[], at: number): Frame | null {
  const product = layers[at]
  if (product?.kind !== 'picture') return null
  const field = layers
    .slice(0, at)
    .findLast((layer) => layer.kind === 'art' && layer.role === 'field' && contains(layer.box, product.box))
  const backdrop = layers.find(({ kind }) => kind === 'backdrop')
  if (field?.kind !== 'art') {
    const color = backdrop?.kind === 'backdrop' ? backdrop.color : roles.paper
    return { box: grow(canvas.safe.box, -canvas.margin * 0.6), radius: 0, color }
  }
  const fill = field.paths[0]?.fill
  const color = typeof fill === 'string' ? fill : (fill?.stops[0]?.[1] ?? roles.paper)
  return { box: field.box, radius: Math.max(field.corners?.[2] ?? 0, field.corners?.[3] ?? 0), color }
}

/** Whether a box is inside the frame, with its bottom edge above rounded corners. */
function isInside({ box, radius }: Frame, inner: Box): boolean {
  const corner = bottom(box) - radius
  const inset =
    bottom(inner) > corner ? radius - Math.sqrt(Math.max(0, radius ** 2 - (bottom(inner) - corner) ** 2)) : 0
  return contains({ ...box, x: box.x + inset, width: box.width - 2 * inset }, inner, 0)
}

const isTaken = (layer: Layer): layer is Exclude<Layer, { kind: 'backdrop' }> =>
  ['text', 'logo', 'panel'].includes(layer.kind) || (layer.kind === 'art' && layer.role !== 'shadow')

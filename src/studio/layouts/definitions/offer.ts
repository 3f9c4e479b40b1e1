import { hasSubject } from '../../model/material.ts'
import { deltaE } from '../../color/oklch.ts'
import { bottom, boxFromEdges, centerX, centerY, grow, right } from '../../model/geometry.ts'
import { splitCanvas, clipToVisible } from '../split-canvas.ts'
import { createSticker } from '../text/sticker.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { createImageArea } from '../images/image-area.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { CanvasParts } from '../split-canvas.ts'
import type { ColorScheme } from '../color-scheme.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageLayer, Layer } from '../../model/scene.ts'

/** The price or badge is the largest element. */
export const offer: Layout = {
  name: 'offer',
  voice: 'loud',
  suits: ({ copy, emphasis, toneStyle }) => {
    const figure = copy.price ?? copy.badge
    // A price with its former price is larger in the column than on a sticker.
    if (!figure || figure.length > (copy.pieces?.some(({ slot }) => slot === 'price') ? 18 : 26)) return 0
    return (emphasis.goal === 'sales' ? 2.6 : 1) * ([0.6, 1, 1.2][toneStyle.energy] ?? 1)
  },
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['primary', 'second', 'deep', 'tint'])
    const random = context.random('offer')
    const share = { slim: 0.46, tall: 0.48, square: 0.47, wide: 0.44, banner: 0.4 }
    const parts = splitCanvas(context, { share, artFirst: random.chance(0.3), gutter: 0.04 })
    const said = findOffer(context)
    const pictured = hasSubject(context.material)
    const image = pictured ? createImageArea(context, parts.art, scheme, 'offer') : []
    const figure = said && createOfferSticker(context, parts, scheme, said, listShown(context, image))
    const left: LayoutContext = said && figure ? { ...context, copy: { ...context.copy, [said.role]: null } } : context
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBackgroundPattern(context, parts.art, scheme.ground, true),
      ...(pictured || figure ? image : createImageArea(context, parts.art, scheme, 'offer')),
      ...createBrandEdge(
        context,
        pictured ? scheme : { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary },
      ),
      ...(figure ?? []),
      ...createStandardColumn(left, parts.words, scheme.ground, {
        headline: context.type.poster,
        most: context.canvas.base * (context.canvas.aspect === 'banner' ? 0.11 : 0.125),
        spread: 'edges',
      }).layers,
    ]
  },
}

const findOffer = ({ copy }: LayoutContext) =>
  copy.price
    ? ({ role: 'price', text: copy.price } as const)
    : copy.badge
      ? ({ role: 'badge', text: copy.badge } as const)
      : null

/** What the sticker must not cover: its box, and its main color as `#RRGGBB`. */
interface Shown {
  box: Box
  color: string | undefined
}

/** The side of the square around the focal point of a photo that shows what it is about, as a share of the photo's shorter side. */
const FOCUS = 0.3

/** Lists the things of a picture: drawings, a product, and the faces or the focal point of a photo. */
function listShown({ material }: LayoutContext, image: readonly Layer[]): Shown[] {
  return image.flatMap((layer): Shown[] => {
    if (layer.kind === 'object') return [{ box: layer.box, color: layer.ramp.middle }]
    if (layer.kind !== 'picture') return []
    const facts = material.images.find(({ key }) => key === layer.key)
    const color = facts?.colors[0]
    if (!facts || facts.kind !== 'photo') return [{ box: layer.box, color }]
    const { focus, width, height, faces = [] } = facts
    const point = { x: focus.x * width, y: focus.y * height, width: 0, height: 0 }
    const parts = faces.length > 0 ? faces : [grow(point, (Math.min(width, height) * FOCUS) / 2)]
    return parts.map((part) => ({ box: toCanvas(part, layer), color }))
  })
}

/** The place of a part of an image (image pixels) on the canvas. */
function toCanvas(part: Box, { box, crop }: ImageLayer): Box {
  const scale = box.width / crop.width
  const [x, y] = [box.x + (part.x - crop.x) * scale, box.y + (part.y - crop.y) * scale]
  return { x, y, width: part.width * scale, height: part.height * scale }
}

/**
 * With an image, the sticker is in a corner of it that is free. Without one, it takes the image's place. Null where it would cover what the
 * image shows: the column then says the same.
 */
function createOfferSticker(
  context: LayoutContext,
  parts: CanvasParts,
  scheme: ColorScheme,
  said: NonNullable<ReturnType<typeof findOffer>>,
  shown: readonly Shown[],
): Layer[] | null {
  const pictured = hasSubject(context.material)
  const { canvas, roles } = context
  const area = clipToContent(clipToVisible(parts.art, context), canvas.content)
  const short = Math.min(area.width, area.height)
  const large = context.emphasis.goal === 'sales' ? 0.58 : 0.5
  const size = pictured ? short * large : short
  const atTop = !parts.stacked || !parts.artFirst
  const atRight = parts.stacked || !parts.artFirst
  const box = pictured ? placeSticker(area, size, { atRight, atTop }, shown) : area
  if (!box) return null
  const behind = pictured ? scheme.field : scheme.ground
  const product = shown[0]?.color
  const fills = [roles.secondary, roles.primary, roles.second, roles.white, roles.deep]
  const clear = fills.filter((color) => deltaE(behind, color) > 20 && (!product || deltaE(product, color) > 14))
  const farthest = fills.reduce((best, color) => (deltaE(behind, color) > deltaE(behind, best) ? color : best))
  const shapes =
    context.toneStyle.corner === 'sharp' ? (['disc', 'tag'] as const) : (['burst', 'scallop', 'disc'] as const)
  const shape = context.random('figure').pick(shapes)
  return createSticker(context, box, { ...said, shape, fill: clear[0] ?? farthest })
}

/** The sizes that are tried, largest first. */
const STICKER_SCALES = [1, 0.9, 0.8, 0.72, 0.64, 0.56]

/** Places the sticker in its preferred corner or another one, as large as possible without covering anything. Null if no place is free. */
function placeSticker(
  area: Box,
  size: number,
  at: { atRight: boolean; atTop: boolean },
  shown: readonly Shown[],
): Box | null {
  const place = (d: number, atRight: boolean, atTop: boolean): Box => ({
    x: atRight ? right(area) - d : area.x,
    y: atTop ? area.y : bottom(area) - d,
    width: d,
    height: d,
  })
  const places = STICKER_SCALES.flatMap((share) =>
    [at.atTop, !at.atTop].flatMap((top) => [at.atRight, !at.atRight].map((side) => place(size * share, side, top))),
  )
  return places.find((box) => shown.every(({ box: other }) => !touches(box, other))) ?? null
}

/** A sticker keeps this share of its radius away from things. The corners of a tag reach as far. */
const AIR = 1.14

/** Whether a sticker in `box` is too near to another box. */
function touches(box: Box, other: Box): boolean {
  const [x, y] = [centerX(box), centerY(box)]
  const across = Math.max(other.x - x, 0, x - right(other))
  const down = Math.max(other.y - y, 0, y - bottom(other))
  return Math.hypot(across, down) < (box.width / 2) * AIR
}

function clipToContent(box: Box, content: Box): Box {
  return boxFromEdges(
    Math.max(box.x, content.x),
    Math.max(box.y, content.y),
    Math.min(right(box), right(content)),
    Math.min(bottom(box), bottom(content)),
  )
}

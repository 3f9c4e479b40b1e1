import { hasSubject } from '../../model/material.ts'
import { deltaE } from '../../color/oklch.ts'
import { bottom, boxFromEdges, grow, right, measureArea } from '../../model/geometry.ts'
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
import type { Layer } from '../../model/scene.ts'

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
    const figure = said && createOfferSticker(context, parts, scheme, said, findShown(context, image))
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

/** What the sticker must not hide: its box, and its main color as `#RRGGBB`. */
interface Shown {
  box: Box
  color: string | undefined
}

/** More objects than these are a pattern, which a sticker may cover. */
const MAX_OBJECTS = 3

/** Returns the cutout, or the largest of a few objects. Null if there is none, for example with a photo. */
function findShown({ material }: LayoutContext, image: readonly Layer[]): Shown | null {
  for (const layer of image)
    if (layer.kind === 'picture' && (layer.shadow !== null || layer.blend === 'multiply'))
      return { box: layer.box, color: material.images[0]?.colors[0] }
  const objects = image.flatMap((layer) => (layer.kind === 'object' ? [layer] : []))
  const [largest] = objects.toSorted((a, b) => measureArea(b.box) - measureArea(a.box))
  return largest && objects.length <= MAX_OBJECTS ? { box: largest.box, color: largest.ramp.middle } : null
}

/** With an image, the sticker is on the image's corner. Without one, it takes the image's place. */
function createOfferSticker(
  context: LayoutContext,
  parts: CanvasParts,
  scheme: ColorScheme,
  said: NonNullable<ReturnType<typeof findOffer>>,
  shown: Shown | null,
): Layer[] | null {
  const pictured = hasSubject(context.material)
  const { canvas, roles } = context
  const area = clipToContent(clipToVisible(parts.art, context), canvas.content)
  const short = Math.min(area.width, area.height)
  const large = context.emphasis.goal === 'sales' ? 0.58 : 0.5
  const size = pictured ? short * large : short
  const atTop = !parts.stacked || !parts.artFirst
  const atRight = parts.stacked || !parts.artFirst
  const box = pictured ? placeSticker(area, size, { atRight, atTop }, shown?.box ?? null) : area
  const behind = pictured ? scheme.field : scheme.ground
  const product = shown?.color ?? context.material.images[0]?.colors[0]
  const fills = [roles.secondary, roles.primary, roles.second, roles.white, roles.deep]
  const clear = fills.filter((color) => deltaE(behind, color) > 20 && (!product || deltaE(product, color) > 14))
  const farthest = fills.reduce((best, color) => (deltaE(behind, color) > deltaE(behind, best) ? color : best))
  const shapes =
    context.toneStyle.corner === 'sharp' ? (['disc', 'tag'] as const) : (['burst', 'scallop', 'disc'] as const)
  const shape = context.random('figure').pick(shapes)
  return createSticker(context, box, { ...said, shape, fill: clear[0] ?? farthest })
}

/** The share of a product that a sticker may hide, and the factors by which the sticker may shrink to achieve that. */
const MAX_HIDDEN_SHARE = 0.05
const STICKER_SCALES = [1, 0.9, 0.8, 0.72]

/**
 * Places the sticker in its preferred corner or the one beside it, as large as possible without hiding the product. If
 * no place works, it takes the one that hides the least.
 */
function placeSticker(area: Box, size: number, at: { atRight: boolean; atTop: boolean }, body: Box | null): Box {
  const place = (d: number, atRight: boolean, atTop: boolean): Box => ({
    x: atRight ? right(area) - d : area.x,
    y: atTop ? area.y : bottom(area) - d,
    width: d,
    height: d,
  })
  const beside = (d: number, atTop: boolean) => [at.atRight, !at.atRight].map((side) => place(d, side, atTop))
  if (!body) return place(size, at.atRight, at.atTop)
  const places = STICKER_SCALES.flatMap((share) => beside(size * share, at.atTop))
  const smallest = size * (STICKER_SCALES.at(-1) ?? 1)
  const corners = [...beside(smallest, at.atTop), ...beside(smallest, !at.atTop)]
  const least = corners.reduce((best, box) =>
    measureHiddenShare(box, body) < measureHiddenShare(best, body) ? box : best,
  )
  return places.find((box) => measureHiddenShare(box, body) <= MAX_HIDDEN_SHARE) ?? least
}

/** Returns the share (0 to 1) of `body` that a disc in `box` hides. The corners of `box` are empty. */
function measureHiddenShare(box: Box, body: Box): number {
  const disc = grow(box, -box.width * 0.07)
  const width = Math.min(right(disc), right(body)) - Math.max(disc.x, body.x)
  const height = Math.min(bottom(disc), bottom(body)) - Math.max(disc.y, body.y)
  return (Math.max(0, width) * Math.max(0, height)) / (body.width * body.height)
}

function clipToContent(box: Box, content: Box): Box {
  return boxFromEdges(
    Math.max(box.x, content.x),
    Math.max(box.y, content.y),
    Math.min(right(box), right(content)),
    Math.min(bottom(box), bottom(content)),
  )
}

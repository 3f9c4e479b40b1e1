import { isTestimonial } from '../apt-copy.ts'
import { createSubject } from '../objects/subject.ts'
import { hasSubject } from '../../model/material.ts'
import { polygonPath, rectanglePath, filled } from '../../art/svg-paths.ts'
import { deltaE } from '../../color/oklch.ts'
import { bottom, boxFromEdges, grow, right } from '../../model/geometry.ts'
import { splitCanvas, clipToVisible } from '../split-canvas.ts'
import { createCtaRow } from '../text/cta-row.ts'
import { createBrandMarkStrip } from '../text/brand-mark-strip.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { createImageArea } from '../images/image-area.ts'
import { createStandingProducts } from '../images/product-group.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { listFactRows } from '../text/fact-list.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { CanvasParts } from '../split-canvas.ts'
import type { ColorScheme } from '../color-scheme.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** The headline is in a speech bubble. Its tail points at the product, or at the brand mark below. */
export const bubble: Layout = {
  name: 'bubble',
  voice: 'loud',
  suits: ({ copy, toneStyle, emphasis, aspect, images }) => {
    if (listFactRows(copy).length > 0 || copy.headline.length > 70) return 0
    // A drawn bottle does not say the words of a customer.
    const isSaid = isTestimonial(copy) && images.length > 0
    const asks = copy.headline.includes('?') ? 2 : isSaid || emphasis.goal === 'engagement' ? 1 : 0.15
    return (
      ([0.25, 1, 1][toneStyle.energy] ?? 1) *
      asks *
      (emphasis.goal === 'engagement' ? 2.4 : 0.6) *
      (aspect === 'banner' ? 0.6 : 1)
    )
  },
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['primary', 'second', 'tint', 'soft', 'deep'], true)
    const { roles, canvas } = context
    const fills = [roles.white, roles.primary, roles.second, roles.paper].filter(
      (color) => deltaE(color, scheme.ground) > 14,
    )
    const fill = scheme.ground === roles.primary ? (fills[0] ?? roles.ink) : roles.primary
    const share = { slim: 0.36, tall: 0.42, square: 0.36, wide: 0.34, banner: 0.26 }
    const pictured = hasSubject(context.material)
    const parts = splitCanvas(context, { share: pictured ? share : NO_IMAGE_SHARE, artFirst: false, gutter: 0.06 })
    const places =
      canvas.aspect === 'banner'
        ? placeInRow(context, parts, scheme.ground)
        : placeInColumn(context, parts, scheme.ground, pictured)
    const quiet: LayoutContext = { ...context, copy: { ...context.copy, cta: null, price: null } }
    const pad = canvas.base * (canvas.aspect === 'banner' ? 0.035 : 0.05)
    const words = createStandardColumn(quiet, grow(places.bubble, -pad), fill, {
      withMark: false,
      headline: context.type.poster,
      most: canvas.base * (pictured ? 0.12 : 0.15),
      anchor: canvas.aspect === 'banner' ? 'middle' : 'bottom',
      spread: 'together',
      flat: false,
    })
    const top = canvas.aspect === 'banner' ? places.bubble.y : words.top - pad
    const box = boxFromEdges(places.bubble.x, top, right(places.bubble), bottom(places.bubble))
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBackgroundPattern(context, parts.art, scheme.ground),
      ...createBrandEdge(context, {
        ...scheme,
        lacksPrimary: scheme.ground !== roles.primary && fill !== roles.primary,
      }),
      ...createSpeaker(context, places.speaker, scheme),
      createBubble(context, box, fill, places.aside),
      ...words.layers,
      ...places.layers,
    ]
  },
}

interface BubblePlacement {
  /** The maximum area of the bubble. */
  bubble: Box
  speaker: Box
  /** Whether the tail points to the right instead of down. */
  aside: boolean
  /** Brand mark and call to action. */
  layers: Layer[]
}

const measureTail = ({ canvas }: LayoutContext) => canvas.base * (canvas.aspect === 'banner' ? 0.05 : 0.075)

/**
 * The bubble is at the top, call to action and brand mark are below. With an image below, the mark is at the top and
 * the call to action is beside the product.
 */
function placeInColumn(context: LayoutContext, parts: CanvasParts, ground: string, pictured: boolean): BubblePlacement {
  const { canvas, sizes } = context
  const cta = createCta(context, ground, parts.words.width)
  const below = pictured && parts.stacked
  const head = createBrandMarkStrip(context, ground, parts.words, { at: below ? 'top' : 'foot', align: 'left' })
  const callTop = (below ? bottom(canvas.content) : bottom(head.rest)) - (cta ? cta.height + cta.drop : 0)
  const tail = measureTail(context)
  const low = below ? bottom(head.rest) : callTop - (cta ? sizes.gap : 0)
  const free = below && cta ? parts.words.x + cta.width + sizes.gap * 0.5 : 0
  const beside = canvas.width - free > canvas.width * 0.36
  const above = boxFromEdges(0, low + tail, canvas.width, callTop - sizes.gap)
  const speaker = free === 0 ? parts.art : beside ? boxFromEdges(free, low, right(parts.art), bottom(parts.art)) : above
  return {
    bubble: boxFromEdges(head.rest.x, head.rest.y, right(head.rest), low - tail),
    speaker,
    aside: pictured && !parts.stacked,
    layers: [...(cta?.place(parts.words.x, callTop, 'left') ?? []), ...head.layers],
  }
}

/** On a flat canvas, brand mark and call to action are beside the bubble. */
function placeInRow(context: LayoutContext, { words, art }: CanvasParts, ground: string): BubblePlacement {
  const tail = measureTail(context)
  const cut = words.x + words.width * 0.66
  const rest = boxFromEdges(cut + tail * 1.7, words.y, right(words), bottom(words))
  const mark = createBrandMarkStrip(context, ground, rest, { at: 'top', align: 'left' })
  const cta = createCta(context, ground, rest.width)
  const fits = cta && cta.height + cta.drop < mark.rest.height
  return {
    bubble: boxFromEdges(words.x, words.y, cut, bottom(words)),
    speaker: art,
    aside: true,
    layers: [...mark.layers, ...(fits ? cta.place(rest.x, bottom(rest) - cta.height - cta.drop, 'left') : [])],
  }
}

const createCta = (context: LayoutContext, ground: string, widest: number) =>
  createCtaRow(
    context,
    context.surface(ground),
    { cta: context.copy.cta, price: context.copy.price, beside: null },
    widest,
  )

const NO_IMAGE_SHARE = { slim: 0, tall: 0, square: 0, wide: 0, banner: 0 }

function createSpeaker(context: LayoutContext, art: Box, scheme: ColorScheme): Layer[] {
  const image = context.material.images[0]
  const space = clipToVisible(art, context)
  // A drawing may be where a platform covers the foot: above that, it would be tiny.
  if (!image) return createSubject(context, grow(art, -art.width * 0.1, -art.height * 0.1), scheme.ground)
  if (image.kind !== 'cutout') return createImageArea(context, art, scheme, 'bubble')
  const inner = grow(space, -space.width * 0.08, -space.height * 0.1)
  return createStandingProducts(context.material, image, inner, context.roles.ink)
}

/** A rounded box with a tail: at its right side if `aside` is set, otherwise at its bottom left. */
function createBubble(context: LayoutContext, box: Box, fill: string, aside: boolean): ArtLayer {
  const { canvas, toneStyle } = context
  const tail = measureTail(context)
  const r = toneStyle.corner === 'sharp' ? canvas.base * 0.012 : canvas.base * 0.05
  const x = box.x + Math.min(box.width * 0.16, canvas.base * 0.14)
  const y = box.y + box.height * 0.6
  const tip = aside
    ? polygonPath([
        [right(box) - 2, y - tail * 0.6],
        [right(box) + tail * 0.85, y + tail * 0.5],
        [right(box) - 2, y + tail * 0.5],
      ])
    : polygonPath([
        [x, bottom(box) - 2],
        [x + tail * 1.1, bottom(box) - 2],
        [x + tail * 0.1, bottom(box) + tail],
      ])
  return {
    kind: 'art',
    role: 'field',
    box: grow(box, tail + 2),
    corners: null,
    paths: [filled(rectanglePath(box, [r, r, r, r]), fill), filled(tip, fill)],
  }
}

import { findFormat } from '#contract/platforms/formats.ts'
import { placeText, wrapBlock } from '../../type/text-block.ts'
import { controlCorners, minFactSize } from '../type-sizes.ts'
import type { Brief } from '../../model/brief.ts'
import type { Canvas } from '../../model/canvas.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Layer } from '../../model/scene.ts'
import type { Align, TextBlock } from '../../type/text-block.ts'

/**
 * The last row of a design: button, price, and sometimes text beside them. It is measured but not yet placed. Sizes are
 * pixels.
 */
export interface CtaRow {
  width: number
  height: number
  /** How far it extends below its height: descenders of text that is lower than the button. */
  drop: number
  place(x: number, top: number, align: Align): Layer[]
}

interface RowPart {
  width: number
  height: number
  drop: number
  place(x: number, top: number): Layer[]
}

/** The texts of the row. */
export interface CtaRowText {
  cta: string | null
  price: string | null
  /** Text beside the button, used on canvases too flat to have it above. */
  beside: BesideText | null
}

/** A line beside the button. */
export interface BesideText {
  role: 'subline' | 'detail'
  text: string
}

/** Returns null if there is no text or a part does not fit into `widest` pixels. */
export function createCtaRow(
  context: LayoutContext,
  ground: SurfaceColors,
  words: CtaRowText,
  widest: number,
): CtaRow | null {
  const gap = context.sizes.body * 0.95
  const create = hasButton(context) ? createButton : createPlainLine
  const button = words.cta ? create(context, ground, words.cta, widest) : null
  const price = words.price ? createPrice(context, ground, words.price, widest) : null
  const left = widest - (button ? button.width + gap : 0) - (price ? price.width + gap : 0)
  const beside = words.beside ? createBesideText(context, ground, words.beside, left, button?.height ?? Infinity) : null
  if ((words.cta && !button) || (words.price && !price) || (words.beside && !beside)) return null
  const parts = [button, price, beside].filter((part) => part !== null)
  if (parts.length === 0) return null
  return parts.reduce((sum, part) => sum + part.width, gap * (parts.length - 1)) <= widest + 1
    ? placeInRow(parts, gap)
    : placeStacked(parts, gap)
}

function placeInRow(parts: readonly RowPart[], gap: number): CtaRow {
  const width = parts.reduce((sum, part) => sum + part.width, gap * (parts.length - 1))
  const height = Math.max(...parts.map((part) => part.height))
  const place = (x: number, top: number, align: Align) => {
    let at = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width
    return parts.flatMap((part) => {
      const layers = part.place(at, top + (height - part.height) / 2)
      at += part.width + gap
      return layers
    })
  }
  const drop = Math.max(...parts.map((part) => (part.height - height) / 2 + part.drop), 0)
  return { width, height, drop, place }
}

/** Price above button, used if they do not fit next to each other. */
function placeStacked(parts: readonly RowPart[], gap: number): CtaRow {
  const order = parts.toReversed()
  const width = Math.max(...parts.map((part) => part.width))
  const height = order.reduce(
    (sum, part, index) => sum + part.height + (index < order.length - 1 ? part.drop + gap : 0),
    0,
  )
  const place = (x: number, top: number, align: Align) => {
    let y = top
    return order.flatMap((part) => {
      const left = align === 'left' ? x : align === 'center' ? x - part.width / 2 : x - part.width
      const layers = part.place(left, y)
      y += part.height + part.drop + gap
      return layers
    })
  }
  return { width, height, drop: parts[0]?.drop ?? 0, place }
}

function createButton(context: LayoutContext, ground: SurfaceColors, text: string, widest: number): RowPart | null {
  const { label } = context.sizes
  const words = { role: 'cta' as const, text, style: context.type.label, color: ground.onAccent, ground: ground.accent }
  const pad = label * 1.55
  const small = Math.max(label * 0.86, Math.min(label, minFactSize(context.canvas)))
  const size = [label, small].find((of) => wrapBlock(words, context.ruler, of, widest - 2 * pad, 1)) ?? small
  const block = wrapBlock(words, context.ruler, size, widest - 2 * pad, 2)
  if (!block) return null
  const height = block.height + label * (context.canvas.aspect === 'banner' ? 1.6 : 2.15)
  const width = block.width + 2 * pad
  const place = (x: number, top: number): Layer[] => [
    {
      kind: 'panel',
      role: 'button',
      box: { x, y: top, width, height },
      corners: controlCorners(context.toneStyle, height),
      color: ground.accent,
      stroke: null,
      stroke_width: 0,
    },
    placeText(block, x + width / 2, top + (height - block.height) / 2, 'center'),
  ]
  return { width, height, drop: 0, place }
}

/** Smaller canvases are ads. `base` in pixels. */
const AD_BASE = 520
/** Link posts have a width of 1.85 to 1.95 times their height. Thumbnails and slides are less flat, covers are flatter or larger. */
const LINK_POST = { from: 1.85, to: 1.95, base: 1100 }

/** Whether a call to action is a button: in ads and link posts, which can be clicked. Other pictures say it in a plain line. */
export function hasButton({
  canvas: { base, strip, width, height },
  brief,
}: {
  canvas: Pick<Canvas, 'base' | 'strip' | 'width' | 'height'>
  brief: Pick<Brief, 'format'>
}): boolean {
  const placement = findFormat(brief.format ?? '')?.placement
  return placement === 'ad' || base < AD_BASE || strip !== null || isLinkPost({ base, width, height }, placement)
}

/** Whether a canvas has the form of the posts that open an address. */
export const isLinkPost = (
  { base, width, height }: Pick<Canvas, 'base' | 'width' | 'height'>,
  placement?: string,
): boolean =>
  base >= AD_BASE &&
  base < LINK_POST.base &&
  width > height * LINK_POST.from &&
  width < height * LINK_POST.to &&
  placement !== 'cover' &&
  placement !== 'ad'

/** A call to action without a button: a plain line. A rule below it would look like a link. */
function createPlainLine(context: LayoutContext, ground: SurfaceColors, text: string, widest: number): RowPart | null {
  const size = context.sizes.label * PLAIN_SCALE
  const words = { role: 'cta' as const, text, style: context.type.label, color: ground.ink, ground: ground.fill }
  const block = wrapBlock(words, context.ruler, size, widest, 2)
  if (!block) return null
  return {
    width: block.width,
    height: block.height,
    drop: block.drop,
    place: (x, top) => [placeText(block, x, top)],
  }
}

const PLAIN_SCALE = 1.12

/** A price of the request is the offer itself. It is larger than the list price of a product. */
const ASKED_PRICE = 1.5

function createPrice(context: LayoutContext, ground: SurfaceColors, text: string, widest: number): RowPart | null {
  const isAsked = context.copy.pieces?.some(({ slot }) => slot === 'price') ?? false
  const price = context.sizes.price * (isAsked ? ASKED_PRICE : 1)
  const words = { role: 'price' as const, text, style: context.type.price, color: ground.ink, ground: ground.fill }
  const small = Math.max(context.sizes.price * 0.62, minFactSize(context.canvas))
  // A smaller price on one line is better than a currency sign alone on the second line.
  const sizes = [1, 0.85, 0.72, 0.6, 0.5].map((share) => price * share).filter((size) => size >= small)
  const line = sizes.map((size) => wrapBlock(words, context.ruler, size, widest, 1)).find((block) => block !== null)
  return createTextPart(line ?? wrapBlock(words, context.ruler, small, widest, 2))
}

function createBesideText(
  context: LayoutContext,
  ground: SurfaceColors,
  { role, text }: BesideText,
  widest: number,
  tallest: number,
): RowPart | null {
  const { body } = context.sizes
  const color = role === 'detail' ? ground.ink : ground.muted
  const words = { role, text, style: context.type.body, color, ground: ground.fill }
  const sizes = tallest === Infinity ? BESIDE_NOTHING : [1]
  for (const scale of sizes) {
    const most = scale > 1 ? 1 : 2
    const block = widest > body * 6 ? wrapBlock(words, context.ruler, body * scale, widest, most) : null
    if (block && block.height <= tallest) return createTextPart(block)
  }
  return null
}

/** The sizes of a line that has no button beside it, largest first: then it is the second voice of its canvas. */
const BESIDE_NOTHING = [1.6, 1.4, 1.2, 1] as const

function createTextPart(block: TextBlock | null): RowPart | null {
  return (
    block && {
      width: block.width,
      height: block.height,
      drop: block.drop,
      place: (x, top) => [placeText(block, x, top)],
    }
  )
}

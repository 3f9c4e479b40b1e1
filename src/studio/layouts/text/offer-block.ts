import { rectanglePath, stroked } from '../../art/svg-paths.ts'
import { fitScaledBlock, type ScaledPart } from '../../type/scaled-block.ts'
import { placeText, type Align, type TextBlock } from '../../type/text-block.ts'
import { isLargeType } from './large-text-color.ts'
import { minFactSize } from '../type-sizes.ts'
import { splitCode, splitOffer, type OfferPart } from './split-offer.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { TextStyle } from '../../type/fit-text.ts'
import type { Layer, TextLayer, TextRole } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'

/** An offer whose figure is large and whose words are small, measured but not yet placed. Sizes are pixels. */
export interface OfferBlock {
  width: number
  height: number
  drop: number
  place(x: number, top: number, align: Align): Layer[]
}

/** The space of an offer in pixels. `most` is the size of its figure. */
export interface OfferRoom {
  width: number
  height: number
  most: number
}

/** The sizes of the parts as shares of the figure. A code is never the smallest text. */
const SCALES = { words: 0.3, figure: 1, former: 0.36, code: 0.5 } as const
/** The sizes of a condition with a code, where no figure is beside it. */
const CODE_SCALES = { words: 0.5, figure: 1, former: 0.6, code: 1 } as const
/** The figure is at least this many times as large as the facts of the design. */
const LEAST_RATIO = 1.7

/** Sets an offer with its figure, or a condition with its code. Returns null if it has neither, or does not fit. */
export function createOfferBlock(
  context: LayoutContext,
  ground: SurfaceColors,
  role: TextRole,
  text: string,
  room: OfferRoom,
): OfferBlock | null {
  const offer = splitOffer(text)
  const parts = offer ?? splitCode(text)
  if (!parts) return null
  const smallest = minFactSize(context.canvas)
  const least = offer ? Math.max(smallest, context.sizes.body) * LEAST_RATIO : smallest * 1.25
  const scales = offer ? SCALES : CODE_SCALES
  const { headline, poster, price } = context.type
  const style: TextStyle = { ...(poster.face.family.script ? price : poster), tracking: 0, leading: 1.04 }
  const color = ground.ink
  const words = { role, text, style, color, ground: ground.fill }
  const set = joinFormer(parts).map((part): ScaledPart => toPart(part, scales))
  const most = Math.max(least, offer ? room.most : Math.min(room.most, context.sizes.body * 1.5))
  const fit = (of: TextStyle) =>
    fitScaledBlock({ ...words, style: of }, set, context.ruler, { ...room, most, least, smallest })
  const block = fit(style) ?? fit({ ...headline, leading: 1.06 })
  return block && finish(context, ground, block, parts)
}

/** A former price is on one line with the words beside it: "instead of $48". */
function joinFormer(parts: readonly OfferPart[]): OfferPart[] {
  const at = parts.findIndex(({ kind }) => kind === 'former')
  const [before, former] = [parts[at - 1], parts[at]]
  if (!former || before?.kind !== 'words' || before.text.length > LONGEST_FORMER) return [...parts]
  return [...parts.slice(0, at - 1), { kind: 'former', text: `${before.text} ${former.text}` }, ...parts.slice(at + 1)]
}

/** In UTF-16 code units. */
const LONGEST_FORMER = 16

const toPart = ({ kind, text }: OfferPart, scales: Readonly<Record<OfferPart['kind'], number>>): ScaledPart => ({
  text,
  scale: scales[kind],
  most: kind === 'words' ? 3 : 1,
})

function finish(
  context: LayoutContext,
  ground: SurfaceColors,
  block: TextBlock,
  parts: readonly OfferPart[],
): OfferBlock {
  const former = parts.find(({ kind }) => kind === 'former')?.text
  const code = parts.find(({ kind }) => kind === 'code')?.text
  const struck = former && { text: former, color: ground.muted }
  const isLarge = isLargeType(context, block.style.face, block.size * Math.min(...(block.scales ?? [1])))
  const color = isLarge ? ground.display : block.color
  const set: TextBlock = { ...block, color, ...(struck && { struck }) }
  return {
    width: block.width,
    height: block.height,
    drop: block.drop,
    place: (x, top, align) => {
      const layer = placeText(set, x, top, align)
      const box = code ? createCodeBox(layer, code) : null
      return box ? [box, layer] : [layer]
    },
  }
}

/** An outline around the line of a code, in its color. */
function createCodeBox({ lines, size, color }: TextLayer, code: string): Layer | null {
  const line = lines.find(({ text }) => text.toUpperCase() === code.toUpperCase())
  if (!line) return null
  const em = size * (line.scale ?? 1)
  const box = { x: line.x - em * 0.3, y: line.y - em * 0.92, width: line.width + em * 0.6, height: em * 1.16 }
  return {
    kind: 'art',
    role: 'icon',
    box: { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 },
    corners: null,
    paths: [stroked(rectanglePath(box, [em * 0.12, em * 0.12, em * 0.12, em * 0.12]), color, Math.max(2, em * 0.06))],
  }
}

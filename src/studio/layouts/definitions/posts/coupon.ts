import { stroked } from '../../../art/svg-paths.ts'
import { grow } from '../../../model/geometry.ts'
import { fitBlock, placeText, wrapBlock } from '../../../type/text-block.ts'
import { createField } from '../../color-scheme.ts'
import { fieldCorners, minTypeSize } from '../../type-sizes.ts'
import { splitCode } from '../../text/split-offer.ts'
import { chooseLargeTextColor } from '../../text/large-text-color.ts'
import { chooseCardColor, composePost } from './post-canvas.ts'
import type { Copy } from '../../../copywriter/copy.ts'
import type { PieceKind } from '../../../model/pieces.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Layer, Path } from '../../../model/scene.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** An offer with conditions: the offer large on a coupon, its conditions below it. */
export const coupon: Layout = {
  name: 'coupon',
  voice: 'loud',
  suits: ({ copy, images, toneStyle: { tone } }) =>
    copy.small_print && isVoucher(copy) && CUT_OUT.includes(tone) && copy.block === null && images.length === 0 ? 3 : 0,
  compose: (context) => {
    const offer = findOffer(context.copy)
    return composePost(context, {
      grounds: ['primary', 'second', 'deep', 'tint'],
      share: { slim: 0.5, tall: 0.46, square: 0.46, wide: 0.5, banner: 0.46 },
      body: { small_print: null, ...(offer && { [offer.role]: null }) },
      createBody: (box, { ground }) =>
        offer ? createCoupon(context, box, offer, chooseCardColor(context, ground)) : null,
    })
  },
}

/** The tones that a cut-out coupon suits. For the others, it is too cheap. */
const CUT_OUT: readonly string[] = ['bold', 'playful', 'friendly', 'casual', 'enthusiastic']

/** Whether something is handed in or saved: a code, or an offer that is no plain price. */
function isVoucher({ badge, price, small_print, pieces = [] }: Copy): boolean {
  const asked = pieces.find(({ slot }) => slot === 'badge')
  const isSaved = badge !== null && (asked === undefined || SAVED.includes(asked.kind))
  return isSaved || [price, small_print].some((text) => text !== null && splitCode(text) !== null)
}
const SAVED: readonly PieceKind[] = ['discount', 'bundle', 'free']

const findOffer = ({ badge, price }: Pick<Copy, 'badge' | 'price'>) =>
  badge ? ({ role: 'badge', text: badge } as const) : price ? ({ role: 'price', text: price } as const) : null

function createCoupon(
  context: LayoutContext,
  box: Box,
  { role, text }: NonNullable<ReturnType<typeof findOffer>>,
  fill: string,
): Layer[] | null {
  const { canvas, sizes, type, ruler, copy } = context
  const colors = context.surface(fill)
  const pad = Math.min(box.width, box.height) * 0.12
  const width = box.width - 2 * pad
  const small = Math.max(sizes.body * 0.85, minTypeSize(canvas))
  const terms = wrapBlock(
    { role: 'small_print', text: copy.small_print ?? '', style: type.body, color: colors.muted, ground: fill },
    ruler,
    small,
    width,
    3,
  )
  if (!terms) return null
  const words = { role, text, style: { ...type.poster, leading: 1.02 }, color: colors.ink, ground: fill }
  const height = box.height - 2 * pad - terms.height - terms.drop - pad * 0.5
  const block = fitBlock(words, ruler, {
    width,
    height,
    counts: [1, 2, 3],
    most: canvas.base * 0.17,
    least: sizes.body,
  })
  if (!block) return null
  const color = chooseLargeTextColor(context, colors, type.poster.face, block.size)
  return [
    createField(box, fill, fieldCorners(context.toneStyle, canvas)),
    createStitching(grow(box, -pad * 0.4), colors.accent, canvas.base),
    placeText({ ...block, color }, box.x + box.width / 2, box.y + pad + (height - block.height) / 2, 'center'),
    placeText(terms, box.x + box.width / 2, box.y + box.height - pad - terms.height - terms.drop * 0.4, 'center'),
  ]
}

/** A dashed line inside the edge, as on a coupon to cut out. Dashes are short paths, because scenes have no dash pattern. */
function createStitching(box: Box, color: string, base: number): Layer {
  const dash = base * 0.014
  const width = Math.max(1.5, base * 0.0028)
  const along = (length: number) => {
    const count = Math.max(2, Math.floor(length / (dash * 2)))
    return Array.from({ length: count }, (_, index) => ((index + 0.25) * length) / count)
  }
  const paths: Path[] = [
    ...along(box.width).flatMap((at) =>
      [box.y, box.y + box.height].map((y) =>
        stroked(`M${format(box.x + at)} ${format(y)}h${format(dash)}`, color, width),
      ),
    ),
    ...along(box.height).flatMap((at) =>
      [box.x, box.x + box.width].map((x) =>
        stroked(`M${format(x)} ${format(box.y + at)}v${format(dash)}`, color, width),
      ),
    ),
  ]
  return { kind: 'art', role: 'motif', box: grow(box, width), corners: null, paths: joinStrokes(paths) }
}

const format = (value: number) => String(Math.round(value * 10) / 10)

/** One path draws faster than a hundred. */
const joinStrokes = ([first, ...others]: readonly Path[]): Path[] =>
  first ? [{ ...first, d: [first, ...others].map(({ d }) => d).join('') }] : []

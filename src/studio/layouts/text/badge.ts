import { placeText, wrapBlock } from '../../type/text-block.ts'
import { controlCorners } from '../type-sizes.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Layer } from '../../model/scene.ts'
import type { TextSpec } from '../../type/text-block.ts'

/**
 * A short text, measured but not yet placed. For sales and loud brands it is on a label of the accent color, otherwise it is plain. Sizes
 * are pixels.
 */
export interface Badge {
  width: number
  height: number
  place(x: number, top: number): Layer[]
}

/** In UTF-16 code units. */
const LONGEST_LINE = 24

/** Returns null if the text does not fit into `widest` pixels. */
export function createBadge(context: LayoutContext, ground: SurfaceColors, text: string, widest: number): Badge | null {
  const size = context.sizes.badge
  const filled = context.emphasis.goal === 'sales' || context.toneStyle.energy === 2
  const [ink, fill] = filled ? [ground.onAccent, ground.accent] : [ground.ink, ground.fill]
  const words = { role: 'badge' as const, text, style: context.type.label, color: ink, ground: fill }
  const pad = size * 1.05
  // A short badge that does not fit in one line needs another place.
  const block = wrapBlock(words, context.ruler, size, widest - 2 * pad, text.length > LONGEST_LINE ? 2 : 1)
  if (!block) return null
  if (!filled) return createPlainBadge(context, words, size, widest, text.length > LONGEST_LINE ? 2 : 1)
  const [width, height] = [block.width + 2 * pad, block.height + size * 1.35]
  const place = (x: number, top: number): Layer[] => [
    {
      kind: 'panel',
      role: 'badge',
      box: { x, y: top, width, height },
      corners: controlCorners(context.toneStyle, height),
      color: ground.accent,
      stroke: null,
      stroke_width: 0,
    },
    placeText(block, x + width / 2, top + (height - block.height) / 2, 'center'),
  ]
  return { width, height, place }
}

/** Larger than the text on a label, because nothing else marks it. */
const PLAIN_SCALE = 1.18

function createPlainBadge(
  context: LayoutContext,
  words: TextSpec,
  size: number,
  widest: number,
  most: number,
): Badge | null {
  const block =
    wrapBlock(words, context.ruler, size * PLAIN_SCALE, widest, most) ??
    wrapBlock(words, context.ruler, size, widest, most)
  return (
    block && {
      width: block.width,
      height: block.height,
      place: (x, top) => [placeText(block, x, top)],
    }
  )
}

import { bottom, boxFromEdges, centerX, right } from '../../model/geometry.ts'
import { createBrandMark } from './brand-mark.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { Layer } from '../../model/scene.ts'
import type { Align } from '../../type/text-block.ts'

/** The brand mark at the top or bottom of a box, and the rest of that box (canvas pixels). */
export interface MarkStrip {
  layers: Layer[]
  rest: Box
  box: Box
}

/** Places the brand mark in `box`. `scale` is relative to its usual size. */
export function createBrandMarkStrip(
  context: LayoutContext,
  fill: string,
  box: Box,
  { at, align, scale = 1 }: { at: 'top' | 'foot'; align: Align; scale?: number },
): MarkStrip {
  const mark = createBrandMark(context, context.surface(fill), box.width * 0.8, scale)
  const x = align === 'left' ? box.x : align === 'center' ? centerX(box) : right(box)
  const after = Math.max(context.sizes.groupGap * 0.8, context.material.logo ? mark.height * 0.55 : 0)
  const top = at === 'top' ? box.y : bottom(box) - mark.height * (context.material.logo ? 1 : 1.42)
  const used = at === 'top' ? top + mark.height + after : top - after
  return {
    layers: mark.place(x, top, align),
    rest:
      at === 'top' ? boxFromEdges(box.x, used, right(box), bottom(box)) : boxFromEdges(box.x, box.y, right(box), used),
    box: {
      x: x - mark.width * { left: 0, center: 0.5, right: 1 }[align],
      y: top,
      width: mark.width,
      height: mark.height,
    },
  }
}

import { bottom, boxOf, centerX, right } from '../geometry.ts'
import { brandMark } from './brand-mark.ts'
import type { Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { Layer } from '../scene.ts'
import type { Align } from '../type/text-block.ts'

/** The brand mark at one end of a box, and what it leaves of the box. */
export interface MarkStrip {
  layers: Layer[]
  rest: Box
  box: Box
}

export function markStrip(
  scope: Scope,
  fill: string,
  box: Box,
  { at, align, scale = 1 }: { at: 'top' | 'foot'; align: Align; scale?: number },
): MarkStrip {
  const mark = brandMark(scope, scope.ground(fill), box.width * 0.8, scale)
  const x = align === 'left' ? box.x : align === 'center' ? centerX(box) : right(box)
  const after = Math.max(scope.sizes.far * 0.8, scope.material.logo ? mark.height * 0.55 : 0)
  const top = at === 'top' ? box.y : bottom(box) - mark.height * (scope.material.logo ? 1 : 1.42)
  const used = at === 'top' ? top + mark.height + after : top - after
  return {
    layers: mark.place(x, top, align),
    rest: at === 'top' ? boxOf(box.x, used, right(box), bottom(box)) : boxOf(box.x, box.y, right(box), used),
    box: {
      x: x - mark.width * { left: 0, center: 0.5, right: 1 }[align],
      y: top,
      width: mark.width,
      height: mark.height,
    },
  }
}

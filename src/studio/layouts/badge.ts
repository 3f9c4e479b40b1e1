import { placeText, wrapBlock } from '../type/text-block.ts'
import { cornersOf, smallestType } from './sizes.ts'
import type { Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { Layer } from '../scene.ts'

/** A short fact in an outlined pill. Pixels. */
export interface Chip {
  width: number
  height: number
  place(x: number, top: number): Layer[]
}

export function badgeChip(scope: Scope, ground: Ground, text: string, widest: number): Chip | null {
  const size = Math.max(scope.sizes.label * 0.82, smallestType(scope.canvas))
  const words = { role: 'badge' as const, text, style: scope.type.label, color: ground.ink, ground: ground.fill }
  const pad = size * 1.05
  const block = wrapBlock(words, scope.ruler, size, widest - 2 * pad, 1)
  if (!block) return null
  const [width, height] = [block.width + 2 * pad, block.height + size * 1.35]
  const stroke = Math.max(1.5, scope.canvas.base * 0.002)
  const place = (x: number, top: number): Layer[] => [
    {
      kind: 'panel',
      role: 'badge',
      box: { x, y: top, width, height },
      corners: cornersOf(scope.tone, height),
      color: null,
      stroke: ground.ink,
      stroke_width: Math.round(stroke),
    },
    placeText(block, x + width / 2, top + (height - block.height) / 2, 'center'),
  ]
  return { width, height, place }
}

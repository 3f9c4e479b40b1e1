import { placeText, wrapBlock } from '../type/text-block.ts'
import { cornersOf } from './sizes.ts'
import type { Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { Layer } from '../scene.ts'

/** A short fact in a pill: outlined, or filled where it is to sell. Pixels. */
export interface Chip {
  width: number
  height: number
  place(x: number, top: number): Layer[]
}

export function badgeChip(scope: Scope, ground: Ground, text: string, widest: number): Chip | null {
  const size = scope.sizes.badge
  const filled = scope.emphasis.goal === 'sales' || scope.manner.energy === 2
  const [ink, fill] = filled ? [ground.onAccent, ground.accent] : [ground.ink, ground.fill]
  const words = { role: 'badge' as const, text, style: scope.type.label, color: ink, ground: fill }
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
      corners: cornersOf(scope.manner, height),
      color: filled ? ground.accent : null,
      stroke: filled ? null : ground.ink,
      stroke_width: Math.round(stroke),
    },
    placeText(block, x + width / 2, top + (height - block.height) / 2, 'center'),
  ]
  return { width, height, place }
}

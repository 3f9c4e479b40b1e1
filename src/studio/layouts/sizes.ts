import type { Emphasis, Manner } from './manner.ts'
import type { Canvas } from '../form.ts'
import type { Corners } from '../scene.ts'

/** Font sizes and gaps in pixels for one canvas. */
export interface Sizes {
  body: number
  label: number
  badge: number
  eyebrow: number
  price: number
  wordmark: number
  /** The space between two neighbours, and between two groups. */
  near: number
  far: number
}

/** Nothing under this is legible in a feed. */
export const smallestType = (canvas: Pick<Canvas, 'base'>) => Math.max(9.5, canvas.base * 0.0165)

/** A loud design speaks up in its small words too. */
export function sizesOf(canvas: Canvas, loud: boolean, emphasis: Emphasis): Sizes {
  const voice = loud ? 1.22 : 1
  const short = Math.min(canvas.width, canvas.height)
  const scale = Math.min(canvas.base, short * 1.5)
  const at = (share: number, least: number) => Math.max(least, scale * share)
  return {
    body: at(0.0265 * voice, 12),
    label: at(0.0262 * Math.sqrt(voice) * emphasis.call, 12),
    badge: Math.max(at(0.0215 * Math.sqrt(voice) * emphasis.badge, 10), smallestType(canvas)),
    eyebrow: Math.max(at(0.0195, 10), smallestType(canvas)),
    price: at(0.04 * emphasis.price, 14),
    wordmark: at(0.0345 * voice, 13),
    near: scale * 0.033,
    far: scale * (loud ? 0.072 : 0.06),
  }
}

/** How round a manner's buttons and badges are. */
export function cornersOf({ corner }: Manner, height: number): Corners {
  const radius = { sharp: 0, soft: height * 0.2, round: height / 2 }[corner]
  return [radius, radius, radius, radius]
}

/** How round its larger fields are: a share of the canvas's measure. */
export function fieldCorners({ corner }: Manner, { base }: Pick<Canvas, 'base'>): Corners {
  const radius = { sharp: 0, soft: base * 0.022, round: base * 0.045 }[corner]
  return [radius, radius, radius, radius]
}

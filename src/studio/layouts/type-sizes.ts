import type { Emphasis, ToneStyle } from './tone-style.ts'
import type { Canvas } from '../canvas.ts'
import type { Corners } from '../scene.ts'

/** Font sizes and distances for one canvas, in pixels. */
export interface TypeSizes {
  body: number
  label: number
  badge: number
  eyebrow: number
  price: number
  wordmark: number
  /** Distance between adjacent elements, and between groups. */
  gap: number
  groupGap: number
}

/** Returns the smallest readable font size in pixels. */
export const minTypeSize = (canvas: Pick<Canvas, 'base'>) => Math.max(9.5, canvas.base * 0.0165)

/** Creates the sizes for a canvas. Loud layouts also get larger small text. */
export function createTypeSizes(canvas: Canvas, loud: boolean, emphasis: Emphasis): TypeSizes {
  const voice = loud ? 1.22 : 1
  const short = Math.min(canvas.width, canvas.height)
  const scale = Math.min(canvas.base, short * 1.5)
  const at = (share: number, least: number) => Math.max(least, scale * share)
  return {
    body: at(0.0265 * voice, 12),
    label: at(0.0262 * Math.sqrt(voice) * emphasis.cta, 12),
    badge: Math.max(at(0.0215 * Math.sqrt(voice) * emphasis.badge, 10), minTypeSize(canvas)),
    eyebrow: Math.max(at(0.0195, 10), minTypeSize(canvas)),
    price: at(0.04 * emphasis.price, 14),
    wordmark: at(0.0345 * voice, 13),
    gap: scale * 0.033,
    groupGap: scale * (loud ? 0.072 : 0.06),
  }
}

/** Returns the corner radii of buttons and badges in pixels. */
export function controlCorners({ corner }: ToneStyle, height: number): Corners {
  const radius = { sharp: 0, soft: height * 0.2, round: height / 2 }[corner]
  return [radius, radius, radius, radius]
}

/** Returns the corner radii of larger fields in pixels. */
export function fieldCorners({ corner }: ToneStyle, { base }: Pick<Canvas, 'base'>): Corners {
  const radius = { sharp: 0, soft: base * 0.022, round: base * 0.045 }[corner]
  return [radius, radius, radius, radius]
}

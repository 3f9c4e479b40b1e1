import type { TypeSizes } from '../type-sizes.ts'
import type { Canvas } from '../../model/canvas.ts'

/** How a column with empty space is set again in larger type. */
export interface Growth {
  /** The share of empty space that a column may have. */
  mostFree: number
  /** What it leaves free in larger type. */
  leastFree: number
  /** How much larger the headline and the other texts become, tried in this order. */
  growths: readonly { most: number; text: number }[]
}

const POST: Growth = {
  mostFree: 0.12,
  leastFree: 0.03,
  growths: [
    { most: 1.7, text: 1.7 },
    { most: 1.45, text: 1.6 },
    { most: 1.3, text: 1.5 },
    { most: 1.2, text: 1.3 },
    { most: 1.1, text: 1.15 },
  ],
}
/** A story is read while it passes, so it is filled to the last line. */
const STORY: Growth = {
  mostFree: 0.07,
  leastFree: 0,
  growths: [
    { most: 1.9, text: 1.9 },
    { most: 1.7, text: 1.7 },
    { most: 1.55, text: 1.5 },
    { most: 1.4, text: 1.34 },
    { most: 1.3, text: 1.2 },
    { most: 1.2, text: 1.1 },
  ],
}

/** A flat canvas is seen small, and its headline is often as wide as its column, so that its rows grow alone. */
const FLAT: Growth = {
  mostFree: 0.08,
  leastFree: 0.02,
  growths: [
    { most: 1.5, text: 1.3 },
    { most: 1.3, text: 1.25 },
    { most: 1.1, text: 1.15 },
    { most: 1, text: 1.25 },
    { most: 1, text: 1.12 },
  ],
}

/** Narrow ads are no stories, and banners have one line. */
export const chooseGrowth = ({ width, height, aspect }: Pick<Canvas, 'width' | 'height' | 'aspect'>): Growth =>
  height > width * 1.5 && width >= 500 ? STORY : aspect === 'wide' ? FLAT : POST

/** No text in sentences becomes smaller than `least`, in pixels. */
export const growSizes = (sizes: TypeSizes, by: number, least: number): TypeSizes => ({
  ...sizes,
  body: Math.max(least, sizes.body * by),
  label: sizes.label * Math.sqrt(Math.max(1, by)),
  // A badge is beside the brand mark, which does not grow.
  badge: sizes.badge * Math.min(1.2, Math.sqrt(Math.max(1, by))),
  eyebrow: sizes.eyebrow * Math.max(1, by),
  price: sizes.price * Math.max(1, by),
  gap: sizes.gap * Math.sqrt(by),
})

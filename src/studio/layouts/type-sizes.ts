import type { Emphasis, ToneStyle } from './tone-style.ts'
import type { Canvas } from '../model/canvas.ts'
import type { Corners } from '../model/scene.ts'

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

/** Wide canvases are shown small, a cover at the width of a phone, so their text has minimum sizes of its own. */
const isWide = ({ aspect }: Pick<Canvas, 'aspect'>) => aspect === 'wide' || aspect === 'banner'

/** Stories are read at arm's length while they pass. Narrow ads are not stories. */
const isStory = ({ aspect, width }: Pick<Canvas, 'aspect' | 'width'>) => aspect === 'tall' && width >= 500

/** Returns the smallest font size in pixels for facts, buttons, and other text that must be read. */
export const minFactSize = (canvas: Pick<Canvas, 'aspect' | 'base' | 'width'>) =>
  Math.max(minTypeSize(canvas), canvas.width * (FACTS[canvas.aspect] ?? (isStory(canvas) ? 0.03 : 0)))

/** The smallest facts of wide canvases, as shares of their width. A banner has one line of them. */
const FACTS: Partial<Record<Canvas['aspect'], number>> = { wide: 0.0255, banner: 0.022 }

/** Returns the smallest font size in pixels for a headline: on a wide canvas its capitals have 9 % of the height. */
export const minHeadlineSize = (canvas: Pick<Canvas, 'aspect' | 'base' | 'height'>, { cap }: { cap: number }) =>
  Math.max(minTypeSize(canvas), isWide(canvas) ? (canvas.height * 0.0901) / cap : 0)

/** Canvases smaller than this are ads, which are shown at their own size. `base` in pixels. */
const AD_BASE = 450
/** The smallest font size in pixels for the headline of a small ad. Other canvases have none. */
export const minHeadlineOfAd = ({ base }: Pick<Canvas, 'base'>): number =>
  base < AD_BASE ? Math.min(18, base * 0.075) : 0

/** Creates the sizes for a canvas. Loud layouts also get larger small text. */
export function createTypeSizes(canvas: Canvas, loud: boolean, emphasis: Emphasis): TypeSizes {
  const voice = loud ? 1.22 : 1
  const short = Math.min(canvas.width, canvas.height)
  const scale = Math.min(canvas.base, short * 1.5)
  const at = (share: number, least: number) => Math.max(least, scale * share)
  const fact = minFactSize(canvas)
  return {
    body: at(0.0265 * voice, Math.max(12, fact)),
    label: at(0.0262 * Math.sqrt(voice) * emphasis.cta, Math.max(12, fact)),
    badge: at(0.0215 * Math.sqrt(voice) * emphasis.badge, Math.max(10, fact)),
    eyebrow: at(0.0195, Math.max(10, isWide(canvas) ? fact * 0.8 : fact)),
    price: at(0.04 * emphasis.price, Math.max(14, fact * 1.2)),
    wordmark: at(0.0345 * voice, 13),
    gap: scale * (isWide(canvas) ? 0.026 : 0.033),
    // The text of wide canvases is large for their height, so its groups are closer together.
    groupGap: scale * (loud ? 0.072 : 0.06) * (isWide(canvas) ? 0.66 : 1),
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

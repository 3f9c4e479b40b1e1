import { findSafeArea } from './safe-areas.ts'
import { boxFromEdges, bottom, right } from './geometry.ts'
import type { Box } from './geometry.ts'
import type { SafeArea } from './scene.ts'

/** The five classes of aspect ratio. Each has compositions of its own. */
export type AspectClass = 'slim' | 'tall' | 'square' | 'wide' | 'banner'

/** The dimensions of one canvas, in pixels. */
export interface Canvas {
  width: number
  height: number
  aspect: AspectClass
  /**
   * The side of a square with the same area. Font sizes are relative to it, so that text on a banner stays readable.
   */
  base: number
  margin: number
  /** The area for text and logo: inside the margins and the platform's safe area. */
  content: Box
  safe: SafeArea
}

function classifyAspect(width: number, height: number): AspectClass {
  const ratio = width / height
  if (ratio >= 2.3) return 'banner'
  if (ratio >= 1.28) return 'wide'
  if (ratio >= 0.78) return 'square'
  return ratio >= 0.46 ? 'tall' : 'slim'
}

/** Creates the canvas for a size in pixels. `platform` selects the safe area. */
export function createCanvas(width: number, height: number, platform: string | null): Canvas {
  const aspect = classifyAspect(width, height)
  const short = Math.min(width, height)
  const margin = Math.round((short / 15) * MARGINS[aspect])
  const safe = findSafeArea(width, height, platform)
  const content = boxFromEdges(
    Math.max(margin, safe.box.x),
    Math.max(margin, safe.box.y),
    Math.min(width - margin, right(safe.box)),
    Math.min(height - margin, bottom(safe.box), ...safe.keep_out.map((box) => box.y)),
  )
  return { width, height, aspect, base: Math.sqrt(width * height), margin, content, safe }
}

/** In fifteenths of the shorter side. */
const MARGINS: Record<AspectClass, number> = { slim: 1.35, tall: 1.17, square: 1, wide: 1.15, banner: 1.7 }

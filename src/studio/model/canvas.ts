import { findSafeArea } from '#contract/platforms/safe-area.ts'
import { boxFromEdges, bottom, measureArea, overlaps, right } from './geometry.ts'
import type { Box } from './geometry.ts'
import type { SafeArea } from './scene.ts'

/** The five classes of aspect ratio. Each has compositions of its own. */
export type AspectClass = 'slim' | 'tall' | 'square' | 'wide' | 'banner'

/** The dimensions of one canvas, in pixels. */
export interface Canvas {
  width: number
  height: number
  aspect: AspectClass
  /** Set if its content is one line: on the whole canvas, or in the part that the platform leaves free. */
  strip: 'canvas' | 'content' | null
  /**
   * The side of a square with the same area. Font sizes are relative to it, so that text on a banner stays readable.
   */
  base: number
  margin: number
  /** The area for text and logo: inside the margins and the platform's safe area. */
  content: Box
  safe: SafeArea
  /** Whether captions stand below the content: what the content shows then ends above them. */
  isCaptioned?: boolean
}

function classifyAspect(width: number, height: number): AspectClass {
  const ratio = width / height
  if (ratio >= 2.3) return 'banner'
  if (ratio >= 1.28) return 'wide'
  if (ratio >= 0.78) return 'square'
  return ratio >= 0.46 ? 'tall' : 'slim'
}

/** Creates the canvas for a size in pixels. Without an `own` safe area, size and platform select one. */
export function createCanvas(width: number, height: number, platform: string | null, own?: SafeArea | null): Canvas {
  const aspect = classifyAspect(width, height)
  const short = Math.min(width, height)
  const margin = Math.round((short / 15) * MARGINS[aspect])
  const safe = own ?? findSafeArea(width, height, platform)
  const visible = boxFromEdges(
    Math.max(margin, safe.box.x),
    Math.max(margin, safe.box.y),
    Math.min(width - margin, right(safe.box)),
    Math.min(height - margin, bottom(safe.box)),
  )
  const content = safe.keep_out.reduce(cutOff, visible)
  return {
    width,
    height,
    aspect,
    strip: findStrip(width, height, content),
    base: Math.sqrt(width * height),
    margin,
    content,
    safe,
  }
}

/** The widest canvas outside of campaigns is 4:1, and the lowest one has 200 pixels. A channel banner leaves one line free. */
function findStrip(width: number, height: number, content: Box): Canvas['strip'] {
  if (width > height * 4 || (width > height * 2.3 && height < 200)) return 'canvas'
  return content.width > content.height * 3 && content.height < height / 2 ? 'content' : null
}

/** The larger of the parts above and left of a covered box. Platforms cover the bottom and the right side. */
function cutOff(content: Box, covered: Box): Box {
  if (!overlaps(content, covered)) return content
  const above = { ...content, height: covered.y - content.y }
  const beside = { ...content, width: covered.x - content.x }
  return measureArea(above) >= measureArea(beside) ? above : beside
}

/** In fifteenths of the shorter side. */
const MARGINS: Record<AspectClass, number> = { slim: 1.35, tall: 1.17, square: 1, wide: 1.15, banner: 1.7 }

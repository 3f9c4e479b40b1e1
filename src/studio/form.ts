import { safeAreaOf } from './safe-areas.ts'
import { boxOf, bottom, right } from './geometry.ts'
import type { Box } from './geometry.ts'
import type { SafeArea } from './scene.ts'

/** The five shapes of canvas that each have a composition of their own. */
export type Form = 'slim' | 'tall' | 'square' | 'wide' | 'banner'

/** The measures that everything on one canvas is made from, in pixels. */
export interface Canvas {
  width: number
  height: number
  form: Form
  /** Type is measured in this: the side of a square of the same area, so that a banner's words stay readable. */
  base: number
  margin: number
  /** Where words and logo may stand: inside the margins and the platform's safe area. */
  content: Box
  safe: SafeArea
}

function formOf(width: number, height: number): Form {
  const ratio = width / height
  if (ratio >= 2.3) return 'banner'
  if (ratio >= 1.28) return 'wide'
  if (ratio >= 0.78) return 'square'
  return ratio >= 0.46 ? 'tall' : 'slim'
}

export function canvasOf(width: number, height: number, platform: string | null): Canvas {
  const form = formOf(width, height)
  const short = Math.min(width, height)
  const margin = Math.round((short / 15) * MARGINS[form])
  const safe = safeAreaOf(width, height, platform)
  const content = boxOf(
    Math.max(margin, safe.box.x),
    Math.max(margin, safe.box.y),
    Math.min(width - margin, right(safe.box)),
    Math.min(height - margin, bottom(safe.box), ...safe.keep_out.map((box) => box.y)),
  )
  return { width, height, form, base: Math.sqrt(width * height), margin, content, safe }
}

/** In fifteenths of the shorter side. */
const MARGINS: Record<Form, number> = { slim: 1.35, tall: 1.17, square: 1, wide: 1.15, banner: 1.7 }

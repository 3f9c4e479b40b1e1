import { contrast, deltaE, lchOf } from '../color/oklch.ts'
import { wrapBlock, placeText } from '../type/text-block.ts'
import { smallestType } from './sizes.ts'
import type { Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { PictureFacts } from '../material.ts'
import type { Layer } from '../scene.ts'
import type { Align, TextBlock } from '../type/text-block.ts'

/** The logo, or the brand's name where there is none: its size, and how it is put at its place. Pixels. */
export interface BrandMark {
  width: number
  height: number
  place(x: number, top: number, align: Align): Layer[]
}

/** Below this a logo's colour disappears into its ground. */
const LOGO_CONTRAST = 2.2

/** ΔE2000 up to which an opaque logo shows nothing but one colour. */
const BLOCK = 8

export function brandMark(scope: Scope, ground: Ground, widest: number, scale = 1): BrandMark {
  const { logo } = scope.material
  return logo ? logoMark(scope, logo, ground, widest, scale) : wordmark(scope, ground, widest, scale)
}

/** Logos of all proportions get the same visual weight: the same area, within limits. */
function logoMark(scope: Scope, logo: PictureFacts, ground: Ground, widest: number, scale: number): BrandMark {
  const { base } = scope.canvas
  const ratio = logo.subject.width / logo.subject.height
  const area = (base * 0.105 * scale) ** 2
  const tallest = base * 0.088 * scale
  const height = Math.min(tallest, Math.sqrt(area / ratio), widest / ratio)
  const plate = plateFor(logo, ground, scope)
  const pad = plate ? height * 0.5 : 0
  const [w, h] = [height * ratio, height]
  const place = (x: number, top: number, align: Align): Layer[] => {
    const left = align === 'left' ? x : align === 'center' ? x - w / 2 - pad : x - w - 2 * pad
    const box = { x: left + pad, y: top + pad, width: w, height: h }
    const layer: Layer = { kind: 'logo', key: logo.key, box, crop: logo.subject, clear: h / 2 }
    if (!plate) return [layer]
    const around = { x: left, y: top, width: w + 2 * pad, height: h + 2 * pad }
    const r = scope.manner.corner === 'sharp' ? 0 : h * 0.28
    return [
      { kind: 'panel', role: 'plate', box: around, corners: [r, r, r, r], color: plate, stroke: null, stroke_width: 0 },
      layer,
    ]
  }
  return { width: w + 2 * pad, height: h + 2 * pad, place }
}

/** An opaque logo stands on its own border colour; a free one, or a plain block, on white or dark where the ground swallows it. */
function plateFor(logo: PictureFacts, ground: Ground, { roles }: Scope): string | null {
  const { border } = logo
  const isBlock = logo.colors.every((color) => border !== null && deltaE(color, border) < BLOCK)
  if (border && !isBlock) return deltaE(border, ground.fill) < 2 ? null : border
  const colors = border ? [border] : logo.colors.slice(0, 2)
  const weakest = (fill: string) => Math.min(...colors.map((color) => contrast(color, fill)), 21)
  if (weakest(ground.fill) >= LOGO_CONTRAST) return null
  const plates =
    lchOf(ground.fill).l > 0.6 ? [roles.deep, roles.white, roles.ink] : [roles.white, roles.paper, roles.deep]
  return plates.reduce((best, fill) => (weakest(fill) > weakest(best) ? fill : best))
}

/** Shares of the wanted size at which a name may be set, with the most lines for each; a name in pieces is the last resort. */
const NAME_SETTINGS = [
  [1, 1],
  [0.86, 1],
  [0.74, 1],
  [0.85, 2],
  [0.7, 2],
  [0.58, 2],
  [0.58, 3],
  [0.5, 4],
  [0.5, 7],
] as const

function wordmark(scope: Scope, ground: Ground, widest: number, scale: number): BrandMark {
  const { brief, ruler, type } = scope
  const words = {
    role: 'wordmark' as const,
    text: brief.brand.name,
    style: type.wordmark,
    color: ground.ink,
    ground: ground.fill,
  }
  const wanted = scope.sizes.wordmark * scale
  const smallest = smallestType(scope.canvas)
  let block: TextBlock | null = null
  for (const [share, lines] of NAME_SETTINGS)
    block ??= wrapBlock(words, ruler, Math.max(smallest, wanted * share), widest, lines)
  block ??= wrapBlock(words, ruler, wanted * 0.5, widest, 4)
  if (!block) return { width: 0, height: 0, place: () => [] }
  const fixed = block
  return { width: fixed.width, height: fixed.height, place: (x, top, align) => [placeText(fixed, x, top, align)] }
}

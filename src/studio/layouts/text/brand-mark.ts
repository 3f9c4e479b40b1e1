import { wrapBlock, placeText } from '../../type/text-block.ts'
import { minTypeSize } from '../type-sizes.ts'
import { chooseLogo, describeChoice } from './choose-logo.ts'
import { chooseInk, choosePlateColor, listOutlineColors } from './logo-plate.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { ImageFacts } from '../../model/material.ts'
import type { Layer } from '../../model/scene.ts'
import type { Align, TextBlock } from '../../type/text-block.ts'

/** The logo, or the brand's name if there is no logo. It is measured but not yet placed. Sizes are pixels. */
export interface BrandMark {
  width: number
  height: number
  /** How far its descenders reach below its height. */
  drop: number
  place(x: number, top: number, align: Align): Layer[]
}

/** Creates the brand mark for a background. `widest` is in pixels, `scale` relative to the usual size. */
export function createBrandMark(context: LayoutContext, ground: SurfaceColors, widest: number, scale = 1): BrandMark {
  const { logo } = context.material
  return logo ? createLogo(context, logo, ground, widest, scale) : createWordmark(context, ground, widest, scale)
}

/**
 * All logos get the same area, within limits, so that they have the same visual weight. Of the variants of a logo, ground and room choose
 * one.
 */
function createLogo(
  context: LayoutContext,
  given: ImageFacts,
  ground: SurfaceColors,
  widest: number,
  scale: number,
): BrandMark {
  const { canvas, material, roles } = context
  const area = (canvas.base * 0.105 * scale) ** 2
  const tallest = canvas.base * 0.088 * scale
  const space = { widest, tallest, area, canvas }
  const { logoVariants = [] } = material
  const logo = chooseLogo(given, logoVariants, { fill: ground.fill, roles }, space)
  const choice = describeChoice(logo, { logo: given, variants: logoVariants }, { fill: ground.fill, roles }, space)
  const ratio = logo.subject.width / logo.subject.height
  const height = Math.min(tallest, Math.sqrt(area / ratio), widest / ratio)
  const ink = chooseInk(logo, ground.fill, roles)
  const plate = ink ? null : choosePlateColor(logo, ground.fill, roles, listOutlineColors)
  const pad = plate ? height * 0.5 : 0
  const [w, h] = [height * ratio, height]
  const place = (x: number, top: number, align: Align): Layer[] => {
    const left = align === 'left' ? x : align === 'center' ? x - w / 2 - pad : x - w - 2 * pad
    const box = { x: left + pad, y: top + pad, width: w, height: h }
    const layer: Layer = {
      kind: 'logo',
      key: logo.key,
      box,
      crop: logo.subject,
      clear: h / 2,
      ...(ink && { ink }),
      ...(logo.matte && { matte: logo.matte }),
      choice,
    }
    if (!plate) return [layer]
    const around = { x: left, y: top, width: w + 2 * pad, height: h + 2 * pad }
    const r = context.toneStyle.corner === 'sharp' ? 0 : h * 0.28
    return [
      { kind: 'panel', role: 'plate', box: around, corners: [r, r, r, r], color: plate, stroke: null, stroke_width: 0 },
      layer,
    ]
  }
  return { width: w + 2 * pad, height: h + 2 * pad, drop: 0, place }
}

/**
 * Shares of the wanted size at which a name may be set, with the maximum number of lines. Many lines are the last
 * resort.
 */
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

function createWordmark(context: LayoutContext, ground: SurfaceColors, widest: number, scale: number): BrandMark {
  const { brief, ruler, type } = context
  const words = {
    role: 'wordmark' as const,
    text: brief.brand.name,
    style: type.wordmark,
    color: ground.ink,
    ground: ground.fill,
  }
  const wanted = context.sizes.wordmark * scale
  const smallest = minTypeSize(context.canvas)
  let block: TextBlock | null = null
  for (const [share, lines] of NAME_SETTINGS)
    block ??= wrapBlock(words, ruler, Math.max(smallest, wanted * share), widest, lines)
  block ??= wrapBlock(words, ruler, wanted * 0.5, widest, 4)
  if (!block) return { width: 0, height: 0, drop: 0, place: () => [] }
  const fixed = block
  const { width, height, drop } = fixed
  return { width, height, drop, place: (x, top, align) => [placeText(fixed, x, top, align)] }
}

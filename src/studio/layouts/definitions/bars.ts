import { splitOfferHeadline } from '../text/split-offer.ts'
import { hasSubject } from '../../model/material.ts'
import { rectanglePath, filled } from '../../art/svg-paths.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../../color/surface-colors.ts'
import { contrast, deltaE, shiftLightness } from '../../color/oklch.ts'
import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { chooseStackedAspects, splitCanvas } from '../split-canvas.ts'
import { listFieldColors } from '../images/image-frame.ts'
import { createBrandEdge } from '../color-scheme.ts'
import { isLargeType } from '../text/large-text-color.ts'
import { createImageArea } from '../images/image-area.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { measureAccentSpace } from '../../type/fit-text.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Canvas } from '../../model/canvas.ts'
import type { ArtLayer, Layer, TextLayer } from '../../model/scene.ts'

/** The share of portrait forms whose art is below the words. */
const STACKED = 0.85

/** Each line of the headline is on a colored strip of its own. */
export const bars: Layout = {
  name: 'bars',
  voice: 'loud',
  suits: ({ toneStyle, copy }) =>
    ([0.6, 1, 1.2][toneStyle.energy] ?? 1) *
    (copy.headline.length > 60 || copy.headline.length < 8 ? 0.3 : 1) *
    (splitOfferHeadline(copy) ? 0.1 : 1),
  compose: (context) => {
    const { canvas, roles, type, sizes } = context
    const { strip, ground } = chooseStripAndBackground(context)
    const isPortrait = canvas.height > canvas.width * 1.1
    const share = { slim: 0.42, tall: 0.44, square: isPortrait ? 0.46 : 0.4, wide: 0.42, banner: 0.34 }
    const pictured = hasSubject(context.material) || context.random('bars').chance(0.6)
    // Beside a column of words, the art of a portrait form would be a high field with a small drawing.
    const stack = chooseStackedAspects(context, isPortrait ? STACKED : 0)
    const parts = splitCanvas(context, { share, artFirst: canvas.aspect === 'tall', stack })
    const whole = pictured ? parts.words : canvas.content
    const pad = canvas.base * 0.022
    const upper = type.poster.transform === 'uppercase'
    const headline = { ...type.poster, leading: upper ? type.poster.face.family.cap + 0.36 : 1.26 }
    const roomy = {
      ...context,
      sizes: { ...sizes, gap: sizes.gap * 1.2 + canvas.base * 0.03, groupGap: sizes.groupGap + canvas.base * 0.015 },
    }
    const box = boxFromEdges(whole.x + pad, whole.y, right(whole) - pad, bottom(whole) - pad)
    const column = createStandardColumn(roomy, box, ground, {
      headline,
      most: canvas.base * (canvas.aspect === 'banner' ? 0.092 : pictured ? 0.115 : 0.15),
    })
    const fields = listFieldColors(ground, context)
    const field = fields.find((color) => color === roles.primary) ?? fields[0] ?? roles.soft
    const strips = column.layers.flatMap((layer) =>
      layer.kind === 'text' && layer.role === 'headline' ? placeOnStrips(context, layer, strip, ground) : [layer],
    )
    const lacksPrimary = ground !== roles.primary && (strip !== roles.primary || isSmallHeadline(column.layers, canvas))
    return [
      { kind: 'backdrop', color: ground },
      ...createBackgroundPattern(context, parts.art, ground, !pictured),
      ...(pictured ? createImageArea(context, parts.art, { field, ground }, 'bars') : []),
      ...createBrandEdge(context, { ground, field, lacksPrimary }),
      ...strips,
    ]
  },
}

/** Whether the headline is so short that its strips show too little of their color. */
function isSmallHeadline(layers: readonly Layer[], { width, height }: Canvas): boolean {
  const headline = layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  return headline?.kind !== 'text' || headline.box.width * headline.box.height < width * height * 0.04
}

/** Chooses strip and background so that the text is readable on both, because it shows in the gaps between strips. */
function chooseStripAndBackground(context: LayoutContext): { strip: string; ground: string } {
  const { roles, theme } = context
  const backgrounds = theme?.backgrounds(roles) ?? [
    roles.paper,
    roles.tint,
    roles.soft,
    roles.second,
    roles.deep,
    roles.primary,
  ]
  const strips = [roles.primary, roles.second, roles.secondary, roles.white]
  const pairs = strips.flatMap((strip) => {
    const { color, least } = chooseTextColor(context, strip)
    return backgrounds
      .filter((ground) => deltaE(strip, ground) > 13 && contrast(color, ground) >= least)
      .map((ground) => ({ strip, ground }))
  })
  const branded = pairs.filter(({ strip, ground }) => [strip, ground].includes(roles.primary))
  const fallback = { strip: roles.primary, ground: backgrounds[0] ?? roles.paper }
  return pairs.length === 0 ? fallback : context.random('bars pair').pick(branded.length > 0 ? branded : pairs)
}

/** Maximum lightness difference between the background and its pattern (OKLCH lightness). */
const MAX_PATTERN_DIFFERENCE = 0.065

/** Bold text may use the color for large type. The brand check also treats it as large. */
function chooseTextColor(context: LayoutContext, strip: string): { color: string; least: number } {
  const { ink, display } = context.surface(strip)
  const bold = isLargeType(context, context.type.poster.face, Infinity)
  return bold ? { color: display, least: LARGE_TEXT + 0.1 } : { color: ink, least: SMALL_TEXT + 0.2 }
}

/**
 * Strips are as wide as their lines and touch each other. If the text would be unreadable on the background, one box
 * covers all lines.
 */
function placeOnStrips(context: LayoutContext, text: TextLayer, strip: string, ground: string): Layer[] {
  const { size, lines } = text
  const large = isLargeType(context, context.type.poster.face, size)
  const { color, least } = chooseTextColor(context, strip)
  const ink = large ? color : context.surface(strip).ink
  const pad = context.canvas.base * 0.022
  const step = lines.length > 1 ? (lines[1]?.y ?? 0) - (lines[0]?.y ?? 0) : size * 1.26
  const { cap } = context.type.poster.face.family
  const gaps = [ground, shiftLightness(ground, MAX_PATTERN_DIFFERENCE), shiftLightness(ground, -MAX_PATTERN_DIFFERENCE)]
  const alike = gaps.some((gap) => contrast(ink, gap) < (large ? least : SMALL_TEXT))
  const r = context.toneStyle.corner === 'sharp' || alike ? 0 : step * 0.1
  const around = (step - cap * size) / 2
  const rise = measureAccentSpace(lines.map((line) => line.text)) * size
  const strips = lines.map(({ y, width }, index) => {
    const middle = y - (cap * size) / 2 + (text.transform === 'uppercase' ? 0 : size * 0.035)
    const top = middle - step * 0.5 - (index === 0 ? rise : 0)
    const box = boxFromEdges(text.box.x - pad, top, text.box.x + width + pad, middle + step * 0.5 + 0.6)
    return filled(rectanglePath(box, [r, r, r, r]), strip)
  })
  const reach = Math.max(around, 6, Math.min(20, size * 0.34))
  const label = boxFromEdges(text.box.x - pad, text.box.y - reach, right(text.box) + pad, bottom(text.box) + reach)
  const paths = alike ? [filled(rectanglePath(label), strip)] : strips
  const box = boxFromEdges(label.x, text.box.y - step * 0.5, right(label), bottom(text.box) + step * 0.5)
  const art: ArtLayer = { kind: 'art', role: 'field', box, corners: null, paths }
  return [art, { ...text, color: ink, ground: strip }]
}

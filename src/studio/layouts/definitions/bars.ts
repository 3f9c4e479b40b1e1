import { splitOfferHeadline } from '../text/split-offer.ts'
import { hasSubject } from '../../model/material.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../../color/surface-colors.ts'
import { contrast } from '../../color/oklch.ts'
import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { chooseStackedAspects, splitCanvas } from '../split-canvas.ts'
import { listFieldColors } from '../images/image-frame.ts'
import { createBrandEdge, createField } from '../color-scheme.ts'
import { isLargeType } from '../text/large-text-color.ts'
import { createImageArea } from '../images/image-area.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Canvas } from '../../model/canvas.ts'
import type { Layer, TextLayer } from '../../model/scene.ts'

/** The share of portrait forms whose art is below the words. */
const STACKED = 0.85

/** The headline is on a block of color that comes from the edge of the canvas. It suits bold brands: behind quiet words, it looks like a marker. */
export const bars: Layout = {
  name: 'bars',
  voice: 'loud',
  suits: ({ toneStyle, copy }) =>
    ([0.1, 0.35, 1][toneStyle.energy] ?? 0.35) *
    (copy.headline.length > 60 || copy.headline.length < 8 ? 0.3 : 1) *
    (splitOfferHeadline(copy) ? 0.1 : 1),
  compose: (context) => {
    const { canvas, roles, type } = context
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
    const headline = { ...type.poster, leading: upper ? type.poster.face.family.cap + 0.24 : 1.1 }
    const box = boxFromEdges(whole.x + pad, whole.y, right(whole) - pad, bottom(whole) - pad)
    const column = createStandardColumn(context, box, ground, {
      headline,
      headlinePad: canvas.base * 0.035,
      most: canvas.base * (canvas.aspect === 'banner' ? 0.092 : pictured ? 0.14 : 0.16),
    })
    const fields = listFieldColors(ground, context)
    const field = fields.find((color) => color === roles.primary) ?? fields[0] ?? roles.soft
    const strips = column.layers.flatMap((layer) =>
      layer.kind === 'text' && layer.role === 'headline' ? placeOnBlock(context, layer, strip) : [layer],
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

/** The least contrast ratio of strip and background: two tones of one color look like a mistake. */
const APART = 3

/** Chooses strip and background that are clearly apart, and a strip on which the text is readable. */
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
      .filter((ground) => contrast(strip, ground) >= APART && contrast(color, strip) >= least)
      .map((ground) => ({ strip, ground }))
  })
  const branded = pairs.filter(({ strip, ground }) => [strip, ground].includes(roles.primary))
  const fallback = { strip: roles.primary, ground: backgrounds[0] ?? roles.paper }
  return pairs.length === 0 ? fallback : context.random('bars pair').pick(branded.length > 0 ? branded : pairs)
}

/** Bold text may use the color for large type. The brand check also treats it as large. */
function chooseTextColor(context: LayoutContext, strip: string): { color: string; least: number } {
  const { ink, display } = context.surface(strip)
  const bold = isLargeType(context, context.type.poster.face, Infinity)
  return bold ? { color: display, least: LARGE_TEXT + 0.1 } : { color: ink, least: SMALL_TEXT + 0.2 }
}

/** In margins of the canvas. */
const LEAST_BELOW = 0.7

/** The block reaches from the edge of the canvas beside the headline to just behind its widest line. */
function placeOnBlock(context: LayoutContext, text: TextLayer, strip: string): Layer[] {
  const { canvas, type } = context
  const { size, lines, box: words } = text
  const { color } = chooseTextColor(context, strip)
  const ink = isLargeType(context, type.poster.face, size) ? color : context.surface(strip).ink
  const pad = canvas.base * 0.03
  const [first, second] = lines
  const step = second && first ? second.y - first.y : size * 1.2
  const reach = Math.max((step - type.poster.face.family.cap * size) / 2, size * 0.34, pad * 0.6)
  // Descenders are fewer than other letters, so that the space above looks the same with half of theirs.
  const hang = (bottom(words) - (lines.at(-1)?.y ?? bottom(words))) / 2
  const isAtEdge = words.x - canvas.content.x < pad * 2
  const low = bottom(words) + reach
  // A strip of the ground below the block would look like a mistake.
  const end = canvas.height - low < canvas.margin * LEAST_BELOW ? canvas.height : low
  const box = boxFromEdges(isAtEdge ? 0 : words.x - pad, words.y - reach - hang, right(words) + pad, end)
  return [createField(box, strip), { ...text, color: ink, ground: strip }]
}

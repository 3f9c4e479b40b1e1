import { contrast, toChannels } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { findFamily } from '../type/uploaded-family.ts'
import { measureSmallestSize } from '../type/text-size.ts'
import { bottom, boxFromEdges, grow, intersect, measureArea, right, type Box } from '../model/geometry.ts'
import { measureTurnedBack } from '../model/rotation.ts'
import { hasEmoji } from '../type/graphemes.ts'
import { applyTransform } from '../type/text-block.ts'
import { findCommonColors } from './pixel-colors.ts'
import { toRuleBox } from './check-rule.ts'
import { hasLetters, listTextLayers } from './text-rules.ts'
import type { ColorShare } from './pixel-colors.ts'
import type { CheckRule, RgbPixels } from './check-rule.ts'
import type { ArtLayer, Scene, TextLayer } from '../model/scene.ts'

/** Colors below this share of the pixels around or between letters are antialiasing, not background. */
const MIN_SHARE_AROUND = 0.03
const MIN_SHARE_BETWEEN = 0.1
/**
 * The same limits for blends of text and background color. Small letters consist mostly of antialiasing, and accents of
 * capitals can be in the ring.
 */
const MIN_BLEND_SHARE_AROUND = 0.06
const MIN_BLEND_SHARE_BETWEEN = 0.3
/** Emoji, and accents of capitals, extend above letters by this share of the font size. */
const TALL_GLYPH_REACH = 0.2
const ACCENTED_CAPITAL = /\p{Lu}\p{M}/u
/** Maximum deviation of a blend, per channel (0 to 255). */
const BLEND_TOLERANCE = 14

/**
 * Measures the text with the lowest contrast to the pixels around it: one rule for small text, one for large text.
 * Contrast is defined by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function checkContrast(scene: Scene, pixels: RgbPixels): CheckRule[] {
  const all = listTextLayers(scene)
  const drawn = scene.layers.flatMap((layer) =>
    layer.kind === 'object' || (layer.kind === 'art' && isRule(layer)) ? [layer.box] : [],
  )
  const texts = all.filter(hasLetters).map((text) => {
    const beside = [...drawn.filter((box) => !reachesLine(box, text)), ...listBlankParts(text)]
    return { text, ratio: measureWeakestContrast(text, pixels, all, beside) }
  })
  const large = texts.filter(({ text }) => isLarge(text, scene))
  const small = texts.filter(({ text }) => !isLarge(text, scene))
  return [
    createContrastRule('contrast_small', 'Small words stand out from their ground', small, SMALL_TEXT),
    createContrastRule('contrast_large', 'Large words stand out from their ground', large, LARGE_TEXT),
  ].filter((rule) => rule !== null)
}

/** Bold text of at least 1/24 of the shorter side. */
export function isLarge(text: TextLayer, scene: Scene): boolean {
  const bold = text.weight >= 700 || findFamily(text.family, scene.uploaded_fonts).heavy
  return bold && measureSmallestSize(text) >= Math.min(scene.width, scene.height) / 24
}

function createContrastRule(
  rule: string,
  label: string,
  texts: readonly { text: TextLayer; ratio: number }[],
  threshold: number,
): CheckRule | null {
  if (texts.length === 0) return null
  const worst = texts.reduce((low, of) => (of.ratio < low.ratio ? of : low))
  const value = Math.round(worst.ratio * 100) / 100
  return { rule, label, passed: value >= threshold, value, threshold, unit: ':1', box: toRuleBox(worst.text) }
}

/** A line between rows, in pixels: it is no ground of the words beside it. */
const THIN = 6
const isRule = ({ box }: ArtLayer) => Math.min(box.width, box.height) <= THIN

/** Whether a box reaches into a line of a text. Beside a short line, the box of its text is empty. */
const reachesLine = (box: Box, { lines, size }: TextLayer): boolean =>
  lines.some(({ x, y, width, scale = 1 }) => {
    const line = { x, y: y - size * scale, width, height: size * scale * LINE_REACH }
    return measureArea(intersect(box, line)) > 0
  })
/** From the ascent of a line to its descent, in em. */
const LINE_REACH = 1.3

/** What is left and right of the lines of a text, each from the line above to the one below. A motif may reach there. */
function listBlankParts({ lines, box, size }: TextLayer): Box[] {
  const feet = lines.map(({ y, scale = 1 }) => y + size * scale * (LINE_REACH - 1))
  const [first, end] = [box.x - box.width, right(box) + box.width]
  return lines.flatMap(({ x, width, scale = 1 }, index) => {
    const gap = size * scale * BLANK_GAP
    const top = index === 0 ? box.y - box.height : (feet[index - 1] ?? box.y)
    const foot = index === lines.length - 1 ? bottom(box) + box.height : (feet[index] ?? bottom(box))
    return [boxFromEdges(first, top, x - gap, foot), boxFromEdges(x + width + gap, top, end, foot)]
  })
}
/** What is as near to a line is part of its ground, in em. */
const BLANK_GAP = 0.3

/**
 * Returns the lowest contrast ratio between a text and its background. A ring around the text, without other texts,
 * contains only background. Between the letters, background is every frequent color that is not the text color or a
 * blend of both. Ascenders may reach into the ring. Emoji have their own colors and are ignored. What stands `beside` the lines is no
 * background.
 */
function measureWeakestContrast(
  text: TextLayer,
  delivered: RgbPixels,
  all: readonly TextLayer[],
  beside: readonly Box[],
): number {
  const { rotation } = text
  const pixels = { ...delivered, rotation }
  const rim = Math.min(8, Math.max(2, Math.sqrt(pixels.width * pixels.height) * 0.0075))
  const own = (of: TextLayer) => grow(of.box, Math.max(measureTallReach(of), Math.min(rim, of.size * 0.14)))
  const around = grow(own(text), Math.max(2, Math.min(rim, text.size * 0.1)))
  const inks = [text.color, ...listEmphasisColors(text)]
  const apart = (color: string) => inks.every((ink) => contrast(color, ink) > 1.1)
  const holes = [...all.map((of) => measureTurnedBack({ box: own(of), rotation: of.rotation }, rotation)), ...beside]
  const ring = findCommonColors(pixels, around, holes, MIN_SHARE_AROUND).toSorted((a, b) => b.share - a.share)
  const ground = ring.find(({ color }) => apart(color)) ?? ring[0]
  const isGround = ({ color, share }: ColorShare, rare: number) =>
    color === ground?.color ||
    (apart(color) && (share >= rare || !inks.some((ink) => isBlend(color, ink, ground?.color ?? color))))
  const inside = hasEmoji(text.text) ? [] : findCommonColors(pixels, text.box, beside, MIN_SHARE_BETWEEN)
  const backgrounds = [
    ...ring.filter((of) => isGround(of, MIN_BLEND_SHARE_AROUND)),
    ...inside.filter((of) => isGround(of, MIN_BLEND_SHARE_BETWEEN)),
  ]
  return Math.min(21, ...backgrounds.flatMap(({ color }) => inks.map((ink) => contrast(color, ink))))
}

const listEmphasisColors = ({ lines }: TextLayer) => [
  ...new Set(lines.flatMap(({ runs = [] }) => runs.map(({ color }) => color))),
]

/** How far emoji and accents of capitals may extend out of the box of a text, in pixels; 0 without any. A line may be smaller than its text. */
function measureTallReach(of: TextLayer): number {
  const tall = of.lines.filter(
    ({ text }) => hasEmoji(text) || ACCENTED_CAPITAL.test(applyTransform(text, of, undefined).normalize('NFD')),
  )
  return Math.max(0, ...tall.map(({ scale = 1 }) => of.size * scale * TALL_GLYPH_REACH))
}

/** Whether a color is a blend of text and background color, as on the edge of a letter. */
function isBlend(color: string, ink: string, ground: string): boolean {
  const [of, from, to] = [toChannels(color), toChannels(ink), toChannels(ground)]
  const way = from.map((value, part) => (to[part] ?? 0) - value)
  const length = way.reduce((sum, step) => sum + step * step, 0)
  const along = way.reduce((sum, step, part) => sum + step * ((of[part] ?? 0) - (from[part] ?? 0)), 0) / (length || 1)
  if (along < 0.05 || along > 0.95) return false
  return from.every((value, part) => Math.abs(value + (way[part] ?? 0) * along - (of[part] ?? 0)) <= BLEND_TOLERANCE)
}

import { right } from '../model/geometry.ts'
import { minTypeSize } from '../layouts/type-sizes.ts'
import { findFamily, type UploadedFamily } from '../type/uploaded-family.ts'
import { isRightToLeft } from '../type/scripts.ts'
import { fitBlock, placeText, wrapBlock, type Align, type TextBlock } from '../type/text-block.ts'
import type { Canvas } from '../model/canvas.ts'
import type { TextLayer } from '../model/scene.ts'
import type { TextStyle } from '../type/fit-text.ts'
import type { TextRuler } from '../type/text-ruler.ts'
import type { SlotField, SlotOverride } from './overrides.ts'
import { round, scaleLayer } from './transform-layer.ts'

/** The factor of each step. */
const STEP_FACTOR = 1.125
const MAX_LINES = 12

/** The factor by which an override multiplies the type size: 1.125 for each step. */
export const toFactor = ({ step = 0 }: SlotOverride): number => STEP_FACTOR ** step

export interface TextSetting {
  canvas: Canvas
  ruler: TextRuler
  rightToLeft: boolean
  /** All texts of the design, which show how a single line is aligned. */
  texts: readonly TextLayer[]
  /** The uploaded families of the brand. */
  uploaded: readonly UploadedFamily[]
}

/** An edited text. `clamped` is the field that was applied only in part, `dropped` one that was not applied. */
export interface EditedText {
  layer: TextLayer
  clamped?: SlotField
  dropped?: SlotField
}

/**
 * Fits a text again for `width`, `step` and `align`. The edge or center that it is aligned to stays, and so does its top. Text never
 * becomes smaller than the minimum size or wider than the safe box.
 */
export function editText(layer: TextLayer, override: SlotOverride, setting: TextSetting): EditedText {
  const { canvas, rightToLeft, texts } = setting
  const { width, align } = override
  const least = Math.min(layer.size, minTypeSize(canvas))
  const wanted = layer.size * toFactor(override)
  const size = Math.max(least, wanted)
  const clamped = size > wanted + 0.01 ? { clamped: 'step' as const } : {}
  const factor = size / layer.size
  const from = findAlignment(layer, canvas.width, texts)
  const to = align ? toAlign(align, rightToLeft || isRightToLeft(layer.text)) : from
  if (width === undefined && layer.box.width * factor <= canvas.safe.box.width) {
    const sized = factor === 1 ? layer : scaleLayer(layer, factor, [getAnchor(layer, from), layer.box.y])
    return { layer: alignLines(sized as TextLayer, to, from), ...clamped }
  }
  const space = Math.min(canvas.safe.box.width, (width ?? 1) * canvas.safe.box.width)
  const block = setLines(layer, setting, { size, space, least })
  if (!block) return { layer, dropped: width === undefined ? 'step' : 'width' }
  const area = { left: getAnchor(layer, from) - space * SHARES[from], space }
  const { slot, fact } = layer
  const placed = placeText(block, area.left + area.space * SHARES[to], layer.box.y, to)
  const isSmaller =
    block.size < size - 0.01 ? { clamped: width === undefined ? ('step' as const) : ('width' as const) } : clamped
  return { layer: { ...placed, ...(slot && { slot }), ...(fact && { fact }) }, ...isSmaller }
}

const SHARES: Record<Align, number> = { left: 0, center: 0.5, right: 1 }

/** Lines at the wanted size, or at the largest one at which the longest word fits. */
function setLines(
  layer: TextLayer,
  { canvas, ruler, uploaded }: TextSetting,
  { size, space, least }: { size: number; space: number; least: number },
): TextBlock | null {
  const { role, text, color, ground } = layer
  const spec = { role, text, color, ground, style: readStyle(layer, uploaded) }
  const height = canvas.safe.box.height
  const block = wrapBlock(spec, ruler, size, space, MAX_LINES)
  if (block && block.height + block.drop <= height) return block
  return fitBlock(spec, ruler, { width: space, height, counts: [1, 2, 3, 4, 5, 6, 7], most: size, least })
}

/** The style of a layer as it was set. The leading of a single line is unknown. */
function readStyle(layer: TextLayer, uploaded: readonly UploadedFamily[]): TextStyle {
  const [first, second] = layer.lines
  const leading = first && second ? (second.y - first.y) / layer.size : DEFAULT_LEADING
  const face = { family: findFamily(layer.family, uploaded), weight: layer.weight }
  return { face, leading, tracking: layer.tracking, transform: layer.transform }
}

const DEFAULT_LEADING = 1.2

const toAlign = (align: 'start' | 'center' | 'end', rightToLeft: boolean): Align =>
  align === 'center' ? 'center' : (align === 'start') === rightToLeft ? 'right' : 'left'

/**
 * Reads the alignment from the lines. One line is centered if it is in the middle of the canvas, unless more of the other `texts` begin
 * where it begins than are centered, too. `canvasWidth` is in pixels.
 */
export function findAlignment(layer: TextLayer, canvasWidth: number, texts: readonly TextLayer[]): Align {
  const { lines, text } = layer
  const spread = (at: (line: TextLayer['lines'][number]) => number) => {
    const values = lines.map(at)
    return Math.max(...values) - Math.min(...values)
  }
  const [first] = lines
  if (lines.length > 1) {
    const spreads: [Align, number][] = [
      ['left', spread(({ x }) => x)],
      ['center', spread(({ x, width }) => x + width / 2)],
      ['right', spread(({ x, width }) => x + width)],
    ]
    return spreads.toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? 'left'
  }
  const side = isRightToLeft(text) ? 'right' : 'left'
  const middle = first ? first.x + first.width / 2 : 0
  const near = (one: number, other: number) => Math.abs(one - other) < canvasWidth * 0.01
  if (!near(middle, canvasWidth / 2)) return side
  const others = texts.filter((other) => other !== layer && other.role !== 'badge' && other.role !== 'cta')
  const count = (share: number) =>
    others.filter(({ box }) => near(box.x + box.width * share, layer.box.x + layer.box.width * share)).length
  return count(SHARES[side]) > count(SHARES.center) ? side : 'center'
}

function getAnchor({ box }: TextLayer, align: Align): number {
  return box.x + box.width * SHARES[align]
}

function alignLines(layer: TextLayer, to: Align, from: Align): TextLayer {
  if (to === from) return layer
  const { box } = layer
  const place = (width: number) => (to === 'right' ? right(box) - width : box.x + (box.width - width) * SHARES[to])
  return { ...layer, lines: layer.lines.map((line) => ({ ...line, x: round(place(line.width)) })) }
}

import { centerX, centerY } from '../model/geometry.ts'
import type { Box } from '../model/geometry.ts'
import type { Canvas } from '../model/canvas.ts'
import { spareFaces } from '../layouts/images/spare-faces.ts'
import type { ImageFacts } from '../model/material.ts'
import type { ImageLayer } from '../model/scene.ts'
import type { SlotOverride } from './overrides.ts'
import { round } from './transform-layer.ts'

/** The part of an image that a layer shows. `focus` are shares of the whole image; at `zoom` 1 as much as possible is shown. */
export interface ImageView {
  focus: readonly [number, number]
  zoom: number
}

/**
 * Applies size, angle, focus, zoom and a replacement to an image. The center of its box stays. `facts` belong to the image that is shown
 * afterwards.
 */
export function editImage(
  layer: ImageLayer,
  override: SlotOverride,
  facts: ImageFacts | null,
  canvas: Canvas,
): ImageLayer {
  const { angle = layer.angle } = override
  const box = resize(layer.box, override, canvas)
  const isSwapped = facts !== null && facts.key !== layer.key
  const isCropped = isSwapped || override.focus !== undefined || override.zoom !== undefined
  const sized = box.width !== layer.box.width || box.height !== layer.box.height
  const turned = { ...layer, box, angle }
  if (!facts || (!isCropped && !sized)) return turned
  const { focus, zoom } = isSwapped ? { focus: toPoint(facts), zoom: 1 } : readView(layer, facts)
  const placed = cropImage(facts, box.width / box.height, {
    focus: override.focus ?? focus,
    zoom: override.zoom ?? zoom,
  })
  // Where a person put it, a crop may cut a face.
  const crop = isSwapped && override.focus === undefined ? spareFaces(placed, facts) : placed
  if (!isSwapped) return { ...turned, crop }
  const blend = facts.kind === 'near-white' && layer.blend === 'multiply' ? 'multiply' : 'normal'
  const { cut_out: _, ...swapped } = turned
  return {
    ...swapped,
    crop,
    blend,
    key: facts.key,
    ...(facts.cut_out && { cut_out: facts.cut_out }),
    shadow: facts.kind === 'cutout' ? layer.shadow : null,
  }
}

const toPoint = ({ focus }: ImageFacts) => [focus.x, focus.y] as const

/** The part of an image that can be shown: cutouts are shown without their empty border. Pixels. */
const findWhole = ({ kind, width, height, subject }: ImageFacts): Box =>
  kind === 'photo' ? { x: 0, y: 0, width, height } : subject

/** Reads focus and zoom from a crop. */
export function readView({ crop }: ImageLayer, facts: ImageFacts): ImageView {
  const whole = findWhole(facts)
  const widest = Math.min(whole.width, (whole.height * crop.width) / crop.height)
  return {
    focus: [centerX(crop) / facts.width, centerY(crop) / facts.height],
    zoom: Math.max(1, Math.min(4, widest / crop.width)),
  }
}

/** The crop with the ratio width / height around a focus, as far as the image reaches. Image pixels. */
function cropImage(facts: ImageFacts, ratio: number, { focus, zoom }: ImageView): Box {
  const whole = findWhole(facts)
  const width = Math.max(1, Math.min(whole.width, whole.height * ratio) / zoom)
  const height = Math.max(1, width / ratio)
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(Math.max(least, most), value))
  return {
    x: clamp(focus[0] * facts.width - width / 2, whole.x, whole.x + whole.width - width),
    y: clamp(focus[1] * facts.height - height / 2, whole.y, whole.y + whole.height - height),
    width: Math.min(width, whole.width),
    height: Math.min(height, whole.height),
  }
}

/** `width` alone keeps the proportions; `height` alone keeps the width. */
export function resize(box: Box, { width: across, height: down }: SlotOverride, { safe }: Canvas): Box {
  if (across === undefined && down === undefined) return box
  const width = across === undefined ? box.width : across * safe.box.width
  const height =
    down === undefined ? (across === undefined ? box.height : (box.height * width) / box.width) : down * safe.box.height
  const [w, h] = [Math.max(8, width), Math.max(8, height)]
  return { x: round(centerX(box) - w / 2), y: round(centerY(box) - h / 2), width: round(w), height: round(h) }
}

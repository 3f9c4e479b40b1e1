import { ellipsePath, filled, rectanglePath } from '../art/svg-paths.ts'
import { centerX, centerY, fitInside, type Box } from '../model/geometry.ts'
import { createCoverImage } from '../layouts/images/place-image.ts'
import { createBadge } from '../layouts/text/badge.ts'
import { createBrandMark } from '../layouts/text/brand-mark.ts'
import { createCtaRow } from '../layouts/text/cta-row.ts'
import { minTypeSize } from '../layouts/type-sizes.ts'
import { fitBlock, placeText, wrapBlock } from '../type/text-block.ts'
import type { SurfaceColors } from '../color/surface-colors.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { ImageFacts } from '../model/material.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'
import type { TextStyle } from '../type/fit-text.ts'
import type { AddedSlot, SlotOverride } from './overrides.ts'
import { findGround } from './find-ground.ts'
import { resize } from './edit-image.ts'
import type { SlotLayer } from './transform-layer.ts'

/** The sides of an added image and an added shape, as shares of `canvas.base`; the thickness of a line. */
const IMAGE_SHARE = 0.4
const SHAPE_SHARE = 0.28
const LINE_SHARE = 0.006

export interface AddSource {
  context: LayoutContext
  /** The images that an added image can show. */
  images: readonly ImageFacts[]
  /** The text of an added slot, without letters that no font has. */
  toDrawable: (text: string) => string
}

/**
 * Creates the layers of an added slot in the middle of the content area. `below` are the layers under it. Returns an empty list when
 * its image is not there or its words do not fit.
 */
export function createAddedSlot(
  { context, images, toDrawable }: AddSource,
  added: AddedSlot,
  override: SlotOverride,
  below: readonly Layer[],
): SlotLayer[] {
  const { canvas, roles } = context
  const side = (share: number) => ({ width: canvas.base * share, height: canvas.base * share })
  const ground = context.surface(findGround(below, { box: centerBox(canvas.content, side(0.02)) }) ?? roles.paper)
  const layers = ((): Layer[] => {
    if (added.kind === 'text') return createAddedText(context, added, toDrawable(added.text ?? ''), ground)
    if (added.kind === 'logo') return createAddedLogo(context, ground)
    if (added.kind === 'shape')
      return [createShape(added, resize(createShapeBox(context, added), override, canvas), ground.accent)]
    const facts = images.find(({ key }) => key === added.picture)
    return facts ? [createAddedImage(context, facts, side(IMAGE_SHARE))] : []
  })()
  return layers.flatMap((layer) => (layer.kind === 'backdrop' ? [] : [{ ...layer, slot: added.slot }]))
}

function centerBox(area: Box, { width, height }: { width: number; height: number }): Box {
  return { x: centerX(area) - width / 2, y: centerY(area) - height / 2, width, height }
}

function createAddedText(
  context: LayoutContext,
  { style = 'detail' }: AddedSlot,
  text: string,
  ground: SurfaceColors,
): Layer[] {
  const { content } = context.canvas
  const widest = content.width * 0.8
  if (!text) return []
  const [x, y] = [centerX(content), centerY(content)]
  if (style === 'cta') {
    const row = createCtaRow(context, ground, { cta: text, price: null, beside: null }, widest)
    if (row) return row.place(x, y - row.height / 2, 'center')
  }
  if (style === 'badge') {
    const badge = createBadge(context, ground, text, widest)
    if (badge) return badge.place(x - badge.width / 2, y - badge.height / 2)
  }
  const setting = readSetting(context, style)
  const spec = { role: style, text, style: setting.style, color: ground.ink, ground: ground.fill }
  const least = Math.min(setting.size, minTypeSize(context.canvas))
  const block =
    wrapBlock(spec, context.ruler, setting.size, widest, 8) ??
    fitBlock(spec, context.ruler, {
      width: content.width,
      height: content.height,
      counts: [1, 2, 3, 4, 5, 6, 7],
      most: setting.size,
      least,
    })
  return block ? [placeText(block, x, y - block.height / 2, 'center')] : []
}

function readSetting(
  { type, sizes, canvas }: LayoutContext,
  style: NonNullable<AddedSlot['style']>,
): { style: TextStyle; size: number } {
  const settings = {
    headline: { style: type.headline, size: canvas.base * 0.07 },
    subline: { style: type.body, size: sizes.body * 1.06 },
    detail: { style: type.label, size: sizes.body * 1.12 },
    badge: { style: type.label, size: sizes.badge },
    price: { style: type.price, size: sizes.price },
    cta: { style: type.label, size: sizes.label },
    small_print: { style: type.body, size: Math.max(sizes.body * 0.78, minTypeSize(canvas)) },
  }
  return settings[style]
}

function createAddedLogo(context: LayoutContext, ground: SurfaceColors): Layer[] {
  const { content } = context.canvas
  const mark = createBrandMark(context, ground, content.width * 0.5)
  return mark.place(centerX(content), centerY(content) - mark.height / 2, 'center')
}

function createAddedImage(
  { canvas }: LayoutContext,
  facts: ImageFacts,
  size: { width: number; height: number },
): Layer {
  const shown = facts.kind === 'photo' ? facts : facts.subject
  const box = fitInside(centerBox(canvas.content, size), shown.width / shown.height)
  return createCoverImage(facts, box, [0, 0, 0, 0])
}

function createShapeBox({ canvas }: LayoutContext, { shape = 'box' }: AddedSlot): Box {
  const width = canvas.base * (shape === 'line' ? IMAGE_SHARE : SHAPE_SHARE)
  const height = canvas.base * (shape === 'line' ? LINE_SHARE : SHAPE_SHARE)
  return centerBox(canvas.content, { width, height })
}

function createShape({ shape = 'box' }: AddedSlot, box: Box, color: string): ArtLayer {
  const round = shape === 'ellipse'
  const d = round ? ellipsePath(centerX(box), centerY(box), box.width / 2, box.height / 2) : rectanglePath(box)
  return { kind: 'art', role: 'field', box, corners: null, paths: [filled(d, color)] }
}

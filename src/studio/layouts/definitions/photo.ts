import { rectanglePath, filled } from '../../art/svg-paths.ts'
import { bottom, boxFromEdges, grow, overlaps, right } from '../../model/geometry.ts'
import { splitCanvas, chooseStackedAspects } from '../split-canvas.ts'
import { createBrandEdge, createField } from '../color-scheme.ts'
import { toScrimColor, fitScrim } from '../images/scrim.ts'
import { choosePhotoTreatment, widenTones } from '../images/photo-treatment.ts'
import { fieldCorners } from '../type-sizes.ts'
import { createCoverImage } from '../images/place-image.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import { CROPS } from './photo-crops.ts'
import { besideWords, inDisc, inWindow, underPanel, type PhotoWay } from './photo-beside.ts'
import type { CanvasParts } from '../split-canvas.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageFacts } from '../../model/material.ts'
import type { ArtLayer, Layer, ImageLayer, GradientStop } from '../../model/scene.ts'

/**
 * A photo as the hero, in eleven ways: over the whole canvas with the words on a scrim, on a fade to the primary color or on a card, or in
 * eight crops beside the words. What is for sale is never under words.
 */
export const photo: Layout = {
  name: 'photo',
  voice: 'quiet',
  suits: ({ images, emphasis }) =>
    images[0]?.kind === 'photo' && images.length === 1 ? (emphasis.goal === 'awareness' ? 4 : 2.6) : 0,
  compose: (context) => {
    const image = context.material.images[0]
    const { width, height } = context.canvas
    const sheet = { x: 0, y: 0, width, height }
    if (!image) return [{ kind: 'backdrop', color: context.roles.primary }]
    const flat = context.canvas.aspect === 'banner'
    const { pictures, product } = context.brief
    const isForSale = product !== null && pictures.some(({ key, role }) => key === image.key && role === 'product')
    const over = flat
      ? [createFadeToPrimary, createOnCard]
      : [createOnScrim, createOnScrim, createFadeToPrimary, createOnCard]
    const way = context.random('photo').pick([...(isForSale ? [] : [...over, ...over]), ...BESIDE])
    return [{ kind: 'backdrop', color: context.roles.primary }, ...way(context, image, sheet)]
  },
}

const BESIDE: readonly PhotoWay[] = [besideWords, inWindow, inDisc, underPanel, ...CROPS]

/** Splits the canvas so that the text stays away from the photo's focal point. */
function splitForFocus(
  context: LayoutContext,
  { focus }: ImageFacts,
  share: Parameters<typeof splitCanvas>[1]['share'],
): CanvasParts {
  const stack = chooseStackedAspects(context, 0.5)
  const stacked = stack.includes(context.canvas.aspect)
  return splitCanvas(context, { share, artFirst: stacked ? focus.y < 0.62 : focus.x < 0.48, stack })
}

/** The photo over the whole canvas, with its focal point in the part without text. */
function createFullImage(image: ImageFacts, sheet: Box, { art }: CanvasParts): ImageLayer {
  const at = { x: (art.x + art.width / 2) / sheet.width, y: (art.y + art.height / 2) / sheet.height, zoom: 1.12 }
  return createCoverImage(image, sheet, [0, 0, 0, 0], at)
}

/** Sets the text twice: first to find the area that it needs, then on the scrim for that area. */
function createOnScrim(context: LayoutContext, image: ImageFacts, sheet: Box): Layer[] {
  const share = { slim: 0.36, tall: 0.42, square: 0.4, wide: 0.46, banner: 0.44 }
  const parts = splitForFocus(context, image, share)
  const cover = createFullImage(image, sheet, parts)
  const color = toScrimColor(context.roles.deep)
  const over = {
    most: context.canvas.base * 0.108,
    ...chooseAlignment(context, parts.stacked),
    ...(parts.stacked && parts.artFirst ? BOTTOM_ANCHOR : {}),
  }
  const under = grow(
    measureExtent(createStandardColumn(context, parts.words, color, over).layers, parts.words),
    context.canvas.base * 0.035,
  )
  const shown = { ...image, tones: widenTones(image.tones, choosePhotoTreatment(context)) }
  const scrim = fitScrim(shown, cover.crop, cover.box, under, color, context.roles.paper)
  const reach = parts.stacked
    ? (parts.artFirst ? sheet.height - under.y : bottom(under)) / sheet.height
    : (parts.artFirst ? sheet.width - under.x : right(under)) / sheet.width
  // A photo that is darkened into nothing is no photo.
  if (scrim.opacity * Math.min(1, reach) > MOST_DARKENED || isUnder(image, cover, under))
    return besideWords(context, image, sheet)
  return [
    cover,
    createGradient(context, parts, under, color, scrim.opacity, Math.max(scrim.opacity, 0.9)),
    ...createBrandEdge(context, { ground: '', field: '', lacksPrimary: true }),
    ...createStandardColumn(context, parts.words, scrim.ground, over).layers,
  ]
}

/** The most that a scrim may cover: its strength times the share of the canvas that it has below words. */
const MOST_DARKENED = 0.44

/** Whether what a photo shows, or a face, is under the words. */
function isUnder({ focus, faces = [], width, height }: ImageFacts, { box, crop }: ImageLayer, words: Box): boolean {
  const scale = box.width / crop.width
  const isFaceUnder = faces.some((face) =>
    overlaps(words, {
      x: box.x + (face.x - crop.x) * scale,
      y: box.y + (face.y - crop.y) * scale,
      width: face.width * scale,
      height: face.height * scale,
    }),
  )
  if (isFaceUnder) return true
  const x = box.x + ((focus.x * width - crop.x) / crop.width) * box.width
  const y = box.y + ((focus.y * height - crop.y) / crop.height) * box.height
  const by = Math.min(box.width, box.height) * 0.08
  const { x: left, y: top } = words
  return x > left - by && x < right(words) + by && y > top - by && y < bottom(words) + by
}

const BOTTOM_ANCHOR = { anchor: 'bottom' } as const

/** Returns the bounds of all layers, or `box` if there are none. */
function measureExtent(layers: readonly Layer[], box: Box): Box {
  const boxes = layers.flatMap((layer) => (layer.kind === 'backdrop' ? [] : [layer.box]))
  if (boxes.length === 0) return box
  return boxFromEdges(
    Math.min(...boxes.map((of) => of.x)),
    Math.min(...boxes.map((of) => of.y)),
    Math.max(...boxes.map(right)),
    Math.max(...boxes.map(bottom)),
  )
}

/** The photo fades into the primary color, and the text is on that color only. */
function createFadeToPrimary(context: LayoutContext, image: ImageFacts, sheet: Box): Layer[] {
  const share = { slim: 0.46, tall: 0.5, square: 0.5, wide: 0.5, banner: 0.48 }
  const parts = splitForFocus(context, image, share)
  const { primary } = context.roles
  const under = grow(parts.words, context.canvas.base * 0.045)
  const { art, stacked, artFirst } = parts
  const by = (stacked ? sheet.height : sheet.width) * 0.16
  const shown = stacked
    ? boxFromEdges(0, artFirst ? 0 : art.y - by, sheet.width, bottom(art) + (artFirst ? by : 0))
    : boxFromEdges(artFirst ? 0 : art.x - by, 0, right(art) + (artFirst ? by : 0), sheet.height)
  const cover = createCoverImage(image, shown, [0, 0, 0, 0])
  return [
    cover,
    createGradient(context, parts, under, primary, 1, 1),
    ...createStandardColumn(context, parts.words, primary).layers,
  ]
}

/** A gradient that has full strength under the text and fades out over the rest. */
function createGradient(
  { canvas }: LayoutContext,
  { artFirst, stacked }: CanvasParts,
  words: Box,
  color: string,
  hold: number,
  edge: number,
): ArtLayer {
  const { width, height } = canvas
  const length = stacked ? height : width
  const reach = stacked ? (artFirst ? height - words.y : bottom(words)) : artFirst ? width - words.x : right(words)
  const held = Math.min(0.94, reach / length)
  const rest = 1 - held
  const fall: GradientStop[] = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1].map((at): GradientStop => [
    held + rest * 0.85 * at,
    color,
    hold * (0.5 + 0.5 * Math.cos(Math.PI * at)),
  ])
  const stops: GradientStop[] = [[0, color, edge], [held * 0.35, color, hold], ...fall]
  const from: [number, number] = artFirst ? (stacked ? [0, height] : [width, 0]) : [0, 0]
  const to: [number, number] = artFirst ? [0, 0] : stacked ? [0, height] : [width, 0]
  const box = { x: 0, y: 0, width, height }
  return {
    kind: 'art',
    role: 'shadow',
    box,
    corners: null,
    paths: [filled(rectanglePath(box), { type: 'linear', from, to, stops })],
  }
}

/** The text is on a card in a brand color, away from the photo's focal point. */
function createOnCard(context: LayoutContext, image: ImageFacts, sheet: Box): Layer[] {
  const { canvas, roles } = context
  const share = { slim: 0.48, tall: 0.54, square: 0.46, wide: 0.5, banner: 0.46 }
  const parts = splitForFocus(context, image, share)
  const { content, base } = canvas
  const pad = base * 0.055
  const fill = context.random('card').pick([roles.primary, roles.primary, roles.paper])
  const words = boxFromEdges(
    parts.words.x,
    parts.words.y + (parts.stacked ? pad : 0),
    right(parts.words),
    bottom(parts.words) - (parts.stacked && !parts.artFirst ? pad : 0),
  )
  const inner = parts.stacked ? grow(words, -pad * 0.6, 0) : grow(words, -pad * 0.5, -pad * 0.5)
  const card = boxFromEdges(
    Math.max(inner.x - pad, Math.min(content.x, base * 0.04)),
    Math.max(inner.y - pad, base * 0.03),
    Math.min(right(inner) + pad, canvas.width - base * 0.03),
    Math.min(bottom(inner) + pad, canvas.height - base * 0.03),
  )
  return [
    createFullImage(image, sheet, parts),
    createField(card, fill, fieldCorners(context.toneStyle, canvas)),
    ...createBrandEdge(context, { ground: '', field: '', lacksPrimary: fill !== roles.primary }),
    ...createStandardColumn(context, inner, fill).layers,
  ]
}

import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { createBrandEdge, createField } from '../color-scheme.ts'
import { createCoverImage } from '../images/place-image.ts'
import { chooseStackedAspects, splitCanvas, type CanvasParts } from '../split-canvas.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import { fieldCorners } from '../type-sizes.ts'
import type { AspectClass } from '../../model/canvas.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageFacts } from '../../model/material.ts'
import type { Corners, Layer } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'

/** One way to use a photo as the hero. */
export type PhotoWay = (context: LayoutContext, image: ImageFacts, sheet: Box) => Layer[]

export const SQUARE: Corners = [0, 0, 0, 0]

/** The photo's share of the canvas. */
const SHARE: Readonly<Record<AspectClass, number>> = { slim: 0.5, tall: 0.55, square: 0.54, wide: 0.54, banner: 0.46 }

export function splitForPhoto(
  context: LayoutContext,
  artFirst: boolean,
  share: Readonly<Record<AspectClass, number>> = SHARE,
  gutter = 0.05,
): CanvasParts {
  const stack = chooseStackedAspects(context, 0.55)
  return splitCanvas(context, { share, artFirst, stack, gutter })
}

export const chooseFill = (context: LayoutContext): string =>
  context
    .random('photo fill')
    .pick([context.roles.primary, context.roles.primary, context.roles.deep, context.roles.paper])

export const setWords = (context: LayoutContext, box: Box, fill: string, most = 0.14): Layer[] =>
  createStandardColumn(context, box, fill, {
    headline: context.type.poster,
    most: context.canvas.base * most,
    spread: 'edges',
  }).layers

export const createPhotoEdge = (context: LayoutContext, fill: string): Layer[] =>
  createBrandEdge(context, { ground: fill, field: fill, lacksPrimary: fill !== context.roles.primary })

/** The photo fills one part of the canvas up to its edges, the words the other. */
export const besideWords: PhotoWay = (context, image) => {
  const fill = chooseFill(context)
  const parts = splitForPhoto(context, context.random('photo side').chance(0.5))
  return [
    createField(wholeCanvas(context), fill),
    createCoverImage(image, parts.art, SQUARE),
    ...createPhotoEdge(context, fill),
    ...setWords(context, parts.words, fill),
  ]
}

/** The photo in a frame of the brand's color, with the words in the wide side of the frame. */
export const inWindow: PhotoWay = (context, image) => {
  const fill = chooseFill(context)
  const { canvas, toneStyle } = context
  const parts = splitForPhoto(context, context.random('photo side').chance(0.5))
  const inset = Math.min(canvas.margin * 0.55, canvas.base * 0.04)
  const box = boxFromEdges(
    Math.max(inset, parts.art.x),
    Math.max(inset, parts.art.y),
    Math.min(canvas.width - inset, right(parts.art)),
    Math.min(canvas.height - inset, bottom(parts.art)),
  )
  return [
    createField(wholeCanvas(context), fill),
    createCoverImage(image, box, fieldCorners(toneStyle, canvas)),
    ...setWords(context, parts.words, fill),
    ...createPhotoEdge(context, fill),
  ]
}

/** The photo in a large disc that leaves the canvas at one side. */
export const inDisc: PhotoWay = (context, image) => {
  const fill = chooseFill(context)
  const { canvas } = context
  const parts = splitForPhoto(context, false, { slim: 0.44, tall: 0.5, square: 0.5, wide: 0.46, banner: 0.36 }, 0.035)
  const { art, stacked } = parts
  const side = stacked ? Math.min(art.width * 1.06, art.height * 1.22) : Math.min(art.height * 1.12, art.width * 1.24)
  const box = stacked
    ? { x: (canvas.width - side) / 2, y: art.y, width: side, height: side }
    : { x: art.x, y: (canvas.height - side) / 2, width: side, height: side }
  const r = side / 2
  return [
    createField(wholeCanvas(context), fill),
    createCoverImage(image, box, [r, r, r, r]),
    ...createPhotoEdge(context, fill),
    ...setWords(context, parts.words, fill),
  ]
}

/** The photo up to three edges, and a panel with the words that overlaps its fourth edge. */
export const underPanel: PhotoWay = (context, image, sheet) => {
  const { canvas, roles, toneStyle } = context
  const fill = context.random('photo panel').pick([roles.primary, roles.primary, roles.deep, roles.white])
  const back = fill === roles.primary ? roles.tint : roles.primary
  const parts = splitForPhoto(context, true, { slim: 0.5, tall: 0.54, square: 0.5, wide: 0.5, banner: 0.46 }, 0.03)
  const pad = canvas.base * 0.045
  const reach = parts.stacked ? parts.art.height * 0.14 : parts.art.width * 0.12
  const words = parts.words
  const panel = parts.stacked
    ? boxFromEdges(
        words.x - pad * 0.6,
        words.y - reach,
        right(words) + pad * 0.6,
        Math.min(canvas.height, bottom(words) + pad),
      )
    : boxFromEdges(
        words.x - reach,
        Math.max(0, words.y - pad * 0.5),
        sheet.width,
        Math.min(canvas.height, bottom(words) + pad * 0.5),
      )
  const inner = boxFromEdges(
    Math.max(words.x, panel.x + pad),
    Math.max(words.y, panel.y + pad),
    right(words) - (parts.stacked ? pad * 0.4 : 0),
    Math.min(bottom(words), bottom(panel) - pad),
  )
  return [
    createField(wholeCanvas(context), back),
    createCoverImage(image, parts.art, SQUARE),
    createField(panel, fill, parts.stacked ? fieldCorners(toneStyle, canvas) : SQUARE),
    ...setWords(context, inner, fill),
  ]
}

export const wholeCanvas = ({ canvas: { width, height } }: LayoutContext): Box => ({ x: 0, y: 0, width, height })

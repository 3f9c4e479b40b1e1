import { bottom, boxFromEdges, right, type Box } from '../../model/geometry.ts'
import { createField } from '../color-scheme.ts'
import { frameCorners } from '../images/frame.ts'
import { createCoverImage } from '../images/place-image.ts'
import { isBottomCovered } from '../split-canvas.ts'
import {
  chooseFill,
  createPhotoEdge,
  SQUARE,
  setWords,
  splitForPhoto,
  wholeCanvas,
  type PhotoWay,
} from './photo-beside.ts'

/** A panorama from edge to edge, and large type below it, or a narrow crop beside it. */
export const asStrip: PhotoWay = (context, image) => {
  const fill = chooseFill(context)
  const parts = splitForPhoto(context, !isBottomCovered(context), STRIP, 0.05)
  return [
    createField(wholeCanvas(context), fill),
    createCoverImage(image, parts.art, SQUARE),
    ...createPhotoEdge(context, fill),
    ...setWords(context, parts.words, fill, 0.19),
  ]
}
const STRIP = { slim: 0.3, tall: 0.36, square: 0.36, wide: 0.34, banner: 0.28 } as const

/** Two crops of the photo: all of it, and a detail in a smaller field that overlaps its corner. */
export const withDetail: PhotoWay = (context, image) => {
  const fill = chooseFill(context)
  const { canvas, roles } = context
  const parts = splitForPhoto(context, false, DETAIL, 0.05)
  const { art, stacked } = parts
  const side = Math.min(art.width, art.height) * (stacked ? 0.5 : 0.46)
  const gap = canvas.base * 0.012
  const box = { x: right(art) - side, y: bottom(art) - side, width: side, height: side }
  const edge = boxFromEdges(box.x - gap, box.y - gap, right(art), bottom(art))
  return [
    createField(wholeCanvas(context), fill),
    createCoverImage(image, art, SQUARE, { x: stacked ? 0.3 : 0.5, y: stacked ? 0.5 : 0.32 }),
    createField(edge, fill === roles.primary ? roles.paper : roles.primary),
    createCoverImage(image, box, SQUARE, { x: 0.5, y: 0.5, zoom: DETAIL_ZOOM }),
    ...createPhotoEdge(context, fill),
    ...setWords(context, parts.words, fill),
  ]
}
const DETAIL = { slim: 0.5, tall: 0.5, square: 0.52, wide: 0.5, banner: 0.42 } as const
const DETAIL_ZOOM = 2.1

/** The photo in an arch that stands on the lower edge of the canvas, or on its side in a wide one. */
export const inArch: PhotoWay = (context, image) => {
  const fill = chooseFill(context)
  const { canvas } = context
  const parts = splitForPhoto(context, false, ARCH, 0.045)
  const { art, stacked } = parts
  const box: Box = stacked
    ? boxFromEdges(canvas.content.x, art.y, right(canvas.content), canvas.height)
    : boxFromEdges(art.x, canvas.margin * 0.8, canvas.width - canvas.margin * 0.8, canvas.height)
  return [
    createField(wholeCanvas(context), fill),
    createCoverImage(image, box, frameCorners('arch', box, 0)),
    ...setWords(context, parts.words, fill),
  ]
}
const ARCH = { slim: 0.46, tall: 0.52, square: 0.5, wide: 0.46, banner: 0.36 } as const

/** The photo over the whole canvas, and a band of the brand's color along one edge that is as large as its words. */
export const onBand: PhotoWay = (context, image, sheet) => {
  const fill = chooseFill(context)
  const { canvas } = context
  const artFirst = !isBottomCovered(context)
  const parts = splitForPhoto(context, artFirst, BAND, 0.03)
  const { words, stacked } = parts
  const pad = canvas.base * 0.045
  const set = setWords(context, words, fill)
  const boxes = set.flatMap((layer) => (layer.kind === 'backdrop' ? [] : [layer.box]))
  const band = stacked
    ? artFirst
      ? boxFromEdges(0, Math.min(...boxes.map(({ y }) => y)) - pad, sheet.width, sheet.height)
      : boxFromEdges(0, 0, sheet.width, Math.max(...boxes.map(bottom)) + pad)
    : boxFromEdges(artFirst ? words.x - pad : 0, 0, artFirst ? sheet.width : right(words) + pad, sheet.height)
  const shown = stacked
    ? artFirst
      ? { ...sheet, height: band.y }
      : boxFromEdges(0, bottom(band), sheet.width, sheet.height)
    : artFirst
      ? { ...sheet, width: band.x }
      : boxFromEdges(right(band), 0, sheet.width, sheet.height)
  return [createField(wholeCanvas(context), fill), createCoverImage(image, shown, SQUARE), ...set]
}
const BAND = { slim: 0.5, tall: 0.5, square: 0.52, wide: 0.58, banner: 0.5 } as const

/** The ways that show crops of a photo beside its words. */
export const CROPS: readonly PhotoWay[] = [asStrip, withDetail, inArch, onBand]

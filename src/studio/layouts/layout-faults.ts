import { SOFT_HYPHEN } from '../type/breaking/drawable-text.ts'
import { findFamily, listUploaded, type UploadedFamily } from '../type/uploaded-family.ts'
import { listImportantTexts, type Copy } from '../copywriter/copy.ts'
import { bottom, measureArea, type Box } from '../model/geometry.ts'
import { listBlockTexts } from '../copywriter/facts/post-block.ts'
import { measureCutFaces } from './images/spare-faces.ts'
import { measureEmptyPiece } from './empty-piece.ts'
import { measureTornHeadline } from './torn-headline.ts'
import { splitOfferHeadline } from './text/split-offer.ts'
import { hasFigure } from './text/offer-row.ts'
import { minHeadlineOfAd, minHeadlineSize, minTypeSize } from './type-sizes.ts'
import { findLogoShape, type SceneImages } from '../model/material.ts'
import type { Canvas } from '../model/canvas.ts'
import type { BackdropLayer, Layer, TextLayer, TextRole } from '../model/scene.ts'
import type { Layout, LayoutContext } from './layout-context.ts'

/**
 * The faults of a composed layout, added up: 0 is none, 1 is as bad as one missing fact. Of several layouts, the one with the
 * lowest value is used.
 */
export const measureFaults = (...composed: Parameters<typeof listFaults>): number =>
  Object.values(listFaults(...composed)).reduce((sum, fault) => sum + fault, 0)

/** The faults of a composed layout by name, in the unit of `measureFaults`. */
export const listFaults = (
  { copy, brief, canvas, material }: Pick<LayoutContext, 'copy' | 'brief' | 'canvas' | 'material'>,
  { airy, hasShape, isFramed }: Pick<Layout, 'airy' | 'hasShape' | 'isFramed'>,
  layers: readonly Layer[],
) => ({
  missingFacts: measureMissingFacts(copy, layers, canvas),
  missingBlock: listBlockTexts(copy.block).every((text) => isShown(layers, text)) ? 0 : 1.5,
  missingProductName: isShown(layers, brief.product?.name ?? '') ? 0 : 0.4,
  weakHierarchy: measureWeakHierarchy(layers, canvas, listUploaded(brief.brand.fonts)),
  smallHeadline: isHeadlineSmall(layers, canvas) ? (canvas.height > canvas.width * 1.5 ? 0.6 : 0.3) : 0,
  smallHeadlineOfAd: brief.safe_area && isAdHeadlineSmall(layers, canvas) ? 1 : 0,
  hyphens: measureHyphens(layers, canvas),
  missingSubject: measureMissingSubject(material, layers),
  smallProduct: isProductSmall(material, layers, canvas) ? 0.35 : 0,
  smallObject: isObjectSmall(layers, canvas) ? 0.3 : 0,
  smallFigure:
    (hasFigure(copy) && !hasLargeFigure(copy, layers, canvas)) || isOfferSmall(copy, layers, canvas) ? 0.5 : 0,
  emptyBand: !airy && leavesEmptyBand(layers, canvas) ? 0.45 : 0,
  emptyPiece: airy ? 0 : measureEmptiness(layers, canvas),
  tornHeadline: measureTornHeadline(copy, layers, canvas),
  smallFacts: canvas.base > SMALL_CANVAS && hasSmallFacts(layers, canvas) ? 0.2 : 0,
  smallStoryWords: measureSmallStoryWords(layers, canvas),
  croppedPhoto: measureCroppedPhotos(material, layers),
  idleShape: hasShape && !findLogoShape(material) ? IDLE_SHAPE : 0,
  framed: isFramed && material.images.length === 0 ? FRAMED : 0,
  cutFace: hasCutFaces(material, layers) ? CUT_FACE : 0,
})

/** Rings and tiles say nothing. Another design without a picture is better if it has no such fault. */
const IDLE_SHAPE = 0.6

/** Words in a frame have no empty piece, so that it would win everywhere: feeds of frames all look alike. */
const FRAMED = 0.35

/** What is empty in one piece counts from this share of the safe area, by how much it is more. */
const MOST_EMPTY = 0.25
const EMPTINESS = 1.6

const measureEmptiness = (layers: readonly Layer[], { safe }: Canvas): number =>
  Math.max(0, measureEmptyPiece(layers, safe.box) - MOST_EMPTY) * EMPTINESS

/** The smallest fact that a reader acts on, as a share of the shorter side. */
const LEAST_FACT = 0.03
const FACT_ROLES: readonly TextRole[] = ['detail', 'price', 'benefit', 'small_print', 'badge']

const hasSmallFacts = (layers: readonly Layer[], { width, height }: Canvas): boolean =>
  layers.some(
    (layer) =>
      layer.kind === 'text' &&
      FACT_ROLES.includes(layer.role) &&
      layer.size < Math.min(width, height) * LEAST_FACT - 0.01,
  )

/** The smallest words of a story, as a share of its width, and the fault of each share that they are smaller. */
const LEAST_STORY = 0.0445
const STORY_FAULT = 24
const BESIDE_MESSAGE: readonly TextRole[] = ['wordmark', 'page', 'label', 'eyebrow']

function measureSmallStoryWords(layers: readonly Layer[], { width, height }: Canvas): number {
  if (height < width * 1.5 || width < SMALL_CANVAS) return 0
  const sizes = layers.flatMap((layer) =>
    layer.kind === 'text' && !BESIDE_MESSAGE.includes(layer.role)
      ? [layer.size * Math.min(1, ...layer.lines.map(({ scale = 1 }) => scale))]
      : [],
  )
  return Math.max(0, LEAST_STORY - Math.min(LEAST_STORY, ...sizes.map((size) => size / width))) * STORY_FAULT
}

/** A photo of which less than this share is shown has lost what it shows. */
const LEAST_SHOWN = 0.55

function measureCroppedPhotos({ images }: SceneImages, layers: readonly Layer[]): number {
  const shares = layers.flatMap((layer) => {
    const image = layer.kind === 'picture' ? images.find(({ key }) => key === layer.key) : undefined
    if (layer.kind !== 'picture' || image?.kind !== 'photo') return []
    return [measureArea(layer.crop) / (image.width * image.height)]
  })
  return shares.length === 0 ? 0 : Math.max(0, LEAST_SHOWN - Math.max(...shares)) * 1.5
}

/** The fault of a photo whose crop cuts a face, as it cannot show all of a large one. */
const CUT_FACE = 0.6

const hasCutFaces = ({ images }: SceneImages, layers: readonly Layer[]): boolean =>
  layers.some((layer) => {
    const faces = layer.kind === 'picture' ? images.find(({ key }) => key === layer.key)?.faces : undefined
    return layer.kind === 'picture' && measureCutFaces(faces ?? [], layer.crop).some((share) => share > 0)
  })

/** The smallest figure in a headline that is an offer, as a share of `canvas.base`. */
const LEAST_HEADLINE_FIGURE = 0.11

const isOfferSmall = (copy: Copy, layers: readonly Layer[], { base }: Canvas): boolean =>
  splitOfferHeadline(copy) !== null &&
  layers.some(
    (layer) => layer.kind === 'text' && layer.role === 'headline' && layer.size < base * LEAST_HEADLINE_FIGURE,
  )

/** The fault of a design that does not show the object that its request is about. */
const MISSING_SUBJECT = 0.4

const measureMissingSubject = ({ objects }: SceneImages, layers: readonly Layer[]): number =>
  objects.length === 0 || layers.some(({ kind }) => kind === 'object' || kind === 'picture') ? 0 : MISSING_SUBJECT

/** The longer side of a product, as a share of the shorter side of the canvas. */
const LEAST_PRODUCT = 0.34

function isProductSmall({ images }: SceneImages, layers: readonly Layer[], { width, height }: Canvas): boolean {
  const [first] = images
  if (images.length !== 1 || first?.kind !== 'cutout') return false
  const shown = layers.flatMap((layer) =>
    layer.kind === 'picture' ? [Math.max(layer.box.width, layer.box.height)] : [],
  )
  return shown.length > 0 && Math.max(...shown) < Math.min(width, height) * LEAST_PRODUCT
}

/** The longer side of a drawing that is the only picture, as a share of the shorter side of the canvas. */
const LEAST_OBJECT = { story: 0.56, other: 0.42 }

function isObjectSmall(layers: readonly Layer[], { width, height }: Canvas): boolean {
  const sides = layers.flatMap((layer) =>
    layer.kind === 'object' ? [Math.max(layer.box.width, layer.box.height)] : [],
  )
  const hasImage = layers.some(({ kind }) => kind === 'picture')
  return (
    !hasImage &&
    sides.length > 0 &&
    Math.max(...sides) < Math.min(width, height) * LEAST_OBJECT[height > width * 1.5 ? 'story' : 'other']
  )
}

/** The smallest figure of an offer, as a share of `canvas.base`. */
const LEAST_FIGURE = 0.07

const hasLargeFigure = ({ price, badge, subline }: Copy, layers: readonly Layer[], { base }: Canvas): boolean =>
  layers.some(
    (layer) =>
      layer.kind === 'text' && [price, badge, subline].includes(layer.text) && layer.size >= base * LEAST_FIGURE,
  )

/** The fault of a word that is broken with a hyphen: another layout may have space for it. A headline with one is also worse if small. */
const HYPHEN_FAULT = 0.25
/** The size at which a headline with a hyphen is no longer small, as a share of `canvas.base`. */
const LARGE_HYPHENATED = 0.07

function measureHyphens(layers: readonly Layer[], { base }: Pick<Canvas, 'base'>): number {
  const broken = layers.filter((layer) => layer.kind === 'text' && layer.lines.some(isHyphenated))
  const headline = broken.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  const size = headline?.kind === 'text' ? headline.size : Infinity
  return broken.length === 0 ? 0 : HYPHEN_FAULT + Math.max(0, 1 - size / (base * LARGE_HYPHENATED))
}

const isHyphenated = ({ text }: { text: string }) => text.endsWith(SOFT_HYPHEN)

/** The largest share of a story's safe area that may be empty in one piece: more around one line that spans it, which is a poster. */
const MAX_EMPTY_BAND = { around: 1 / 3, other: 0.25 }
/** A line that is at least this share of the safe area wide spans it. */
const SPANNING = 0.8

/** Whether a story leaves a band empty that is too high. Other forms leave none. */
export function leavesEmptyBand(layers: readonly Layer[], canvas: Pick<Canvas, 'width' | 'height' | 'safe'>): boolean {
  if (canvas.height <= canvas.width * 1.5) return false
  const headline = layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  const isPoster =
    headline?.kind === 'text' && headline.lines.length === 1 && headline.box.width >= canvas.safe.box.width * SPANNING
  return measureEmptyBand(layers, canvas) > (isPoster ? MAX_EMPTY_BAND.around : MAX_EMPTY_BAND.other)
}

/** The height of the largest band without content, as a share of the safe area's height, 0 to 1. */
function measureEmptyBand(layers: readonly Layer[], { safe }: Pick<Canvas, 'safe'>): number {
  const content = layers.filter(isContent).toSorted((a, b) => a.box.y - b.box.y)
  let [reached, largest] = [safe.box.y, 0]
  for (const { box } of content) {
    largest = Math.max(largest, Math.min(box.y, bottom(safe.box)) - reached)
    reached = Math.max(reached, bottom(box))
  }
  return Math.max(largest, bottom(safe.box) - reached) / safe.box.height
}

/** Fields and backgrounds do not count as content, unless they contain a drawing. */
const isContent = (layer: Layer): layer is Exclude<Layer, BackdropLayer> =>
  layer.kind !== 'backdrop' &&
  (layer.kind !== 'art' || layer.role === 'motif' || (layer.role === 'field' && layer.paths.length > 2))

/** Banners have space for two facts beside the headline. */
const MAX_FACTS_ON_BANNER = 2

/** What the studio added beside words of the request may well be left out. */
const MISSING_OWN = 0.12

/** Words of the request that are missing count at least this much. */
const MISSING_WORDS = 0.9

/** How many of the important facts the layers do not show. An earlier fact counts more. */
function measureMissingFacts(copy: Copy, layers: readonly Layer[], { aspect }: Canvas): number {
  const facts = [...listImportantTexts(copy), ...listAskedLines(copy)]
  const asked = aspect === 'banner' ? facts.slice(0, MAX_FACTS_ON_BANNER) : facts
  const blocks = new Set(listBlockTexts(copy.block))
  const said = new Set((copy.pieces ?? []).map(({ text }) => text))
  const measure = (text: string, index: number) =>
    said.size > 0 && !said.has(text) && !blocks.has(text)
      ? MISSING_OWN
      : Math.max(1 / (index + 1), said.has(text) ? MISSING_WORDS : 0)
  return asked.reduce((sum, text, index) => sum + (isShown(layers, text) ? 0 : measure(text, index)), 0)
}

/** The lines around the headline that are words of the request. */
const listAskedLines = ({ pieces = [] }: Copy) =>
  pieces.filter(({ slot }) => slot === 'eyebrow' || slot === 'subline' || slot === 'cta').map(({ text }) => text)

const isShown = (layers: readonly Layer[], text: string) =>
  layers.some((layer) => layer.kind === 'text' && layer.text.includes(text))

/** A headline is at least this many times as large as the other text in sentences, and as the day of an event and what it costs. */
const MIN_HEADLINE_RATIO = 1.9
const MIN_RATIO_TO_DAY = 1.45
/** The lines of a story are short, so that a long word makes its headline small, and smaller rows could not be read. */
const MIN_RATIO_OF_STORY = 1.6

/** Whether a headline of `size` pixels is clearly larger than a text in sentences. */
export const leadsText = (
  { role, size: other, fact }: TextLayer,
  size: number,
  { width, height }: Pick<Canvas, 'width' | 'height'>,
): boolean =>
  (role !== 'subline' && role !== 'detail' && role !== 'benefit') ||
  other *
    (fact === 'date' || fact === 'price'
      ? MIN_RATIO_TO_DAY
      : height > width * 1.5
        ? MIN_RATIO_OF_STORY
        : MIN_HEADLINE_RATIO) <=
    size

/**
 * Faults of sizes, in the unit of missing facts. A headline that is too small for the canvas, or a logo that is larger than headline or
 * picture, counts 1. A headline that is hardly larger than other text counts 0.5.
 */
function measureWeakHierarchy(layers: readonly Layer[], canvas: Canvas, uploaded: readonly UploadedFamily[]): number {
  const texts = layers.filter((layer) => layer.kind === 'text')
  const headline = texts.find(({ role }) => role === 'headline')
  if (!headline || headline.size < minHeadlineSize(canvas, findFamily(headline.family, uploaded))) return 1
  if (isLogoTooLarge(layers, headline.box)) return 1
  return texts.every((text) => leadsText(text, headline.size, canvas)) ? 0 : 0.5
}

/** The smallest headline of a post or a story, as a share of its width. Wide canvases have a limit of their own. */
/** Canvases smaller than this are ads and previews, whose headline is small in pixels. */
const SMALL_CANVAS = 520
export const SMALLEST_HEADLINE = 0.07

const isHeadlineSmall = (layers: readonly Layer[], { width, height, base }: Canvas) =>
  base > SMALL_CANVAS &&
  height > width * 0.9 &&
  layers.some((layer) => layer.kind === 'text' && layer.role === 'headline' && layer.size < width * SMALLEST_HEADLINE)

/** Small formats of campaigns are ads. Small designs of other requests keep their layouts. */
const isAdHeadlineSmall = (layers: readonly Layer[], canvas: Canvas) =>
  layers.some((layer) => layer.kind === 'text' && layer.role === 'headline' && layer.size < minHeadlineOfAd(canvas))

function isLogoTooLarge(layers: readonly Layer[], headline: Box): boolean {
  const logo = layers.find(({ kind }) => kind === 'logo')
  const images = layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.box] : []))
  return logo?.kind === 'logo' && [headline, ...images].some((box) => measureArea(logo.box) > measureArea(box))
}

/** Whether there is a headline and no text is too small to read. */
export const isLegible = (layers: readonly Layer[], canvas: Canvas) =>
  layers.some((layer) => layer.kind === 'text' && layer.role === 'headline') &&
  layers.every((layer) => layer.kind !== 'text' || layer.size >= minTypeSize(canvas) - 0.01)

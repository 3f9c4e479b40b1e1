import { ellipsePath, filled, polylinePath, sectorPath, stroked } from '../art/svg-paths.ts'
import { bottom, boxFromEdges, right, type Box } from '../model/geometry.ts'
import { chooseColorScheme, type BackgroundRole } from '../layouts/color-scheme.ts'
import { createImageArea } from '../layouts/images/image-area.ts'
import { createStandingImage } from '../layouts/images/place-image.ts'
import { createSubject } from '../layouts/objects/subject.ts'
import { createBrandMarkStrip } from '../layouts/text/brand-mark-strip.ts'
import { chooseLargeTextColor } from '../layouts/text/large-text-color.ts'
import { createStandardColumn } from '../layouts/text/standard-column.ts'
import { fieldCorners, minTypeSize } from '../layouts/type-sizes.ts'
import { isRightToLeft } from '../type/scripts.ts'
import { fitBlock, placeText, wrapBlock } from '../type/text-block.ts'
import type { FontFace } from '../type/text-ruler.ts'
import type { ColumnPlan } from '../layouts/text/column-plan.ts'
import type { Layout, LayoutContext } from '../layouts/layout-context.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'
import { createContinuousArt } from './continuous-art.ts'
import { writePageMark, type SlideFrame } from './slide.ts'

/** The layout of all slides of carousels: words at the top, art at the bottom, brand mark and page mark above both. */
export const slideLayout: Layout = {
  name: 'slide',
  voice: 'quiet',
  airy: true,
  suits: () => 0,
  compose: (context) => {
    const { slide } = context
    if (!slide) throw new Error('The layout of slides needs the place of a slide')
    return composeSlide(context, slide)
  },
}

/** Where the art begins, as a share of the height. */
const ART_FROM = { slim: 0.72, tall: 0.7, square: 0.7, wide: 0.74, banner: 0.76 } as const

function composeSlide(context: LayoutContext, frame: SlideFrame): Layer[] {
  const { canvas, copy, material, brief } = context
  const ground = chooseGround(context, frame)
  const from = canvas.height * ART_FROM[canvas.aspect]
  const header = createHeader(context, frame, ground)
  const whole = boxFromEdges(header.rest.x, header.rest.y, right(header.rest), from - context.sizes.gap)
  const subject = placeSubject(context, frame, ground, whole)
  const isOwnMark = copy.headline === brief.brand.name && !material.logo
  return [
    { kind: 'backdrop', color: ground },
    ...subject.behind,
    ...createArt(context, frame, ground, from),
    ...subject.before,
    ...(isOwnMark ? [] : header.mark),
    ...header.page,
    ...createWords(context, frame, ground, subject.words),
    ...(frame.index === 0 && frame.count > 1 ? [createSwipeHint(context, ground)] : []),
  ]
}

const LIGHT: readonly BackgroundRole[] = ['paper', 'tint']
const STRONG: readonly BackgroundRole[] = ['primary', 'deep']

/** One ground behind a panorama. Otherwise the first and the last slide have a strong one, and the slides between them a light one. */
function chooseGround(context: LayoutContext, { background, role }: SlideFrame): string {
  if (background === 'continuous') return chooseColorScheme(context).ground
  return chooseColorScheme(context, role === 'hook' || role === 'cta' ? STRONG : LIGHT).ground
}

function createArt(context: LayoutContext, frame: SlideFrame, ground: string, from: number): ArtLayer[] {
  if (frame.background === 'continuous') return [createContinuousArt(context, frame, ground, from)]
  const { width, height, base } = context.canvas
  const lead = ground === context.roles.primary ? context.surface(ground).accent : context.roles.primary
  const r = Math.min(height - from, base * 0.3)
  const box = { x: width - r, y: height - r, width: r, height: r }
  return [
    { kind: 'art', role: 'ground', box, corners: null, paths: [filled(sectorPath(width, height, r, 270, 360), lead)] },
  ]
}

/** The brand mark at the top, and the page mark at its other end. */
function createHeader(context: LayoutContext, frame: SlideFrame, ground: string) {
  const { content } = context.canvas
  const strip = createBrandMarkStrip(
    context,
    ground,
    { ...content, width: content.width * 0.78 },
    {
      at: 'top',
      align: 'left',
      scale: 0.86,
    },
  )
  const { muted, ink, fill } = context.surface(ground)
  const size = Math.max(minTypeSize(context.canvas), context.sizes.eyebrow * 1.1)
  const words = {
    role: 'page' as const,
    text: writePageMark(frame),
    style: context.type.label,
    // The strokes of so small a serif are paler than their color.
    color: size < SMALL_MARK ? ink : muted,
    ground: fill,
  }
  const block = wrapBlock(words, context.ruler, size, content.width * 0.2, 1)
  const page = block
    ? [placeText(block, right(content), strip.box.y + (strip.box.height - block.height) / 2, 'right')]
    : []
  return { mark: strip.layers, page, rest: { ...strip.rest, width: content.width } }
}

/** In pixels. */
const SMALL_MARK = 14

interface PlacedSubject {
  behind: Layer[]
  before: Layer[]
  words: Box
}

/** The image or the drawing of a slide: large on the first slide, small beside the art on others. */
function placeSubject(context: LayoutContext, frame: SlideFrame, ground: string, words: Box): PlacedSubject {
  const { canvas, material, roles, copy } = context
  const [image] = material.images
  const none = { behind: [], before: [], words }
  const isFlat = canvas.aspect === 'wide' || canvas.aspect === 'banner'
  if (!image && material.objects.length === 0) return none
  if (frame.role === 'cta' && image?.kind !== 'photo' && copy.details.length < 2)
    return placeSmall(context, ground, words)
  if (frame.role !== 'hook') return none
  const { content, width, height } = canvas
  const foot = Math.min(height * 0.93, bottom(content))
  const top = isFlat ? words.y : words.y + words.height * 0.62
  const space = isFlat
    ? boxFromEdges(content.x + content.width * 0.6, top, right(content), foot)
    : boxFromEdges(content.x + content.width * 0.16, top, right(content) - content.width * 0.16, foot)
  const left = isFlat ? { ...words, width: content.width * 0.54 } : { ...words, height: words.height * 0.58 }
  if (image && image.kind !== 'cutout') {
    const box = boxFromEdges(isFlat ? space.x : content.x, top, width + 2, height + 2)
    const corners = fieldCorners(context.toneStyle, canvas)
    const rounded = [corners[0], 0, 0, 0] as const
    return {
      behind: createImageArea(context, box, { field: roles.primary, ground }, 'slide', { corners: rounded }),
      before: [],
      words: left,
    }
  }
  const shown = image
    ? createStandingImage(image, space, ground === roles.deep ? '#000000' : roles.ink)
    : createSubject(context, space, ground)
  return { behind: [], before: shown, words: left }
}

/** A small image or drawing that stands in the art at the end of the slide. */
function placeSmall(context: LayoutContext, ground: string, words: Box): PlacedSubject {
  const { content, height, base } = context.canvas
  const [image] = context.material.images
  const size = base * 0.27
  const foot = Math.min(height * 0.94, bottom(content))
  const space = { x: right(content) - size, y: foot - size, width: size, height: size }
  const before = image ? createStandingImage(image, space, context.roles.ink) : createSubject(context, space, ground)
  return { behind: [], before, words }
}

const PLANS: Record<SlideFrame['role'], Partial<ColumnPlan>> = {
  hook: { anchor: 'middle', spread: 'together' },
  point: { anchor: 'top', spread: 'together' },
  proof: { anchor: 'top', spread: 'together' },
  cta: { anchor: 'middle', spread: 'together' },
}
/** The largest headline, as a share of the side of a square with the same area. */
const MOST = { hook: 0.156, point: 0.122, proof: 0.088, cta: 0.132 } as const

function createWords(context: LayoutContext, frame: SlideFrame, ground: string, box: Box): Layer[] {
  const isHigh = context.canvas.aspect === 'tall' || context.canvas.aspect === 'slim'
  const lead = frame.role === 'point' || frame.role === 'proof' ? box.height * (isHigh ? 0.14 : 0.05) : 0
  const space = { ...box, y: box.y + lead, height: box.height - lead }
  const figure = createFigure(context, frame, ground, space)
  const rest = figure ? boxFromEdges(box.x, figure.bottom + context.sizes.gap, right(box), bottom(box)) : space
  // A large headline needs more distance to the button below it.
  const sizes = { ...context.sizes, groupGap: context.sizes.groupGap * (frame.role === 'cta' ? 1.6 : 1) }
  const column = createStandardColumn({ ...context, sizes }, rest, ground, {
    ...PLANS[frame.role],
    ...(frame.role === 'hook' && { headline: context.type.poster }),
    most: context.canvas.base * MOST[frame.role],
    withMark: false,
  })
  return [...(figure?.layers ?? []), ...column.layers]
}

/** The number of a point, or the figure of a proof, in large letters. */
function createFigure(context: LayoutContext, { role, number }: SlideFrame, ground: string, box: Box) {
  const { block } = context.copy
  const isProof = role !== 'hook' && block?.kind === 'statistic'
  const text = isProof ? block.figure : number === null ? null : String(number)
  if (text === null) return null
  const colors = context.surface(ground)
  const style = { ...context.type.poster, leading: 1, transform: 'none' as const }
  const spec = {
    role: isProof ? ('price' as const) : ('page' as const),
    text,
    style,
    color: colors.ink,
    ground: colors.fill,
  }
  const space = {
    width: box.width * (isProof ? 0.9 : 0.5),
    height: box.height * (isProof ? 0.46 : 0.3),
    counts: [1],
    most: context.canvas.base * (isProof ? 0.3 : 0.18),
    least: minTypeSize(context.canvas),
  }
  const fitted = fitBlock(spec, context.ruler, space)
  if (!fitted) return null
  const color = chooseFigureColor(context, ground, fitted.style.face, fitted.size)
  const layer = placeText({ ...fitted, color }, box.x, box.y)
  return { layers: [layer], bottom: box.y + fitted.height + fitted.drop }
}

/** An accent of the brand where it is legible at this size. */
function chooseFigureColor(context: LayoutContext, ground: string, face: FontFace, size: number): string {
  const colors = context.surface(ground)
  return chooseLargeTextColor(context, { ...colors, display: colors.accent }, face, size)
}

/** An arrow to the next slide, without words. Slides follow each other from left to right in all languages. */
function createSwipeHint(context: LayoutContext, ground: string): ArtLayer {
  const { content, height, base } = context.canvas
  const r = base * 0.04
  const x = right(content) - r
  const y = Math.min(height - context.canvas.margin, bottom(content)) - r
  const { ink } = context.surface(ground)
  const isMirrored = isRightToLeft(context.copy.headline)
  const at = (shift: number) => (isMirrored ? x - shift : x + shift)
  const reach = r * 0.46
  const line = r * 0.13
  const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  return {
    kind: 'art',
    role: 'ground',
    box,
    corners: null,
    paths: [
      filled(ellipsePath(x, y, r), ground),
      stroked(
        polylinePath([
          [at(-reach), y],
          [at(reach), y],
        ]),
        ink,
        line,
      ),
      stroked(
        polylinePath([
          [at(reach * 0.2), y - reach * 0.8],
          [at(reach), y],
          [at(reach * 0.2), y + reach * 0.8],
        ]),
        ink,
        line,
      ),
    ],
  }
}

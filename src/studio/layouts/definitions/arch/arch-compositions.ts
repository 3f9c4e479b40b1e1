import { bottom, boxFromEdges, mirrorBox, right } from '../../../model/geometry.ts'
import { easeForWords } from '../../split-canvas.ts'
import type { FrameShape } from '../../images/frame.ts'
import type { LayoutContext } from '../../layout-context.ts'
import type { ColumnPlan } from '../../text/column-plan.ts'
import type { Canvas } from '../../../model/canvas.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Random } from '../../../model/random.ts'

/** Positions of frames and text for one class of aspect ratio. Boxes are canvas pixels. */
export interface ArchComposition extends Pick<ColumnPlan, 'align' | 'most' | 'counts' | 'anchor' | 'spread' | 'flat'> {
  column: Box
  frames: readonly Box[]
  visible: readonly Box[]
  /** Index of the frame that holds the image. */
  main: number
  /** Index of a frame that stays empty. */
  plain?: number
  hill?: Box
  shape: FrameShape
  bleeds: boolean
  /** Offset of the frame's shadow shape in pixels: x, y. */
  echo: readonly [number, number]
}

/** Lists the compositions that suit the canvas and the content. */
export function listArchCompositions(context: LayoutContext): ArchComposition[] {
  const { canvas, copy } = context
  const random = context.random('arch')
  const turn = random.chance(0.35)
  const flip = (place: ArchComposition) => (turn ? mirrorComposition(place, canvas) : place)
  if (canvas.aspect === 'banner') return createBannerCompositions(context, random).map(flip)
  if (canvas.aspect === 'wide')
    return [createBesideComposition(context, random), createPanelComposition(context, random)].map(flip)
  if (canvas.aspect === 'square') {
    const crown = copy.benefits.length === 0 && copy.headline.length < 46 ? [createAboveComposition(context, 0.46)] : []
    return [...[createBesideComposition(context, random), createPanelComposition(context, random)].map(flip), ...crown]
  }
  return [
    createHangingComposition(context, random),
    createAboveComposition(context, canvas.aspect === 'tall' ? 0.44 * easeStory(context) : 0.42),
    createHangingComposition(context, random),
  ]
}

/** Text on one side, and a frame of the same height on the other side. */
function createBesideComposition({ canvas }: LayoutContext, random: Random): ArchComposition {
  const { content, width, height, base, aspect } = canvas
  const share = aspect === 'wide' ? random.between(0.34, 0.38) : random.between(0.385, 0.41)
  const frame = boxFromEdges(
    right(content) - width * share,
    canvas.margin,
    width - canvas.margin,
    height - canvas.margin,
  )
  const gutter = base * 0.034
  return {
    column: boxFromEdges(content.x, content.y + base * 0.012, frame.x - width * 0.034 - gutter, bottom(content)),
    frames: [frame],
    visible: [frame],
    main: 0,
    shape: random.pick(['arch', 'arch', 'window', 'leaf', 'gate']),
    bleeds: false,
    echo: [-width * 0.034, 0],
    align: 'left',
    most: base * 0.102,
    counts: [3, 4, 2],
    anchor: 'middle',
    spread: 'edges',
  }
}

/** A field that bleeds off three edges, with one large curve towards the text. */
function createPanelComposition({ canvas }: LayoutContext, random: Random): ArchComposition {
  const { content, width, height, base, aspect } = canvas
  const left = width * (aspect === 'wide' ? 0.56 : 0.545)
  const frame = boxFromEdges(left, height * random.pick([0, 0.13]), width + 2, height + 2)
  return {
    column: boxFromEdges(content.x, content.y + base * 0.012, left - width * 0.036 - base * 0.045, bottom(content)),
    frames: [frame],
    visible: [boxFromEdges(left, frame.y, width, height)],
    main: 0,
    shape: 'arch',
    bleeds: true,
    echo: [-width * 0.036, 0],
    align: 'left',
    most: base * 0.102,
    counts: [3, 4, 2],
    anchor: 'middle',
    spread: 'edges',
  }
}

/** The square root of the area of a small canvas, in pixels. */
const SMALL = 480

/** Centered text at the top, and a wide arch that rises from the bottom edge. */
function createAboveComposition({ canvas }: LayoutContext, share: number): ArchComposition {
  const { content, width, height, base, margin, aspect } = canvas
  const top = height * (1 - share)
  const inset = aspect === 'square' ? width * 0.17 : margin
  const frame = boxFromEdges(inset, top, width - inset, height + 2)
  const low = Math.min(bottom(content), top - base * 0.085)
  return {
    column: boxFromEdges(content.x, content.y, right(content), low),
    frames: [frame],
    visible: [boxFromEdges(inset, top, width - inset, height - (aspect === 'tall' ? height * 0.06 : 0))],
    main: 0,
    shape: 'arch',
    bleeds: true,
    // It can be all that is in the primary color. On small canvases its soft edge takes more of it.
    echo: [0, -base * (base < SMALL ? 0.04 : 0.03)],
    align: 'center',
    most: aspect === 'slim' ? width * 0.16 : base * 0.098,
    counts: aspect === 'square' ? [2, 1, 3] : [3, 4, 2],
    anchor: 'middle',
    spread: 'together',
  }
}

/** The part of a frame that many words of a story leave. */
const easeStory = (context: LayoutContext): number => Math.max(LEAST_EASE, easeForWords(context, true))
const LEAST_EASE = 0.78

/** The frame is at the top, with or without a margin. The text is below it. */
function createHangingComposition(context: LayoutContext, random: Random): ArchComposition {
  const { canvas, copy } = context
  const { content, width, height, base, margin, aspect } = canvas
  const fromEdge = random.chance(0.5)
  const low =
    height *
    (aspect === 'slim'
      ? copy.subline || copy.benefits.length > 0
        ? 0.46
        : 0.53
      : random.between(0.4, 0.435) * easeStory(context))
  const hill =
    aspect === 'tall' && bottom(content) < height * 0.9 ? { hill: boxFromEdges(0, height * 0.885, width, height) } : {}
  const frame = boxFromEdges(margin, fromEdge ? -2 : aspect === 'tall' ? height * 0.05 : margin, width - margin, low)
  return {
    column: boxFromEdges(content.x, low + base * 0.08, right(content), bottom(content)),
    frames: [frame],
    visible: [boxFromEdges(frame.x, fromEdge ? height * 0.03 : frame.y, right(frame), low)],
    main: 0,
    shape: fromEdge ? 'gate' : random.pick(['arch', 'leaf', 'arch']),
    bleeds: fromEdge,
    echo: [0, base * 0.034],
    align: 'left',
    most: aspect === 'slim' ? width * 0.2 : base * 0.112,
    counts: aspect === 'slim' ? [4, 3, 5, 2] : [3, 2, 4],
    anchor: 'top',
    spread: 'together',
    ...hill,
  }
}

/** An arcade: frames of several heights next to each other on the bottom edge. The widest frame holds the image. */
function createBannerCompositions({ canvas, material }: LayoutContext, random: Random): ArchComposition[] {
  const { content, width, height, base } = canvas
  const left = width * 0.585
  const shares = material.images[0]
    ? [0.2, 0.56, 0.24]
    : random.pick([
        [0.36, 0.3, 0.34],
        [0.27, 0.23, 0.29, 0.21],
        [0.24, 0.46, 0.3],
      ])
  const tops = random.pick([
    [0.34, 0.1, 0.48, 0.22],
    [0.12, 0.4, 0.22, 0.5],
    [0.42, 0.16, 0.3, 0.1],
  ])
  const gap = base * 0.016
  const span = width - left - gap * (shares.length - 1) + width * 0.03
  let x = left
  const frames = shares.map((share, index) => {
    const top = material.images[0] && index === 1 ? 0.1 : (tops[index] ?? 0.2)
    const frame = boxFromEdges(x, height * top, x + span * share, height + 2)
    x = right(frame) + gap
    return frame
  })
  const main = shares.indexOf(Math.max(...shares))
  const column = boxFromEdges(content.x, content.y, left - base * 0.06, bottom(content))
  const echo = [0, -height * 0.06] as const
  const words = {
    align: 'left',
    most: base * 0.094,
    counts: [2, 1, 3],
    anchor: 'middle',
    spread: 'edges',
    flat: true,
  } as const
  const plain = frames.length > 2 ? shares.indexOf(Math.min(...shares)) : -1
  return [{ column, frames, visible: frames, main, plain, shape: 'arch', bleeds: true, echo, ...words }]
}

function mirrorComposition(place: ArchComposition, canvas: Canvas): ArchComposition {
  const side = (box: Box) => mirrorBox(box, canvas.width)
  const shift = Math.max(0, canvas.content.x - side(place.column).x)
  const column = side(place.column)
  return {
    ...place,
    column: {
      ...column,
      x: column.x + shift,
      width: Math.min(column.width - shift, right(canvas.content) - column.x - shift),
    },
    frames: place.frames.map(side),
    visible: place.visible.map(side),
    echo: [-place.echo[0], place.echo[1]],
  }
}

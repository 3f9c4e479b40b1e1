import { bottom, boxOf, mirrored, right } from '../geometry.ts'
import type { FrameShape } from './frame.ts'
import type { Scope } from './scope.ts'
import type { ColumnPlan } from './text-column.ts'
import type { Canvas } from '../form.ts'
import type { Box } from '../geometry.ts'
import type { Random } from '../random.ts'

/** Where the frames hang and where the words stand, for one form of canvas. */
export interface ArchPlace extends Pick<ColumnPlan, 'align' | 'most' | 'counts' | 'anchor' | 'spread' | 'flat'> {
  column: Box
  frames: readonly Box[]
  visible: readonly Box[]
  /** The frame that holds the picture. */
  main: number
  /** A frame without anything in it, as a rest for the eye. */
  plain?: number
  hill?: Box
  shape: FrameShape
  bleeds: boolean
  /** How far the frame's echo slips aside, in pixels. */
  echo: readonly [number, number]
}

/** The compositions that suit the canvas and what there is to show. */
export function archPlaces(scope: Scope): ArchPlace[] {
  const { canvas, copy } = scope
  const random = scope.random('arch')
  const turn = random.chance(0.35)
  const flip = (place: ArchPlace) => (turn ? turned(place, canvas) : place)
  if (canvas.form === 'banner') return bannerPlaces(scope, random).map(flip)
  if (canvas.form === 'wide') return [beside(scope, random), panel(scope, random)].map(flip)
  if (canvas.form === 'square') {
    const crown = copy.benefits.length === 0 && copy.headline.length < 46 ? [above(scope, 0.46)] : []
    return [...[beside(scope, random), panel(scope, random)].map(flip), ...crown]
  }
  return [hanging(scope, random), above(scope, canvas.form === 'tall' ? 0.44 : 0.42), hanging(scope, random)]
}

/** Sample 1: words on one side, the frame as high as the column on the other. */
function beside({ canvas }: Scope, random: Random): ArchPlace {
  const { content, width, height, base, form } = canvas
  const share = form === 'wide' ? random.between(0.34, 0.38) : random.between(0.385, 0.41)
  const frame = boxOf(right(content) - width * share, canvas.margin, width - canvas.margin, height - canvas.margin)
  const gutter = base * 0.034
  return {
    column: boxOf(content.x, content.y + base * 0.012, frame.x - width * 0.034 - gutter, bottom(content)),
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

/** A field that runs off three edges, with one great curve towards the words. */
function panel({ canvas }: Scope, random: Random): ArchPlace {
  const { content, width, height, base, form } = canvas
  const left = width * (form === 'wide' ? 0.56 : 0.545)
  const frame = boxOf(left, height * random.pick([0, 0.13]), width + 2, height + 2)
  return {
    column: boxOf(content.x, content.y + base * 0.012, left - width * 0.036 - base * 0.045, bottom(content)),
    frames: [frame],
    visible: [boxOf(left, frame.y, width, height)],
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

/** Words above, centred, and a broad arch that rises from the lower edge. */
function above({ canvas }: Scope, share: number): ArchPlace {
  const { content, width, height, base, margin, form } = canvas
  const top = height * (1 - share)
  const inset = form === 'square' ? width * 0.17 : margin
  const frame = boxOf(inset, top, width - inset, height + 2)
  const low = Math.min(bottom(content), top - base * 0.085)
  return {
    column: boxOf(content.x, content.y, right(content), low),
    frames: [frame],
    visible: [boxOf(inset, top, width - inset, height - (form === 'tall' ? height * 0.06 : 0))],
    main: 0,
    shape: 'arch',
    bleeds: true,
    echo: [0, -base * 0.03],
    align: 'center',
    most: form === 'slim' ? width * 0.16 : base * 0.098,
    counts: form === 'square' ? [2, 1, 3] : [3, 4, 2],
    anchor: 'middle',
    spread: 'together',
  }
}

/** The frame hangs from the upper edge or stands below it; the words follow underneath. */
function hanging({ canvas, copy }: Scope, random: Random): ArchPlace {
  const { content, width, height, base, margin, form } = canvas
  const fromEdge = random.chance(0.5)
  const low =
    height * (form === 'slim' ? (copy.subline || copy.benefits.length > 0 ? 0.46 : 0.53) : random.between(0.4, 0.435))
  const hill =
    form === 'tall' && bottom(content) < height * 0.9 ? { hill: boxOf(0, height * 0.885, width, height) } : {}
  const frame = boxOf(margin, fromEdge ? -2 : form === 'tall' ? height * 0.05 : margin, width - margin, low)
  return {
    column: boxOf(content.x, low + base * 0.08, right(content), bottom(content)),
    frames: [frame],
    visible: [boxOf(frame.x, fromEdge ? height * 0.03 : frame.y, right(frame), low)],
    main: 0,
    shape: fromEdge ? 'gate' : random.pick(['arch', 'leaf', 'arch']),
    bleeds: fromEdge,
    echo: [0, base * 0.034],
    align: 'left',
    most: form === 'slim' ? width * 0.2 : base * 0.112,
    counts: form === 'slim' ? [4, 3, 5, 2] : [3, 2, 4],
    anchor: 'top',
    spread: 'together',
    ...hill,
  }
}

/** An arcade: frames of several heights side by side on the lower edge. With a picture the widest holds it. */
function bannerPlaces({ canvas, material }: Scope, random: Random): ArchPlace[] {
  const { content, width, height, base } = canvas
  const left = width * 0.585
  const shares = material.pictures[0]
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
    const top = material.pictures[0] && index === 1 ? 0.1 : (tops[index] ?? 0.2)
    const frame = boxOf(x, height * top, x + span * share, height + 2)
    x = right(frame) + gap
    return frame
  })
  const main = shares.indexOf(Math.max(...shares))
  const column = boxOf(content.x, content.y, left - base * 0.06, bottom(content))
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

function turned(place: ArchPlace, canvas: Canvas): ArchPlace {
  const side = (box: Box) => mirrored(box, canvas.width)
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

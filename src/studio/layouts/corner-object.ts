import { bottom, boxFromEdges, grow, measureArea, overlaps, right, type Box } from '../model/geometry.ts'
import { listSheets } from './add-corner.ts'
import { listLineBoxes } from './empty-piece.ts'
import { chooseFamily, isWhole } from './objects/object-family.ts'
import { createSubject } from './objects/subject.ts'
import { findEdge } from './settle-edge.ts'
import type { LayoutContext } from './layout-context.ts'
import type { SubjectObject } from '../model/material.ts'
import type { Layer } from '../model/scene.ts'

/** The least distance from words, and from an edge that a drawing does not leave, as shares of `canvas.base`. */
const DISTANCE = 0.04
const INSET = 0.04
/** A drawing whose box covers less than this share of the canvas is a lonely icon, and one that leaves the canvas looks cut off. */
const LEAST_SEEN = { whole: 0.06, leaving: 0.13 }
/** The longer side of the largest drawing, as a share of the shorter side of the canvas, and how much smaller each further try is. */
const MOST_SIDE = 0.86
const SMALLER = 0.92
/** Places that are tried in each direction. */
const STEPS = 18
/** The share of a drawing that is beyond an edge of the canvas. Less would look like a mistake, and more is hard to recognize. */
const BLEED = 0.18
/** The same for each edge of a corner. */
const CORNER_BLEED = 0.13
/** A drawing leaves the canvas where it is so many times as large as a whole one would be, which would be lonely. */
const LARGER = 2.2
/** Things of other ratios stay whole: a bicycle without a wheel is broken. */
const COMPACT = { least: 0.76, most: 1.26 }
/** How often a compact thing leaves the canvas, for each energy of a tone. */
const BLED = [0.06, 0.12, 0.18] as const

/**
 * Shows what the request is about in the empty space of a design that shows it nowhere: as large as its words allow, leaving the canvas at
 * one edge or whole, by tone and seed. Unchanged where there is no such space, or where something is drawn already.
 */
export function addCornerObject(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { material, canvas, slide } = context
  const [object] = material.objects
  if (!object || object.isSimple || slide || layers.some(({ kind }) => kind === 'object' || kind === 'picture'))
    return [...layers]
  // An edge of color is decided later, and makes way.
  const bare = layers.filter((layer) => findEdge(layer, canvas) === null)
  const words = listWordBoxes(bare).map((box) => grow(box, canvas.base * DISTANCE))
  const [largest] = listSheets(bare, canvas)
    .flatMap((sheet) => placeIn(context, object, sheet, words) ?? [])
    .toSorted((one, two) => two.seen - one.seen)
  if (!largest) return [...layers]
  const at = layers.findIndex((layer) => ['text', 'logo', 'panel'].includes(layer.kind))
  return layers.toSpliced(at, 0, ...largest.layers)
}

const listWordBoxes = (layers: readonly Layer[]): Box[] =>
  layers.flatMap((layer) =>
    layer.kind === 'text'
      ? listLineBoxes(layer)
      : layer.kind === 'logo' || layer.kind === 'panel' || (layer.kind === 'art' && layer.role === 'icon')
        ? [layer.box]
        : [],
  )

interface Placed {
  layers: Layer[]
  /** The area that it covers on the canvas, in pixels. */
  seen: number
}

type Sheet = ReturnType<typeof listSheets>[number]

function placeIn(context: LayoutContext, object: SubjectObject, sheet: Sheet, words: readonly Box[]): Placed | null {
  const { toneStyle } = context
  const family = chooseFamily(context, object, sheet.fill, isWhole)
  const random = context.random('corner object')
  const { ratio } = object
  const isCompact = ratio >= COMPACT.least && ratio <= COMPACT.most
  const mayLeave = family !== 'sticker' && isCompact
  const bleeds = mayLeave && random.chance(BLED[toneStyle.energy])
  const angle = (toneStyle.energy === 0 ? 0 : bleeds ? 10 : 6) * random.pick([-1, 1])
  const find = (leaves: boolean) => findSpace(context, sheet.box, words, { ratio, angle, bleeds: leaves })
  const leaving = mayLeave ? find(true) : null
  const whole = find(false)
  const isLarger = leaving && whole && measureArea(leaving) > measureArea(whole) * LARGER
  const space = bleeds || isLarger ? (leaving ?? whole) : (whole ?? leaving)
  if (!space) return null
  const layers = createSubject(context, space, sheet.fill, {
    angle: angle || UPRIGHT,
    object,
    allowed: (of) => of === family,
  })
  return { layers, seen: measureArea(space) }
}

/** A drawing that hardly turns has no floor with a shadow on it. */
const UPRIGHT = 0.01

interface Shape {
  ratio: number
  /** Degrees. */
  angle: number
  bleeds: boolean
}

/** The largest place of a shape without words. Among places of one size, the lower right one is taken, and one that leaves the canvas first. */
function findSpace(
  context: LayoutContext,
  sheet: Box,
  words: readonly Box[],
  { ratio, angle, bleeds }: Shape,
): Box | null {
  const { width, height, base } = context.canvas
  const turn = (Math.abs(angle) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const longest = Math.min(width, height) * MOST_SIDE
  for (let side = longest; side > base * 0.2; side *= SMALLER) {
    const [w, h] = ratio >= 1 ? [side, side / ratio] : [side * ratio, side]
    const [across, down] = [w * cos + h * sin, h * cos + w * sin]
    if (w * h < width * height * (bleeds ? LEAST_SEEN.leaving : LEAST_SEEN.whole)) return null
    const place = listPlaces(sheet, { across, down, inset: base * INSET, bleeds, canvas: context.canvas }).find(
      (box) => !words.some((word) => overlaps(word, box)),
    )
    if (!place) continue
    const [x, y] = [place.x + across / 2, place.y + down / 2]
    return boxFromEdges(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
  }
  return null
}

interface Extent {
  across: number
  down: number
  inset: number
  bleeds: boolean
  canvas: LayoutContext['canvas']
}

/** The boxes of a size that are tried: those that leave the canvas at a corner or at one side of it, or those that stay inside of the sheet. */
function listPlaces(sheet: Box, { across, down, inset, bleeds, canvas }: Extent): Box[] {
  const steps = Array.from({ length: STEPS + 1 }, (_none, index) => 1 - index / STEPS)
  const [left, top] = [sheet.x + inset, sheet.y + inset]
  const [free, deep] = [sheet.width - 2 * inset - across, sheet.height - 2 * inset - down]
  const toBox = (x: number, y: number): Box => ({ x, y, width: across, height: down })
  if (!bleeds)
    return free < 0 || deep < 0
      ? []
      : steps.flatMap((row) => steps.map((column) => toBox(left + free * column, top + deep * row)))
  const [isLow, isRight] = [bottom(sheet) >= canvas.height - 1, right(sheet) >= canvas.width - 1]
  const lowest = free < 0 ? [] : steps.map((column) => toBox(left + free * column, bottom(sheet) - down * (1 - BLEED)))
  const outer = deep < 0 ? [] : steps.map((row) => toBox(right(sheet) - across * (1 - BLEED), top + deep * row))
  const highest = free < 0 ? [] : steps.map((column) => toBox(left + free * column, sheet.y - down * BLEED))
  const [inner, upper] = [right(sheet) - across * (1 - CORNER_BLEED), bottom(sheet) - down * (1 - CORNER_BLEED)]
  const corners = [
    ...(isLow && isRight ? [toBox(inner, upper)] : []),
    ...(isLow && sheet.x <= 1 ? [toBox(sheet.x - across * CORNER_BLEED, upper)] : []),
    ...(isRight && sheet.y <= 1 ? [toBox(inner, sheet.y - down * CORNER_BLEED)] : []),
  ]
  return [...corners, ...(isLow ? lowest : []), ...(isRight ? outer : []), ...(sheet.y <= 1 ? highest : [])]
}

import { createBrandMark } from '../layouts/text/brand-mark.ts'
import { chooseLargeTextColor } from '../layouts/text/large-text-color.ts'
import { createField } from '../layouts/color-scheme.ts'
import { createBrandMarkStrip } from '../layouts/text/brand-mark-strip.ts'
import { bottom, boxFromEdges, centerX, right, type Box } from '../model/geometry.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { Align } from '../type/text-block.ts'
import { addThemeDecoration } from '../themes/decorate.ts'
import { createWeather, hasWeather } from './weather.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'
import { chooseGrounds } from './shot-grounds.ts'
import { createShotMotif, takePlace } from './shot-motif.ts'
import { createShotImage } from './shot-image.ts'
import { createShotWords, measureLargest } from './shot-words.ts'
import type { Shot } from './shot.ts'

/** The layers of a shot, back to front. `weather` falls between its ground and everything else. */
export interface ComposedShot {
  layers: Layer[]
  weather: ArtLayer[]
}

/** Composes the shots of a film: each is a design of its own, and all are of one family. */
export function composeShots(context: LayoutContext, shots: readonly Shot[]): ComposedShot[] {
  const grounds = chooseGrounds(context, shots)
  const align = context.random('align').chance(context.toneStyle.energy === 0 ? 0.35 : 0.25) ? 'center' : 'left'
  return shots.map((shot, index) => {
    const ground = grounds[index] ?? context.roles.paper
    const layers =
      shot.kind === 'end'
        ? composeEnd(context, shot, ground, index)
        : composeShot(context, { shot, index, ground, align })
    return {
      layers: addThemeDecoration(context, layers, !hasWeather(context)),
      weather: createWeather(context, ground),
    }
  })
}

interface ShotDesign {
  shot: Shot
  index: number
  ground: string
  align: Align
}

function composeShot(context: LayoutContext, design: ShotDesign): Layer[] {
  const { shot, index, ground } = design
  const image = createShotImage(context, shot, index, ground)
  const at = image.isAbove ? 'foot' : 'top'
  if (!image.hasPicture) {
    const { anchor } = index === 0 ? { anchor: 0.5 } : takePlace(context, index)
    const words = composeWords(context, design, { box: image.words, anchor, at })
    return [{ kind: 'backdrop', color: ground }, ...createShotMotif(context, index, ground), ...words]
  }
  const beside = composeWords(context, design, { box: image.words, anchor: image.isAbove ? 0.3 : 0.5, at })
  const alone = isCramped(context, beside)
    ? composeWords(context, design, { box: context.canvas.content, anchor: 0.44, at: 'top' })
    : []
  if (measureLargest(alone) > measureLargest(beside) * MUCH_LARGER)
    return [{ kind: 'backdrop', color: ground }, ...createShotMotif(context, index, ground), ...alone]
  return [{ kind: 'backdrop', color: ground }, ...image.layers, ...beside]
}

/** Letters below this share of the shorter side may be too small beside a picture. */
const CRAMPED = 0.085
/** A picture is left out where the words are larger by this factor without it. */
const MUCH_LARGER = 1.45

const isCramped = ({ canvas }: LayoutContext, layers: readonly Layer[]) =>
  measureLargest(layers) < Math.min(canvas.width, canvas.height) * CRAMPED

/** Where the words of a shot stand, and whether the brand mark is above or below them. */
interface WordsSpace {
  box: Box
  anchor: number
  at: 'top' | 'foot'
}

/** The space below the brand mark, besides that of its strip: words as large as a wide canvas allows come close to it. */
const BELOW_MARK = 0.022

/** The words of a shot with the brand mark. */
function composeWords(
  context: LayoutContext,
  { shot, ground, align }: ShotDesign,
  { box, anchor, at }: WordsSpace,
): Layer[] {
  if (shot.lines.length === 0) return []
  if (context.canvas.strip) return createShotWords(context, shot, { box, align, anchor, ground })
  const placeMark = (space: Box) => createBrandMarkStrip(context, ground, space, { at, align, scale: 0.86 })
  // Letters of some scripts reach further below their line than the foot of the box.
  const below = Math.max(0, findLowest(placeMark(box).layers) - bottom(box))
  const strip = placeMark({ ...box, height: box.height - below })
  const gap = at === 'top' ? context.canvas.base * BELOW_MARK : 0
  const rest = { ...strip.rest, y: strip.rest.y + gap, height: strip.rest.height - gap }
  return [...strip.layers, ...createShotWords(context, shot, { box: rest, align, anchor, ground })]
}

const findLowest = (layers: readonly Layer[]): number =>
  Math.max(0, ...layers.map((layer) => ('box' in layer ? bottom(layer.box) : 0)))

/** Size of the brand mark at the end, relative to its usual size: beside words, and alone. */
const LOGO = { beside: 2.2, alone: 2.8 } as const
const WORDMARK = { beside: 3, alone: 4.4 } as const
/** The most height of a box that the brand mark takes. */
const MOST_MARK = { beside: 0.4, alone: 0.8 } as const
/** The space between the brand mark and the words at the end: more than that between two lines, so that they are not read as one text. */
const MARK_GAP = 0.14
/** The rule between both, as shares of the side of a square with the same area. */
const RULE = { width: 0.09, height: 0.007 }
/** Words at the end that are smaller than this share of the side of a square with the same area are set without a picture. */
const SMALL = 0.05

/** The end: the brand mark, the call in words, where to go, and once more what the film is about. */
function composeEnd(context: LayoutContext, shot: Shot, ground: string, index: number): Layer[] {
  const backdrop: Layer = { kind: 'backdrop', color: ground }
  const image = createShotImage(context, shot, index, ground)
  const beside = image.hasPicture ? composeEndWords(context, shot, ground, image.words) : null
  const isReadable = beside && measureLargest(beside.words) >= (shot.lines.length > 0 ? context.canvas.base * SMALL : 0)
  if (isReadable) return [backdrop, ...image.layers, ...beside.mark, ...beside.words]
  const { mark, words } = composeEndWords(context, shot, ground, context.canvas.content)
  return [backdrop, ...createShotMotif(context, index, ground), ...mark, ...words]
}

/** Brand mark and words in the middle of a box. */
function composeEndWords(
  context: LayoutContext,
  shot: Shot,
  ground: string,
  box: Box,
): { mark: Layer[]; words: Layer[] } {
  const { canvas, material } = context
  const surface = context.surface(ground)
  const sizes = material.logo ? LOGO : WORDMARK
  const [wanted, tallest] = shot.lines.length > 0 ? [sizes.beside, MOST_MARK.beside] : [sizes.alone, MOST_MARK.alone]
  const create = (scale: number) => createBrandMark(context, surface, box.width * 0.86, scale)
  const fits = (scale: number) => create(scale).height <= box.height * tallest
  const fitted = create([1, 0.8, 0.64, 0.5].map((share) => wanted * share).find(fits) ?? 1)
  const gap = Math.min(canvas.base * MARK_GAP, box.height * 0.22)
  const space = boxFromEdges(box.x, box.y + fitted.height + gap, right(box), bottom(box))
  const place = { box: space, align: 'center' as const, anchor: 0, ground }
  const used = Math.max(box.y + fitted.height, findLowest(createShotWords(context, shot, place)))
  const shift = Math.max(0, (bottom(box) - used) / 2)
  const words = createShotWords(context, shot, { ...place, box: { ...space, y: space.y + shift } })
  const [width, height] = [canvas.base * RULE.width, canvas.base * RULE.height]
  const middle = box.y + shift + fitted.height + fitted.drop + (gap - fitted.drop) / 2
  const line = { x: centerX(box) - width / 2, y: middle - height / 2, width, height }
  return {
    mark: [
      ...fitted.place(centerX(box), box.y + shift, 'center').map((layer) => colorMark(context, layer, ground)),
      ...(words.length > 0 ? [createField(line, surface.accent)] : []),
    ],
    words,
  }
}

/** A large name has the color of the other large words. */
function colorMark(context: LayoutContext, layer: Layer, ground: string): Layer {
  if (layer.kind !== 'text') return layer
  const { face } = context.type.wordmark
  return { ...layer, color: chooseLargeTextColor(context, context.surface(ground), face, layer.size) }
}

import { createBrandMark } from '../layouts/text/brand-mark.ts'
import { chooseLargeTextColor } from '../layouts/text/large-text-color.ts'
import { createBrandMarkStrip } from '../layouts/text/brand-mark-strip.ts'
import { bottom, boxFromEdges, centerX, right, type Box } from '../model/geometry.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { Align } from '../type/text-block.ts'
import { addThemeDecoration } from '../themes/decorate.ts'
import { createWeather, hasWeather } from './weather.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'
import { chooseGrounds } from './shot-grounds.ts'
import { createShotMotif } from './shot-motif.ts'
import { createShotPicture } from './shot-picture.ts'
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
  const picture = createShotPicture(context, shot, index, ground)
  const beside = composeWords(context, design, picture.words, 0.5)
  if (!picture.hasPicture)
    return [{ kind: 'backdrop', color: ground }, ...createShotMotif(context, index, ground), ...beside]
  const alone = isCramped(context, beside) ? composeWords(context, design, context.canvas.content, 0.44) : []
  if (measureLargest(alone) > measureLargest(beside) * MUCH_LARGER)
    return [{ kind: 'backdrop', color: ground }, ...createShotMotif(context, index, ground), ...alone]
  return [{ kind: 'backdrop', color: ground }, ...picture.layers, ...beside]
}

/** Letters below this share of the side of a square with the same area may be too small beside a picture. */
const CRAMPED = 0.072
/** A picture is left out where the words are larger by this factor without it. */
const MUCH_LARGER = 1.45

const isCramped = ({ canvas }: LayoutContext, layers: readonly Layer[]) =>
  measureLargest(layers) < canvas.base * CRAMPED

/** The words of a shot below the brand mark. */
function composeWords(
  context: LayoutContext,
  { shot, ground, align }: ShotDesign,
  words: Box,
  anchor: number,
): Layer[] {
  if (shot.lines.length === 0) return []
  if (context.canvas.strip) return createShotWords(context, shot, { box: words, align, anchor, ground })
  const strip = createBrandMarkStrip(context, ground, words, { at: 'top', align, scale: 0.86 })
  const box = boxFromEdges(words.x, strip.rest.y, right(words), bottom(words))
  return [...strip.layers, ...createShotWords(context, shot, { box, align, anchor, ground })]
}

/** Size of the brand mark at the end, relative to its usual size. */
const LOGO = 2.2
const WORDMARK = 3.3

/** The end: the brand mark, the call in words, and where to go. */
function composeEnd(context: LayoutContext, shot: Shot, ground: string, index: number): Layer[] {
  const { canvas, material } = context
  const { content, base } = canvas
  const mark = createBrandMark(context, context.surface(ground), content.width * 0.86, material.logo ? LOGO : WORDMARK)
  const gap = Math.min(base * 0.075, content.height * 0.12)
  const scale = mark.height > content.height * 0.4 ? 0.5 : 1
  const fitted = scale < 1 ? createBrandMark(context, context.surface(ground), content.width * 0.5, 1) : mark
  const room = boxFromEdges(content.x, content.y + fitted.height + gap, right(content), bottom(content))
  const place = { box: room, align: 'center' as const, anchor: 0, ground }
  const words = createShotWords(context, shot, place)
  const used = words.reduce(
    (low, layer) => ('box' in layer ? Math.max(low, bottom(layer.box)) : low),
    content.y + fitted.height,
  )
  const shift = Math.max(0, (bottom(content) - used) / 2)
  const lowered = { ...place, box: { ...room, y: room.y + shift, height: room.height } }
  return [
    { kind: 'backdrop', color: ground },
    ...createShotMotif(context, index, ground),
    ...fitted.place(centerX(content), content.y + shift, 'center').map((layer) => colorMark(context, layer, ground)),
    ...createShotWords(context, shot, lowered),
  ]
}

/** A large name has the color of the other large words. */
function colorMark(context: LayoutContext, layer: Layer, ground: string): Layer {
  if (layer.kind !== 'text') return layer
  const { face } = context.type.wordmark
  return { ...layer, color: chooseLargeTextColor(context, context.surface(ground), face, layer.size) }
}

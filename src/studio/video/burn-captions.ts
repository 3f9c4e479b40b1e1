import { contrast, deltaE, mixColors } from '../color/oklch.ts'
import { SMALL_TEXT } from '../color/surface-colors.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import { controlCorners, minFactSize } from '../layouts/type-sizes.ts'
import type { BurnedCaptions } from '../model/captions.ts'
import type { Canvas } from '../model/canvas.ts'
import { bottom, centerX } from '../model/geometry.ts'
import type { Layer, Motion, PanelLayer, TextLayer } from '../model/scene.ts'
import type { Track } from '../model/track.ts'
import { toPlainText } from '../type/breaking/drawable-text.ts'
import { adjustStyleForScripts, placeText, type TextSpec, type TextBlock } from '../type/text-block.ts'
import { wrapText } from '../type/fit-text.ts'
import { type Cue, layCues } from './captions.ts'
import { isUnspaced, splitUnspaced } from '../type/breaking/unspaced-scripts.ts'
import { splitGraphemes } from '../type/graphemes.ts'

/** How captions are set: their size and the width of their lines in pixels, their lines at most, and the height that they take. */
export interface CaptionPlan {
  style: BurnedCaptions['style']
  size: number
  width: number
  most: number
  band: number
}

/** Font size, as a share of `canvas.base`, and the same smaller where a long word needs it. */
const SIZE_SHARE = 0.04
const STEPS = [1, 0.86, 0.74] as const
/** About forty letters, in em. */
const WIDEST = 21
/** The plate around the lines and the space above it, in em. */
const [PAD_X, PAD_Y, GAP] = [0.7, 0.5, 0.9]
/** Captions take no more of the content's height than this. */
const MOST_OF_CONTENT = 0.26
/** A text of this many lines is a whole page. */
const LINES_MAX = 60

/** Decides how captions are set. Null where they would take too much of the film, or where a word fits no line. */
export function planCaptions(
  context: LayoutContext,
  texts: readonly string[],
  style: CaptionPlan['style'],
): CaptionPlan | null {
  const { canvas } = context
  const usual = Math.max(canvas.base * SIZE_SHARE, minFactSize(canvas))
  for (const step of STEPS) {
    const size = usual * step
    const width = Math.min(canvas.content.width - 2 * PAD_X * size, WIDEST * usual)
    if (!texts.every((text) => breakCaption(context, text, { size, width }))) continue
    for (const most of [2, 1]) {
      const band = (most * measureLeading(context, texts) + 2 * PAD_Y + GAP) * size
      if (band <= canvas.content.height * MOST_OF_CONTENT) return { style, size, width, most, band }
    }
  }
  return null
}

const toSpec = (context: LayoutContext, text: string): TextSpec => {
  const { ink, fill } = context.surface(context.roles.deep)
  return { role: 'label', text, style: context.type.label, color: ink, ground: fill }
}

const styleOf = (context: LayoutContext, text: string) =>
  adjustStyleForScripts({ ...toSpec(context, text), role: 'detail' }, context.ruler.breaker?.language)

const measureLeading = (context: LayoutContext, texts: readonly string[]) =>
  Math.max(...texts.map((text) => styleOf(context, text).leading), context.type.label.leading) * 1.04

const breakCaption = (context: LayoutContext, text: string, { size, width }: Pick<CaptionPlan, 'size' | 'width'>) =>
  wrapText(text, styleOf(context, text), context.ruler, size, width, LINES_MAX)

interface CaptionPlace extends CaptionPlan {
  /** Not mirrored. */
  canvas: Canvas
  /** How many layers the cover has. */
  offset: number
}

/** Adds captions to a film: each on a plate of its own at the bottom of the content, below the words of all scenes and in front of everything. */
export function burnCaptions(motion: Motion, context: LayoutContext, place: CaptionPlace): Motion {
  const { fps } = motion
  const breakLines = (text: string) => breakCaption(context, text, place) ?? [text]
  const cues = layCues(motion, breakLines, place.most).flatMap((cue) => {
    const [from, until] = [Math.round(cue.from * fps), Math.min(motion.frames, Math.round(cue.until * fps))]
    return until > from ? [{ from, until, lines: cue.lines }] : []
  })
  const layers: Layer[] = []
  const tracks: Track[] = []
  const add = (layer: Layer, shown: Track['shown']) => {
    const at = place.offset + motion.layers.length + layers.push(layer) - 1
    tracks.push({ layers: [at], line: null, origin: [0, 0], clip: null, side: 'bottom', shown, moves: [] })
  }
  for (const cue of cues) {
    const { plate, lines } = setCaption(context, cue, place)
    add(plate, [cue.from, cue.until])
    for (const { layer, shown } of place.style === 'words' ? colorDue(context, lines, cue) : lines.map(rest(cue)))
      add(layer, shown)
  }
  return {
    ...motion,
    layers: [...motion.layers, ...layers],
    tracks: [...motion.tracks, ...tracks],
    captions: {
      style: place.style,
      cues: cues.map((cue) => ({ ...cue, lines: cue.lines.map(toPlainText) })),
    },
  }
}

const rest =
  ({ from, until }: Pick<Cue, 'from' | 'until'>) =>
  (layer: TextLayer): { layer: TextLayer; shown: Track['shown'] } => ({ layer, shown: [from, until] })

/** The plate of a caption and its lines, each a layer of its own. */
function setCaption(
  context: LayoutContext,
  { lines }: Pick<Cue, 'lines'>,
  { canvas, size }: CaptionPlace,
): { plate: PanelLayer; lines: TextLayer[] } {
  const { content } = canvas
  const text = lines.join(' ')
  const spec = toSpec(context, text)
  const style = styleOf(context, text)
  const leading = measureLeading(context, [text])
  const widths = lines.map((line) => context.ruler.width(line, style.face, style.tracking) * size)
  const [width, height] = [Math.max(...widths) + 2 * PAD_X * size, (lines.length * leading + 2 * PAD_Y) * size]
  const box = { x: centerX(content) - width / 2, y: bottom(content) - height, width, height }
  const plate: PanelLayer = {
    kind: 'panel',
    role: 'plate',
    box,
    corners: controlCorners(context.toneStyle, size * 1.6),
    color: spec.ground,
    stroke: null,
    stroke_width: 0,
  }
  const { cap } = style.face.family
  const set = lines.map((line, index) => {
    const block: TextBlock = {
      ...spec,
      text: line,
      style,
      lines: [line],
      widths: [widths[index] ?? 0],
      size,
      width: widths[index] ?? 0,
      rise: 0,
      height: cap * size,
      drop: 0,
    }
    const top = box.y + (PAD_Y + index * leading + (leading - cap) / 2) * size
    return placeText(block, centerX(content), top, 'center')
  })
  return { plate, lines: set }
}

/** The lines of a caption over its time: the word that is due has a color of its own, in proportion to the letters before it. */
function colorDue(
  context: LayoutContext,
  lines: readonly TextLayer[],
  cue: { from: number; until: number },
): { layer: TextLayer; shown: Track['shown'] }[] {
  const colors = chooseDueColors(context)
  const drawn = lines.map((layer) => layer.lines[0]?.text ?? '')
  const due = splitDue(drawn, cue)
  return lines.flatMap((layer, index) => {
    const quiet = { ...layer, color: colors.quiet }
    const [line] = layer.lines
    const words = due.filter((word) => word.line === index)
    const [first, last] = [words[0], words.at(-1)]
    if (!line || !first || !last) return [rest(cue)(quiet)]
    const lit = words.map(({ from, until, start, end }) => ({
      layer: { ...quiet, lines: [{ ...line, runs: [{ start, end, color: colors.due }] }] },
      shown: [from, until] as const,
    }))
    const still = [[cue.from, first.from] as const, [last.until, cue.until] as const].filter(([a, b]) => b > a)
    return [...still.map((shown) => ({ layer: quiet, shown })), ...lit]
  })
}

/** The word that is due has a color of the brand that can be read; without one, it is as light as it can be, and the others are dimmed. */
function chooseDueColors(context: LayoutContext): { due: string; quiet: string } {
  const { roles } = context
  const { ink, fill } = context.surface(roles.deep)
  const palette = [roles.second, roles.primary, roles.secondary, roles.soft, roles.tint]
  const due = palette.find((color) => contrast(color, fill) >= SMALL_TEXT + 0.2 && deltaE(color, ink) > 14)
  if (due) return { due, quiet: ink }
  const dims = [0.45, 0.35, 0.25, 0.15].map((share) => mixColors(ink, fill, share))
  return { due: ink, quiet: dims.find((color) => contrast(color, fill) >= SMALL_TEXT + 0.2) ?? ink }
}

/** A word of a caption: its line, its place in the line in UTF-16 code units, and the frames in which it is due. */
interface DueWord {
  line: number
  start: number
  end: number
  from: number
  until: number
}

/** Splits a caption into words that are due one after the other, each for a time in proportion to its letters. */
function splitDue(lines: readonly string[], { from, until }: { from: number; until: number }): DueWord[] {
  const words = lines.flatMap((line, index) => findWords(line).map((place) => ({ line: index, ...place })))
  const counts = words.map(({ line, start, end }) => splitGraphemes(lines[line]?.slice(start, end) ?? '').length + 1)
  const whole = counts.reduce((sum, count) => sum + count, 0)
  const at = (passed: number) => Math.round(from + ((until - from) * passed) / whole)
  let passed = 0
  return words
    .map((word, index) => {
      const start = at(passed)
      passed += counts[index] ?? 0
      return { ...word, from: start, until: at(passed) }
    })
    .filter((word) => word.until > word.from)
}

/** The words of a line. Scripts without spaces are split between words with their particles. */
function findWords(line: string): { start: number; end: number }[] {
  const words = isUnspaced(line) ? splitUnspaced(line) : (line.match(/\S+/gu) ?? [])
  let at = 0
  return words.flatMap((word) => {
    const start = line.indexOf(word, at)
    at = start + word.length
    return word.trim() === '' ? [] : [{ start, end: at }]
  })
}

import { fitText, hangOf, riseOf, wrapText } from './fit.ts'
import { languageOf, needsOf } from './scripts.ts'
import type { Room, Setting, Style } from './fit.ts'
import type { Ruler } from './ruler.ts'
import type { TextLayer, TextRole } from '../scene.ts'

export type Align = 'left' | 'center' | 'right'

/** Words whose lines and size are decided, before they have a place. All measures in pixels. */
export interface TextBlock {
  role: TextRole
  text: string
  lines: readonly string[]
  widths: readonly number[]
  style: Style
  size: number
  width: number
  /** What is kept free for marks above the capitals of the first line. */
  rise: number
  /** From the top, which is that of the capitals where nothing is kept free above them, to the last baseline. */
  height: number
  /** What hangs below the last baseline. */
  drop: number
  color: string
  ground: string
}

export interface Words {
  role: TextRole
  text: string
  style: Style
  color: string
  ground: string
}

/** Large type: the size follows from the room. */
export function fitBlock(words: Words, ruler: Ruler, room: Room): TextBlock | null {
  const style = styleFor(words)
  const setting = fitText(drawn(words.text, style), style, ruler, room)
  return setting && blockOf({ ...words, style }, ruler, setting, riseOf(setting.lines))
}

/** Running text: the size is given, at most `most` lines. */
export function wrapBlock(words: Words, ruler: Ruler, size: number, width: number, most: number): TextBlock | null {
  const style = styleFor(words)
  const lines = wrapText(drawn(words.text, style), style, ruler, size, width, most)
  return lines && lines.length > 0 ? blockOf({ ...words, style }, ruler, { lines, size }, 0) : null
}

/** The style as the scripts of these words need it: room for their marks, no space within joined letters. */
function styleFor({ text, style }: Words): Style {
  const needs = needsOf(drawn(text, style))
  const { family } = style.face
  const [cap, descent] = [Math.max(family.cap, needs.rise), Math.max(family.descent, needs.fall)]
  return {
    ...style,
    face: { ...style.face, family: { ...family, cap, descent } },
    leading: Math.max(style.leading, needs.leading),
    tracking: needs.joined ? 0 : style.tracking,
    transform: needs.rise > 0 ? 'none' : style.transform,
  }
}

/** A text in the letters in which it is drawn. */
export const drawn = (text: string, { transform }: Pick<Style, 'transform'>) =>
  transform === 'uppercase' ? text.toLocaleUpperCase(languageOf(text)) : text

/** `rise` in em. */
function blockOf(words: Words, ruler: Ruler, { lines, size }: Setting, rise: number): TextBlock {
  const { style } = words
  const widths = lines.map((line) => ruler.width(line, style.face, style.tracking) * size)
  const { cap } = style.face.family
  return {
    ...words,
    lines,
    widths,
    size,
    width: Math.max(...widths),
    rise: rise * size,
    height: (rise + cap + (lines.length - 1) * style.leading) * size,
    drop: hangOf(lines, style) * size,
  }
}

/** Puts a block at its place: `x` is the left edge, the middle or the right edge, `top` its top. */
export function placeText(block: TextBlock, x: number, top: number, align: Align = 'left'): TextLayer {
  const { style, size, widths } = block
  const { family, weight } = style.face
  const nudge = align === 'left' && size > 40 ? family.bearing * size * 0.8 : 0
  const share = align === 'left' ? 0 : align === 'center' ? 0.5 : 1
  const lines = block.lines.map((text, index) => ({
    text,
    x: round(x - (widths[index] ?? 0) * share - nudge),
    y: round(top + block.rise + (family.cap + index * style.leading) * size),
    width: round(widths[index] ?? 0),
  }))
  const left = Math.min(...lines.map((line) => line.x)) + nudge
  return {
    kind: 'text',
    role: block.role,
    text: block.text,
    transform: style.transform,
    family: family.name,
    weight,
    size: round(size),
    tracking: style.tracking,
    color: block.color,
    ground: block.ground,
    box: { x: round(left), y: round(top), width: round(block.width), height: round(block.height + block.drop) },
    lines,
  }
}

const round = (value: number) => Math.round(value * 100) / 100

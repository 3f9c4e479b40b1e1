import { joined, piecesOf } from './words.ts'
import type { Face, Ruler } from './ruler.ts'
import type { Piece } from './words.ts'

/** How a text is to be set: leading in em from baseline to baseline, tracking in em. */
export interface Style {
  face: Face
  leading: number
  tracking: number
  transform: 'none' | 'uppercase'
}

/** Lines that fit, and the font size in pixels at which they do. */
export interface Setting {
  lines: readonly string[]
  size: number
}

export interface Room {
  width: number
  height: number
  /** Line counts that suit the place, best first. Others have to be much larger to be taken. */
  counts: readonly number[]
  most: number
  least: number
}

/** Ends of lines that leave a reader hanging. */
const DANGLING = /^(a|an|the|of|to|in|on|at|by|for|with|and|or|but|our|your|my|is|de|la|le|der|die|das|und|el|y)$/i
const ORPHAN = 0.3
/** How much larger type must be for a line count that the place did not ask for. */
const UNWANTED = 0.2
/** A new sentence that begins in the middle of a line. */
const SENTENCE_INSIDE = /[.!?:] \S/

/**
 * The fit rule: line count first, then the largest size at which block and longest word fit, lines balanced, no
 * orphan. Outlines scale linearly, so the largest size is a quotient and needs no search. Null when even `least` is
 * too large.
 */
export function fitText(text: string, style: Style, ruler: Ruler, room: Room): Setting | null {
  const pieces = piecesOf(text)
  if (pieces.length === 0) return null
  const settings = possible(pieces, style, ruler, room)
  const legible = settings.filter((of) => of.size >= room.least)
  return bestOf(
    legible.filter((of) => !gainsNothing(of, legible)),
    room,
  )
}

function possible(pieces: readonly Piece[], style: Style, ruler: Ruler, room: Room): Setting[] {
  const lineOf = linesOf(pieces, (line) => ruler.width(line, style.face, style.tracking))
  const settings: Setting[] = []
  for (let count = 1; count <= Math.min(pieces.length, 7); count++) {
    const set = balanced(pieces.length, count, lineOf)
    const lines = set.map(({ text }) => text)
    const widest = Math.max(...set.map(({ width }) => width))
    const tall = riseOf(lines) + style.face.family.cap + hangOf(lines, style) + (count - 1) * style.leading
    settings.push({ lines, size: Math.min(room.most, (room.width * 0.995) / widest, room.height / tall) })
  }
  return settings
}

/** What hangs below capitals: cedilla, ogonek, comma and dot below, and the letters of scripts that have no capitals. */
const BELOW = /[\u0323-\u0328\u0331]|\p{Lo}/u

/** How far these lines reach below their baseline, in em. */
export function hangOf(lines: readonly string[], { transform, face }: Style): number {
  const { name, descent } = face.family
  const capitals = transform === 'uppercase' || name === 'Bebas Neue'
  const level = capitals && !lines.some((line) => BELOW.test(line.normalize('NFD')))
  return level ? 0.02 : descent * 0.85
}

/** Marks beside or below their letter. */
const NOT_ABOVE = /[\u031B\u0323-\u0328\u0331]/g

/**
 * What large type keeps free above its first line for marks on it, in em. Measured on the bundled families, one mark on a capital
 * reaches 0.15 to 0.37 above it and two reach 0.22 to 0.47: about half of that is left to the space that stands above anyway.
 */
export function riseOf([first = '']: readonly string[]): number {
  const marked = first.normalize('NFD').replace(NOT_ABOVE, '')
  if (/\p{Lu}\p{M}\p{M}/u.test(marked)) return 0.3
  if (/\p{Lu}\p{M}/u.test(marked)) return 0.16
  return /\p{Ll}\p{M}\p{M}/u.test(marked) ? 0.12 : 0
}

/** Another line is only worth it when the type grows by it: often one long word sets the size anyway. */
function gainsNothing(setting: Setting, all: readonly Setting[]): boolean {
  return all.some((of) => of.lines.length < setting.lines.length && of.size >= setting.size * 0.98)
}

/** Among wanted counts the larger type wins, unless the difference is too small to see: then the better count. */
function bestOf(settings: readonly Setting[], room: Room): Setting | null {
  const rank = ({ lines, size }: Setting) => {
    const place = room.counts.indexOf(lines.length)
    const run = lines.length > 1 && lines.some((line) => SENTENCE_INSIDE.test(line)) ? 0.2 : 0
    return size * (1 - (place < 0 ? UNWANTED : 0.05 * place) - run)
  }
  return settings.reduce<Setting | null>((best, of) => (best && rank(best) >= rank(of) ? best : of), null)
}

interface Line {
  text: string
  width: number
}

/** The line from one piece to before another. Each is measured once, however many breakings it is tried in. */
function linesOf(pieces: readonly Piece[], widthOf: (line: string) => number) {
  const known = new Map<number, Line>()
  return (from: number, to: number): Line => {
    const key = from * (pieces.length + 1) + to
    const before = known.get(key)
    if (before) return before
    const text = joined(pieces.slice(from, to))
    const line = { text, width: widthOf(text) }
    known.set(key, line)
    return line
  }
}

type LineOf = ReturnType<typeof linesOf>

/** The breaking into `count` lines with the narrowest widest line; raggedness, orphans and dangling words cost. */
function balanced(pieces: number, count: number, lineOf: LineOf): Line[] {
  const memo = new Map<number, { cost: number; lines: Line[] }>()
  const ideal = lineOf(0, pieces).width / count
  const solve = (from: number, left: number): { cost: number; lines: Line[] } => {
    const key = from * (count + 1) + left
    const known = memo.get(key)
    if (known) return known
    let best = { cost: Infinity, lines: [] as Line[] }
    const last = left === 1
    for (let to = last ? pieces : from + 1; to <= pieces - (left - 1); to++) {
      const line = lineOf(from, to)
      // Longer lines from here cost more for their width alone than whatever the rest could save.
      if (overCost(line.width, ideal) - PAUSE_GAIN * left > best.cost) break
      const rest = last ? { cost: 0, lines: [] } : solve(to, left - 1)
      const cost = rest.cost + costOf(line, ideal, last, count)
      if (cost < best.cost) best = { cost, lines: [line, ...rest.lines] }
    }
    memo.set(key, best)
    return best
  }
  return solve(0, count).lines
}

/** What a line that ends with a pause saves. */
const PAUSE_GAIN = 0.06

/** Cubed, so that one wide line, which sets the size of all, costs more than several narrow ones. */
function overCost(width: number, ideal: number): number {
  const over = Math.max(0, width / ideal - 1)
  return (over * 1.6) ** 3 + over * 0.5
}

function costOf({ text, width }: Line, ideal: number, last: boolean, count: number): number {
  const under = Math.max(0, 1 - width / ideal)
  const dangling = !last && DANGLING.test(text.slice(text.lastIndexOf(' ') + 1)) ? 0.05 : 0
  const pause = !last && /[.!?,:;、。！？،؟।]$/.test(text) ? -PAUSE_GAIN : 0
  const run = SENTENCE_INSIDE.test(text) && count > 1 ? 0.12 : 0
  const orphan = last && count > 1 && width < ideal * ORPHAN ? 0.6 : 0
  return overCost(width, ideal) + under ** 2 * 0.4 + dangling + orphan + pause + run
}

/** Lines for running text at a given size: as few as fit, balanced. Null when they are more than `most`. */
export function wrapText(text: string, style: Style, ruler: Ruler, size: number, width: number, most: number) {
  const pieces = piecesOf(text)
  const [first] = pieces
  if (!first) return null
  const widthOf = (line: string) => ruler.width(line, style.face, style.tracking) * size
  const lineOf = linesOf(pieces, widthOf)
  const space = widthOf(`${first.text} ${first.text}`) - 2 * widthOf(first.text)
  for (let count = 1; count <= Math.min(most, pieces.length); count++) {
    // Breaking saves a space for each line but the last: what is still too wide then fits in no way.
    if (lineOf(0, pieces.length).width - (count - 1) * space > count * width) continue
    const lines = balanced(pieces.length, count, lineOf)
    if (lines.every((line) => line.width <= width)) return lines.map((line) => line.text)
  }
  return null
}

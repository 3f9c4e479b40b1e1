/** A possible line of a text. Widths are in em. */
export interface Line {
  /** The line is from one piece up to another (excluded). */
  from: number
  to: number
  width: number
  /** What makes the line bad, apart from its width. */
  cost: number
  /** How much a reader stumbles over its end, compared with a smaller size. */
  torn: number
  /** Whether a sentence starts in the middle of it. */
  hasStart: boolean
  /** Whether it is a word of up to three letters, which is not alone on a line. */
  isShort: boolean
  /** Whether it is a single word. */
  isWord: boolean
}

/** How much the width of lines counts. */
export interface Evenness {
  /** In em. */
  widest: number
  /** The cost of a line that is wider than the mean, as a function of by how much. */
  measureExcess: (over: number) => number
  /** The cost of an empty line, relative to the mean. */
  under: number
}

/** The widest line determines the size of a large text. Cubed, so that one wide line costs more than several narrow ones. */
export const BALANCED: Evenness = {
  widest: Infinity,
  measureExcess: (over) => (over * 1.6) ** 3 + over * 0.5,
  under: 0.4,
}
/** The lines of running text have a size already, so that a long one only looks uneven. */
export const RAGGED = { measureExcess: (over: number) => over * 0.22, under: 0.25 }

/** What a reader stumbles over at the end of a line. */
export const measureTornness = (line: Line, ideal: number, count: number): number =>
  Math.max(0, line.torn) +
  (line.isShort && count > 1 ? SHORT_LINE_COST : isLonely(line, ideal, count) ? LONELY_COST : 0)

/** One word alone on a line that is much shorter than the others of three or more. */
const isLonely = (line: Line, ideal: number, count: number): boolean =>
  count > 2 && line.from > 0 && isNarrowWord(line, ideal)
const isNarrowWord = ({ isWord, width }: Line, ideal: number) => isWord && width < ideal * LONELY
const LONELY = 0.55
const LONELY_COST = 0.29

/** What the first line of running text costs if it is one short word. Large text may begin so: "Our / sustainability / promise". */
const FIRST_ALONE_COST = 0.16
const isFirstAlone = (line: Line, ideal: number, { widest }: Evenness) =>
  line.from === 0 && widest < Infinity && isNarrowWord(line, ideal)

/** The cost of a short word alone on a line that is not the last one. */
const SHORT_LINE_COST = 0.25
/** The cost of a sentence that begins inside of a line: "my knee / op. Couldn't have". */
const START_INSIDE_COST = 0.2
/** A last line that is shorter than this share of the others is an orphan. */
const ORPHAN = 0.3

export const measureExcessCost = (width: number, ideal: number, { measureExcess }: Evenness): number =>
  measureExcess(Math.max(0, width / ideal - 1))

export function measureLineCost(line: Line, ideal: number, last: boolean, count: number, evenness: Evenness): number {
  const { width, cost, hasStart, isShort } = line
  const under = Math.max(0, 1 - width / ideal)
  const run = hasStart && count > 1 ? START_INSIDE_COST : 0
  const isOrphan = last && (width < ideal * ORPHAN || isShort)
  const lonely = isLonely(line, ideal, count) ? LONELY_COST : isFirstAlone(line, ideal, evenness) ? FIRST_ALONE_COST : 0
  const orphan = count < 2 ? 0 : isOrphan ? 0.6 : isShort ? SHORT_LINE_COST : lonely
  return measureExcessCost(width, ideal, evenness) + under ** 2 * evenness.under + cost + orphan + run
}

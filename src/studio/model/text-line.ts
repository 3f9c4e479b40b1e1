/** A part of a line that is drawn in a color of its own. `start` and `end` are offsets in the line's text, in UTF-16 code units. */
export interface TextRun {
  start: number
  end: number
  color: string
  /** Whether a line goes through it, as through a former price. */
  struck?: boolean | undefined
}

/** One line of text. `x` is its left edge, `y` its baseline, `width` its advance width, all in pixels. */
export interface TextLine {
  text: string
  x: number
  y: number
  width: number
  /** The font size, as a share of the size of the layer. 1 if absent. */
  scale?: number | undefined
  /** Facts that are emphasized inside of the line, in order. All other letters have the color of the layer. */
  runs?: readonly TextRun[] | undefined
}

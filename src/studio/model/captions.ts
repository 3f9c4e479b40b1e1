/** How captions are burned into a film: not at all, line by line, or with the word that is due in a color of its own. */
export type CaptionStyle = 'none' | 'lines' | 'words'

/** A phrase that a voice says, from when to when, in seconds of the film. */
export interface SpokenLine {
  from: number
  until: number
  text: string
}

/** The captions that are drawn in a film. Frames count from 0; `until` is exclusive. */
export interface BurnedCaptions {
  style: Exclude<CaptionStyle, 'none'>
  cues: readonly { from: number; until: number; lines: readonly string[] }[]
}

import type { ShotKind, StoryLine, StoryScene } from './story.ts'

/** A scene of a film, from one cut to the next. Frames count from 0; `until` and the end of `layers` are exclusive. */
export interface VideoScene {
  kind: ShotKind
  from: number
  until: number
  /** Its texts in reading order. */
  texts: readonly string[]
  /** Its layers, as indexes into `motion.layers`. */
  layers: readonly [from: number, until: number]
  /**
   * What it was composed from, and the frames that its texts take to read at least. Scenes of older films do not say it.
   */
  shot?:
    | {
        lines: readonly StoryLine[]
        number: number | null
        chosen: Pick<StoryScene, 'picture' | 'seconds' | 'transition' | 'clip'>
        least: number
      }
    | undefined
}

/** What a shot does in its film: it opens it, shows the subject, makes a point, states an offer or an event, or ends it. */
export const SHOT_KINDS = ['hook', 'subject', 'point', 'offer', 'event', 'end'] as const
export type ShotKind = (typeof SHOT_KINDS)[number]

/** A scene of a film, from one cut to the next. Frames count from 0; `until` and the end of `layers` are exclusive. */
export interface FilmScene {
  kind: ShotKind
  from: number
  until: number
  /** Its texts in reading order. */
  texts: readonly string[]
  /** Its layers, as indexes into `motion.layers`. */
  layers: readonly [from: number, until: number]
}

import type { Box } from './geometry.ts'

/** `drift` is linear, in steps of two frames: for motion so slow that a step is less than two pixels. */
export type Easing = 'linear' | 'drift' | 'soft' | 'in-out' | 'out' | 'expo' | 'back'

/**
 * One change of one property between two frames. `x` and `y` are offsets from the still in pixels. `scale` and `zoom`
 * are factors; `zoom` scales an image inside its outline. `opacity` and `reveal` are 0 to 1. Before its first move, a
 * property has that move's `from`; after its last move, that move's `to`.
 */
export interface Move {
  what: 'x' | 'y' | 'scale' | 'zoom' | 'opacity' | 'reveal'
  from: number
  to: number
  start: number
  end: number
  ease: Easing
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** Layers, or one line of a text, that move together. */
export interface Track {
  /** Indexes into `scene.layers` followed by `motion.layers`. */
  layers: readonly number[]
  line: number | null
  /** The fixed point for scaling, in canvas pixels. */
  origin: readonly [number, number]
  /** The track is visible only inside this box, which does not move. */
  clip: Box | null
  /** The side from which `reveal` uncovers the track: its `clip` box, or its own box if there is no clip. */
  side: Side
  /** The first visible frame, and the first frame after the last visible one. */
  shown: readonly [from: number, until: number]
  moves: readonly Move[]
}

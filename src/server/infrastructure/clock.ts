/** The clock of the server. Tests can stop it. */
export interface Clock {
  now: () => Date
  /** Milliseconds that have passed since some moment, for waits. Setting the time of day does not change them. */
  elapsed?: () => number
  /** How many times faster than real time waits pass, for tests; 1 by default. */
  speed?: number
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The real duration of a wait of `ms`, in milliseconds. */
export const toRealWait = ({ speed = 1 }: Clock, ms: number): number => Math.ceil(ms / speed)

/** Milliseconds for measuring how long something takes or waits: unlike `now`, they never jump. */
export const readElapsed = ({ elapsed, speed = 1 }: Clock): number => elapsed?.() ?? performance.now() * speed

/** The time `ms` milliseconds after `from` (before it if negative). */
export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

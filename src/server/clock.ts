/** Time as the server sees it, so that a test can hold it. */
export interface Clock {
  now: () => Date
  /** How many times faster than real time waits pass, for tests that cannot wait; 1 where absent. */
  speed?: number
}

export interface HasClock {
  clock: Clock
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Real milliseconds that a wait of `ms` takes. */
export const waitOf = ({ speed = 1 }: Clock, ms: number): number => Math.ceil(ms / speed)

/** The moment `ms` milliseconds after `from` (before it when negative). */
export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

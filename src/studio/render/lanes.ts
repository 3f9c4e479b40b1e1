import { Piscina } from 'piscina'

/** Whose threads work on a task. Videos take long, and their threads get what those of stills leave of the processor. */
export type Lane = 'stills' | 'videos'

/** Time after which an idle thread ends, in milliseconds. A thread holds 60 to 100 MB, and a new one starts within a second. */
const IDLE_MS = 20_000

export interface LaneSettings {
  /** Worker threads of each lane at most. */
  threads?: number
  /** Whether videos have threads of their own. Otherwise they share those of stills. */
  hasLanes?: boolean
  /** How long a thread stays without work, in milliseconds. */
  idleMs?: number
}

/** The threads of each lane, and the function that ends them all. */
export type Lanes = Readonly<Record<Lane, Piscina>> & { close: () => Promise<void> }

/** Opens the worker threads of a studio. They start on first use. */
export function openLanes({ threads = 2, hasLanes = false, idleMs = IDLE_MS }: LaneSettings): Lanes {
  const open = (lane: Lane) =>
    new Piscina({
      filename: new URL('./timed-worker.ts', import.meta.url).href,
      argv: [lane],
      minThreads: 0,
      maxThreads: Math.max(1, threads),
      idleTimeout: idleMs,
    })
  const stills = open('stills')
  const videos = hasLanes ? open('videos') : stills
  return {
    stills,
    videos,
    close: async () => {
      await Promise.all([stills, videos].map((pool) => pool.destroy()))
    },
  }
}

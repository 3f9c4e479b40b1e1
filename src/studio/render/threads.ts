import { Piscina } from 'piscina'

/** Time after which an idle thread ends, in milliseconds. A thread holds 60 to 100 MB, and a new one starts within a second. */
const IDLE_MS = 20_000

export interface ThreadSettings {
  /** Worker threads at most. */
  threads?: number
  /** How long a thread stays without work, in milliseconds. */
  idleMs?: number
}

/** Opens the worker threads of a studio. They start on first use. */
export const openThreads = ({ threads = 2, idleMs = IDLE_MS }: ThreadSettings): Piscina =>
  new Piscina({
    filename: new URL('./timed-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, threads),
    idleTimeout: idleMs,
  })

import { performance } from 'node:perf_hooks'
import { readCpuTime } from '#studio/render/cpu-time.ts'

const TICK_MS = 2

/** A turn of the event loop in which nothing else could be answered, in milliseconds. */
export interface Hold {
  /** What this thread computed in it: a busy machine that gives the thread no time is not counted. */
  cpu: number
  wall: number
}

/** Watches this thread's event loop until `stop`, which tells its turns, the one that computed longest first. */
export function watchHolds(): { stop: () => Hold[] } {
  const holds: Hold[] = []
  let [cpu, wall] = [readCpuTime(), performance.now()]
  const timer = setInterval(() => {
    const [cpuThen, wallThen] = [cpu, wall]
    ;[cpu, wall] = [readCpuTime(), performance.now()]
    holds.push({ cpu: cpu - cpuThen, wall: wall - wallThen })
  }, TICK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return holds.toSorted((a, b) => b.cpu - a.cpu)
    },
  }
}

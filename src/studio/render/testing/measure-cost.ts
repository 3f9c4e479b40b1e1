import { readCpuTime } from '../cpu-time.ts'

/** Some systems count CPU time in steps of this many milliseconds, so that a shorter computation seems to take none. */
const CPU_TICK_MS = 10
/** Other programs share the caches and the other half of a core, so a single reading may be more than twice the cost. */
const TRIES = 6

async function measureOnce(work: () => unknown): Promise<number> {
  const started = readCpuTime()
  await work()
  return readCpuTime() - started
}

/** The least CPU time of this thread that `work` took, in milliseconds. It is repeated only while that is not below `mostMs`. */
export async function measureCost(work: () => unknown, mostMs: number): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least >= mostMs; tries += 1) least = Math.min(least, await measureOnce(work))
  return least
}

/**
 * How many times the CPU time of `reference` that `work` takes: the least of either, in turns. They are repeated only while that is not
 * below `most`. What one of them keeps after its first run, the other has to keep too.
 */
export async function compareCost(work: () => unknown, reference: () => unknown, most: number): Promise<number> {
  // The first run compiles.
  await reference()
  let [least, leastOfReference, ratio] = [Infinity, Infinity, Infinity]
  for (let tries = 0; tries < TRIES && ratio >= most; tries += 1) {
    leastOfReference = Math.min(leastOfReference, await measureOnce(reference))
    least = Math.min(least, await measureOnce(work))
    ratio = least / Math.max(leastOfReference, CPU_TICK_MS)
  }
  return ratio
}

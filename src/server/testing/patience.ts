import { readFileSync } from 'node:fs'

/** How long the work below takes on the machine that the limits are written for, while nothing else runs there. */
const QUIET_MS = 50
/** Even on the slowest machine, a test that hangs must end. */
const SLOWNESS_MAX = 6

/** How many times as long as on that machine things take here and now: at least 1. */
export function measureSlowness(): number {
  const started = performance.now()
  for (let [at, x] = [0, 1]; at < 40_000_000; at += 1) x = (Math.imul(x, 1_103_515_245) + 12_345) | 0
  return Math.min(SLOWNESS_MAX, Math.max(1, (performance.now() - started) / QUIET_MS))
}

/** Measured once for a run of tests. The processes of the run inherit it. */
const slowness = Number((process.env['SIGNET_TEST_SLOWNESS'] ??= measureSlowness().toFixed(1)))

/** A limit of time that ends what hangs, on this machine. The product's own limits are never scaled. */
export const scaleLimit = (ms: number): number => Math.round(ms * slowness)

/**
 * For how long a process has had work to do and no core, in milliseconds: its main thread, since it started. A duration without it is what
 * the process needed itself. 0 where the system does not tell.
 */
export function readCoreWait(pid: number = process.pid): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(waited) / 1e6
  } catch {
    return 0
  }
}

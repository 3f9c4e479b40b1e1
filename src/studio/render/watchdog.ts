const SLICE_MS = 1000

export interface Watchdog {
  /** Fires with a `TimeoutError` once the time is over. */
  signal: AbortSignal
  /** Restarts the time. */
  refresh: () => void
  /** Stops the watchdog: the signal never fires afterwards. */
  stop: () => void
}

/**
 * Fires after `ms` milliseconds in which this process could run. The time is counted in slices of a second, each with its own timer.
 * After a stop (SIGSTOP, a suspended machine) the process sees one expired slice, however long it was stopped. A single timer would fire
 * before anything that arrived meanwhile is read. Does not keep the process alive.
 */
export function startWatchdog(ms: number): Watchdog {
  const controller = new AbortController()
  let left = ms
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    const slice = Math.min(SLICE_MS, left)
    timer = setTimeout(() => {
      left -= slice
      if (left > 0) wait()
      else controller.abort(new DOMException(`Nothing came for ${ms} ms`, 'TimeoutError'))
    }, slice)
    timer.unref()
  }
  wait()
  return {
    signal: controller.signal,
    refresh: () => {
      left = ms
    },
    stop: () => clearTimeout(timer),
  }
}

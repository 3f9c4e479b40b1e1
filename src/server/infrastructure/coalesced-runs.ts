export interface CoalescedRuns {
  /** Requests a run: now, or once more after the current run. */
  request: () => void
  /** Resolves when nothing runs. */
  settled: () => Promise<void>
}

/** Runs `work` one at a time. All requests during a run lead to one further run. Rejections of `work` go to `onError`. */
export function coalesceRuns(work: () => Promise<void>, onError: (error: unknown) => void): CoalescedRuns {
  let running: Promise<void> | null = null
  let isRequested = false
  const run = async () => {
    while (isRequested) {
      isRequested = false
      await work().catch(onError)
    }
    running = null
  }
  return {
    request: () => {
      isRequested = true
      running ??= run()
    },
    settled: async () => {
      await running
    },
  }
}

interface Pending<T> {
  answer: Promise<T>
  /** The result for later callers, of a request that starts once this one has ended. */
  next: Promise<T> | null
}

/**
 * Coalesces concurrent requests for the same key. A caller never gets the result of a request that started before the call, so each
 * caller sees all earlier changes. When a request fails, it fails for the callers that wait for the next one too, since they would
 * otherwise wait twice as long.
 */
export function openRequestCoalescer<T>(put: (key: string) => Promise<T>) {
  const pending = new Map<string, Pending<T>>()
  let waiting = 0
  const start = (key: string): Promise<T> => {
    const started: Pending<T> = { answer: put(key), next: null }
    const end = () => pending.delete(key)
    pending.set(key, started)
    started.answer.then(() => started.next === null && end(), end)
    return started.answer
  }
  return {
    ask: async (key: string): Promise<T> => {
      const running = pending.get(key)
      if (!running) return start(key)
      waiting += 1
      running.next ??= running.answer.then(() => start(key))
      return running.next.finally(() => (waiting -= 1))
    },
    /** How many callers wait for a request that has not started yet. */
    waiting: () => waiting,
  }
}

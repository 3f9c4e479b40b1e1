interface Asked<T> {
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
  const asked = new Map<string, Asked<T>>()
  let waiting = 0
  const begin = (key: string): Promise<T> => {
    const begun: Asked<T> = { answer: put(key), next: null }
    const end = () => asked.delete(key)
    asked.set(key, begun)
    begun.answer.then(() => begun.next === null && end(), end)
    return begun.answer
  }
  return {
    ask: async (key: string): Promise<T> => {
      const running = asked.get(key)
      if (!running) return begin(key)
      waiting += 1
      running.next ??= running.answer.then(() => begin(key))
      return running.next.finally(() => (waiting -= 1))
    },
    /** How many callers wait for a request that has not started yet. */
    waiting: () => waiting,
  }
}

interface Asked<T> {
  answer: Promise<T>
  /** The answer of those who came since, to a question that is put once this one is answered. */
  next: Promise<T> | null
}

/**
 * One question for all who ask for the same while an earlier one is on its way. Nobody gets an answer to a question that was
 * put before he came, so everybody sees what had changed by then. A question that failed has failed for those who wait too:
 * they would wait twice as long otherwise.
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
    /** How many asked, are not answered yet, and have no question of their own. */
    waiting: () => waiting,
  }
}

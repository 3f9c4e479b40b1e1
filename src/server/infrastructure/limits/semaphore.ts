/**
 * A semaphore: calls whose weights add up to at most `size` run at once; the others wait in order. A call weighs 1 unless it says
 * otherwise, and never more than `size`.
 * Why, and what was rejected: docs/decisions/0005-libraries.md.
 */
export function openSemaphore(size: number) {
  let taken = 0
  const waiting: { share: number; start: () => void }[] = []
  const mustWait = (share: number) => waiting.length > 0 || taken + share > size
  const startNext = () => {
    for (let [next] = waiting; next && taken + next.share <= size; [next] = waiting) {
      waiting.shift()
      taken += next.share
      next.start()
    }
  }
  return Object.assign(
    async <T>(work: () => Promise<T>, weight = 1): Promise<T> => {
      const share = Math.min(weight, size)
      if (mustWait(share)) await new Promise<void>((start) => waiting.push({ share, start }))
      else taken += share
      try {
        return await work()
      } finally {
        taken -= share
        startNext()
      }
    },
    { isFull: (queueMax: number) => mustWait(1) && waiting.length >= queueMax },
  )
}

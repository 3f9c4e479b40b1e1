/** A semaphore: at most `size` calls run at once; the others wait in order. */
export function openRoom(size: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return Object.assign(
    async <T>(work: () => Promise<T>): Promise<T> => {
      if (running >= size) await new Promise<void>((turn) => waiting.push(turn))
      else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    { isFull: (queueMax: number) => running >= size && waiting.length >= queueMax },
  )
}

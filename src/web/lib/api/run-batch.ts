import { retryAsAsked } from './retry-as-asked.ts'

export interface Outcome<Item> {
  done: Item[]
  failed: Item[]
  /** The error of the first call that failed. */
  error: unknown
}

/** Runs `call` once for each item, at most four at a time. A failed call does not stop the others. */
export async function runBatch<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], failed: [], error: null }
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await retryAsAsked(() => call(item))
        outcome.done.push(item)
      } catch (error) {
        if (outcome.failed.length === 0) outcome.error = error
        outcome.failed.push(item)
      }
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return outcome
}

import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one turn of the event loop may compute before others are answered, in milliseconds. */
const TURN_MS = 10

/** Returns a function that is awaited between the steps of a long computation. It waits for others once a turn is over. */
export function openTurns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN_MS) return
    await nextTurn()
    began = performance.now()
  }
}

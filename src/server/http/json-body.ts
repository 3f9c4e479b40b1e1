import { parseBoundedJson, TooManyValues } from '#contract/schema/bounded-json.ts'
import { JSON_VALUES_MAX } from '#contract/limits.ts'
import { Problem } from '../infrastructure/problem.ts'

export const notJson = () => new Problem(400, 'The request body is not valid JSON.')

/**
 * Parses a JSON body in UTF-8. Keys that reach prototypes are left out and told to `dropped`.
 * Why, and what was rejected: docs/decisions/0017-what-a-request-may-cost.md.
 * @throws {Problem} 400 for anything but JSON of bounded depth and number of values
 */
export function parseJson(bytes: Uint8Array, dropped?: (key: string) => void): unknown {
  try {
    return parseBoundedJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes), dropped)
  } catch (error) {
    if (error instanceof TooManyValues)
      throw new Problem(400, `The request body has more than ${JSON_VALUES_MAX} values.`)
    throw notJson()
  }
}

/** Bytes of JSON that are parsed in one turn of the event loop. */
const BYTES_PER_TURN = 16 * 1024
/** Bodies up to this many bytes are parsed at once. */
const SMALL_BYTES = 1024

/**
 * Spreads parsing over turns of the event loop, so that other requests are answered between large bodies that arrive
 * together. The returned function resolves when a body of so many bytes may be parsed: in order, and one that fills a
 * turn gets a turn of its own.
 */
export function openParseTurns(): (bytes: number) => Promise<void> {
  const waiting: { bytes: number; start: () => void }[] = []
  let left = BYTES_PER_TURN
  const startWhatFits = () => {
    for (let next = waiting[0]; next && (left === BYTES_PER_TURN || next.bytes <= left); next = waiting[0]) {
      waiting.shift()
      left -= next.bytes
      next.start()
    }
  }
  const beginTurn = () => {
    left = BYTES_PER_TURN
    startWhatFits()
    if (left < BYTES_PER_TURN) setImmediate(beginTurn)
  }
  return (bytes) =>
    new Promise((start) => {
      if (bytes <= SMALL_BYTES) return start()
      waiting.push({ bytes, start })
      if (left === BYTES_PER_TURN) beginTurn()
      else startWhatFits()
    })
}

import { createRequire } from 'node:module'
import type Compromise from 'compromise'
import type { ParsedResult } from 'chrono-node'

/**
 * Large libraries that are loaded on first use. A thread that only renders does not wait for them. This folder is apart from the rest
 * of the studio because it needs Node.
 */
const require = createRequire(import.meta.url)

export interface DateParser {
  parse(text: string): ParsedResult[]
}

/** Returns chrono-node's parser of English. All of its languages together take 0.3 s to load. */
export function loadDateParser(): DateParser {
  return require('chrono-node/en')
}

/** Returns compromise, which reads English. It takes 0.5 s to load. */
export function loadCompromise(): typeof Compromise {
  return require('compromise')
}

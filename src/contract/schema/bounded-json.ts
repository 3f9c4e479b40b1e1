import { JSON_DEPTH_MAX, JSON_VALUES_MAX } from '../limits.ts'

/** Thrown for JSON with more than `JSON_VALUES_MAX` values. */
export class TooManyValues extends Error {}

/** Keys by which code could reach the prototype of an object. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Parses untrusted JSON. A linear scan limits depth and number of values before the parser runs, because the parser's cost grows
 * with the number of values. Keys that reach prototypes are removed and passed to `dropped`. The last of duplicate keys wins.
 *
 * @throws {TooManyValues} when there are more than `JSON_VALUES_MAX` values
 * @throws {SyntaxError} when the text is not JSON or is nested deeper than `JSON_DEPTH_MAX`
 */
export function parseBoundedJson(text: string, dropped: (key: string) => void = () => {}): unknown {
  requireBounds(text)
  const value: unknown = JSON.parse(text)
  dropForbiddenKeys(value, dropped)
  return value
}

function requireBounds(text: string): void {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) at = endOfString(text, at)
    else if (unit === COMMA) values += 1
    else if (unit === ARRAY || unit === OBJECT) {
      values += 1
      depth += 1
      if (depth > JSON_DEPTH_MAX) throw new SyntaxError(`JSON is nested deeper than ${JSON_DEPTH_MAX} levels`)
    } else if (unit === ARRAY_END || unit === OBJECT_END) depth -= 1
    if (values > JSON_VALUES_MAX) throw new TooManyValues(`JSON has more than ${JSON_VALUES_MAX} values`)
  }
}

/** The index of the quote that ends the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) break
    if (unit === BACKSLASH) at += 1
  }
  return at
}

/** Recursion is bounded by `JSON_DEPTH_MAX`. */
function dropForbiddenKeys(value: unknown, dropped: (key: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (Array.isArray(value) || !FORBIDDEN_KEYS.has(key)) dropForbiddenKeys(part, dropped)
    else {
      Reflect.deleteProperty(value, key)
      dropped(key)
    }
  }
}

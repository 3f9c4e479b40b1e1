import { JSON_DEPTH_MAX } from '#contract/limits.ts'
import { Problem } from '../problem.ts'

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
const notJson = () => new Problem(400, 'The request body is not valid JSON.')

/** Parses a JSON body: UTF-8 only, of bounded depth. Keys by which prototypes are reached are `dropped`. */
export function parseJson(bytes: Buffer, dropped: (key: string) => void = () => {}): unknown {
  const keep = (key: string, value: unknown) => {
    if (!FORBIDDEN_KEYS.has(key)) return value
    dropped(key)
    return undefined
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return withinDepth(JSON.parse(text, keep))
  } catch {
    throw notJson()
  }
}

function withinDepth(value: unknown, depth = 0): unknown {
  if (depth > JSON_DEPTH_MAX) throw notJson()
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) withinDepth(part, depth + 1)
  return value
}

// oxlint-disable-next-line no-control-regex -- these are the characters that PostgreSQL's text or our letters cannot hold
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\u007f]/

/** The name of the first field whose text, or a name within it, holds control characters or half a surrogate pair; null when all are clean. */
export function uncleanField(value: unknown, name = ''): string | null {
  if (typeof value === 'string') return isUnclean(value) ? name : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    if (isUnclean(key)) return name
    const found = uncleanField(part, name ? `${name}.${key}` : key)
    if (found !== null) return found
  }
  return null
}

const isUnclean = (text: string): boolean => CONTROLS.test(text.replaceAll('\r\n', '\n')) || !text.isWellFormed()

import './jitless.ts'
import { z } from 'zod'
import { parseBoundedJson } from './bounded-json.ts'
import { SNAPSHOT_MAX_BYTES } from '../limits.ts'

/** A snapshot, as JSON text of at most 64 KiB in a form. Its valid fields override the stored object for this request. */
export const Snapshot = z
  .union([
    z
      .string()
      .max(SNAPSHOT_MAX_BYTES, 'A snapshot may have at most 64 KB')
      .meta({ contentMediaType: 'application/json', contentSchema: { type: 'object' } }),
    z.record(z.string(), z.unknown()),
  ])
  .nullish()
  .transform((value, context) => {
    if (typeof value !== 'string') return value ?? null
    if (!value.trim()) return null
    const parsed = parseObject(value)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'brand_data and product_data must be JSON objects' })
    return z.NEVER
  })

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parseBoundedJson(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

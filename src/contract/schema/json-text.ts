import './jitless.ts'
import { z } from 'zod'
import { parseBoundedJson } from './bounded-json.ts'

/** A list that a multipart form sends as JSON text. Blank text is an absent list. `invalid` is the sentence for what is no JSON. */
export const JsonText = <List extends z.ZodType<readonly unknown[]>>(list: List, invalid: string) =>
  z
    .union([z.string(invalid).meta({ contentMediaType: 'application/json' }), z.array(z.unknown()).readonly()], invalid)
    .transform((value, context) => {
      const parsed = typeof value === 'string' ? parse(value) : value
      if (parsed === undefined) return undefined
      const { data, error } = list.safeParse(parsed)
      if (data) return data
      context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? invalid })
      return z.NEVER
    })
    .optional()

/** The value of a JSON text; undefined for a blank one, and null for one that is no JSON. */
function parse(text: string): unknown {
  if (!text.trim()) return undefined
  try {
    return parseBoundedJson(text)
  } catch {
    return null
  }
}

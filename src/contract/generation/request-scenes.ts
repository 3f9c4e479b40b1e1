import '../schema/jitless.ts'
import { z } from 'zod'
import { RequestScenes } from '../designs/film-design.ts'
import { parseBoundedJson } from '../schema/bounded-json.ts'

const INVALID = 'scenes must be a list of scenes'

/** The scenes of a film that is not made yet, as JSON text for a multipart form. */
export const RequestScenesText = z
  .union([z.string(INVALID).meta({ contentMediaType: 'application/json' }), z.array(z.unknown()).readonly()], INVALID)
  .transform((value, context) => {
    const parsed = typeof value === 'string' ? parse(value) : value
    if (parsed === undefined) return undefined
    const { data, error } = RequestScenes.safeParse(parsed)
    if (data) return data
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? INVALID })
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

import { z } from 'zod'
import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import type { TransportFault } from '../transport-fault.ts'

/** The parts of an error reply; missing ones are empty. */
interface ErrorBody {
  message: string
  type: string
  code: string
  param: string
}

const text = z.coerce
  .string()
  .nullable()
  .catch('')
  .transform((value) => value ?? '')
const Detail = z.object({ message: text, type: text, code: text, param: text })
const NOTHING: ErrorBody = { message: '', type: '', code: '', param: '' }
/** OpenAI's own form; local servers also send the text alone, or its fields without a frame. */
const Body = z.union([
  z.object({ error: Detail }).transform(({ error }) => error),
  z.object({ error: z.string() }).transform(({ error }) => ({ ...NOTHING, message: error })),
  Detail,
])

/** Parses the body of an error reply. Anything else than JSON gives an error without parts. */
export function readError({ body }: TransportFault): ErrorBody {
  try {
    return Body.catch(NOTHING).parse(parseBoundedJson(body))
  } catch {
    return NOTHING
  }
}

import type { z } from 'zod'
import { DETAIL_MAX } from '#contract/limits.ts'
import { Problem } from '../infrastructure/problem.ts'
import { uncleanField } from '../infrastructure/unclean-text.ts'

/** Maximum number of errors in a reply. */
const ERRORS_MAX = 50

/**
 * Parses a value by its schema.
 * @throws {Problem} 422 with the first error as `detail` and up to 50 errors by field
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const unclean = uncleanField(value)
  if (unclean !== null)
    throw refused([{ field: unclean, message: `${unclean || 'The value'} contains characters that are not allowed` }])
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refused(
    result.error.issues.slice(0, ERRORS_MAX).map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}

function refused(errors: { field: string; message: string }[]): Problem {
  const sentence = errors[0]?.message ?? 'The request is not valid.'
  return new Problem(422, sentence.slice(0, DETAIL_MAX), { extra: { errors } })
}

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#contract/client.ts'

/** Shows the server's validation errors at their fields and focuses the first of them. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
): void {
  const known = error instanceof ApiError ? error.errors.filter(({ field }) => field in form.getValues()) : []
  for (const [index, { field, message }] of known.entries())
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
}

/** The first message in an error of react-hook-form, also in nested lists and maps. */
export function sentenceIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  for (const [key, inner] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : sentenceIn(inner)
    if (found) return found
  }
  return undefined
}

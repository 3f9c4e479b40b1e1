import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#contract/client.ts'

/** Puts what the server said about single fields beside those fields, the first of them in focus. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
): void {
  const known = error instanceof ApiError ? error.errors.filter(({ field }) => field in form.getValues()) : []
  for (const [index, { field, message }] of known.entries())
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
}

/** The first sentence in an error of react-hook-form, however deep it stands in a list or a map. */
export function sentenceIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  for (const [key, inner] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : sentenceIn(inner)
    if (found) return found
  }
  return undefined
}

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#contract/client/client.ts'

/** Shows the server's validation errors at their fields and focuses the first of them. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
): void {
  const values = form.getValues()
  const isPath = (field: string): field is FieldPath<Values> => field in values
  let shouldFocus = true
  for (const { field, message } of error instanceof ApiError ? error.errors : []) {
    if (!isPath(field)) continue
    form.setError(field, { message }, { shouldFocus })
    shouldFocus = false
  }
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

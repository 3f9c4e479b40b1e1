import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Checks a form with `check`, except for an address that the server itself gave to `field`: nobody typed it, so it is sent
 * back in whatever form it came.
 */
export function acceptUnchangedUrl<Values extends FieldValues, Output extends FieldValues>(
  check: Resolver<Values, unknown, Output>,
  field: keyof Values & keyof Output,
  given: string | null | undefined,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    if (!given || values[field] !== given) return check(values, context, options)
    const result = await check({ ...values, [field]: '' }, context, options)
    if (Object.keys(result.errors).length > 0) return result
    return { ...result, values: { ...result.values, [field]: given } } as typeof result
  }
}

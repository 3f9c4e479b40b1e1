import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Wraps a form's validation so that `field` may keep a URL that came from the server. The user did not type it, so it is sent back
 * unchanged.
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
    Object.assign(result.values, { [field]: given })
    return result
  }
}

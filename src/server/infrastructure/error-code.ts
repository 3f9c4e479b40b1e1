/** The `code` of an error of the system, PostgreSQL or the storage, such as `ENOENT` or `40P01`; undefined if it has none. */
export const getErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Whether PostgreSQL refused a row because another one has the same unique value (unique_violation). */
export const isNotUnique = (error: unknown): boolean => getErrorCode(error) === '23505'

/** The message of whatever was thrown. */
export const getErrorText = (error: unknown): string =>
  String(typeof error === 'object' && error !== null && 'message' in error ? error.message : error)

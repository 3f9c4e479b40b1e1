import { z } from 'zod'

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
}

/** Our message for a problem whose schema has none, so that users never see a message of zod. */
const createSentence: z.core.$ZodErrorMap = (issue) => {
  const field = issue.path?.length ? issue.path.join('.') : 'The request body'
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  if (isMissing) return `${field} is required`
  if (issue.code === 'invalid_type') return `${field} must be ${KINDS[issue.expected] ?? 'of another kind'}`
  if (issue.code === 'too_big') return `${field} must be at most ${issue.maximum}${getUnit(issue.origin)}`
  if (issue.code === 'too_small') return `${field} must be at least ${issue.minimum}${getUnit(issue.origin)}`
  return `${field} is not valid`
}

const getUnit = (origin: string) => ({ string: ' characters', array: ' entries' })[origin] ?? ''

z.config({ customError: createSentence })

import { listAlternatives, misfit, type Schema } from './schema.ts'
import type { Place } from './values.ts'

/** A value that differs from a valid one in one place, and in what. */
export interface Mutation {
  what: string
  value: unknown
}

const STRANGERS: readonly unknown[] = ['no such thing ☃', '2027-02-30', -1.5, true, [], {}, ['x'], null]
/** The document refuses these in any text, whatever else its schema permits. */
const UNCLEAN = ['a\u0000b', 'a\u0007b', 'a\ud800b']

/**
 * One of the values that differ in one place from `valid` and do not fit any more: the `pick`-th that does not, going
 * round. Null where there is none, as for a text that may be anything.
 */
export function mutate(schema: Schema, valid: unknown, place: Place, pick: number): Mutation | null {
  const all = [...listMutations(schema, valid, place)]
  for (let tries = 0; tries < all.length; tries += 1) {
    const one = all[(pick + tries) % all.length]
    if (one && isBroken(schema, one, place)) return one
  }
  return null
}

/** Text that stands for a number is judged as the number. */
function isBroken(schema: Schema, { what, value }: Mutation, place: Place): boolean {
  if (what.endsWith('unclean')) return true
  return misfit(schema, place === 'json' ? value : meantBy(schema, value)) !== null
}

function meantBy(schema: Schema, value: unknown): unknown {
  const isNumber = listAlternatives(schema).some(({ type }) => type === 'integer' || type === 'number')
  const text = String(value).trim()
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : String(value)
}

function* listMutations(schema: Schema, valid: unknown, place: Place): Generator<Mutation> {
  const alternatives = listAlternatives(schema)
  const current = alternatives.find((one) => misfit(one, valid) === null) ?? {}
  if (place === 'json') for (const value of STRANGERS) yield { what: `becomes ${JSON.stringify(value)}`, value }
  else yield { what: 'becomes a word', value: 'no such thing ~' }
  if (typeof valid === 'string' && current.type === 'string') yield* ofText(current, place)
  if (typeof valid === 'number') yield* ofNumber(current)
  if (Array.isArray(valid)) yield* ofArray(current, valid)
  else if (typeof valid === 'object' && valid !== null) yield* ofObject(current, { ...valid })
}

function* ofText({ minLength = 0, maxLength }: Schema, place: Place): Generator<Mutation> {
  if (minLength > 0) yield { what: 'too short', value: 'x'.repeat(minLength - 1) }
  if (maxLength !== undefined) yield { what: 'too long', value: 'x'.repeat(maxLength + 1) }
  yield { what: 'empty', value: '' }
  const unclean = place === 'json' ? UNCLEAN : UNCLEAN.slice(0, 2)
  if (place !== 'header') for (const value of unclean) yield { what: 'unclean', value }
}

function* ofNumber({ minimum, maximum }: Schema): Generator<Mutation> {
  if (minimum !== undefined) yield { what: 'below the least', value: minimum - 1 }
  if (maximum !== undefined) yield { what: 'above the most', value: maximum * 2 }
  yield { what: 'a fraction', value: 1.005 }
  yield { what: 'enormous', value: 1e300 }
}

function* ofArray(schema: Schema, valid: readonly unknown[]): Generator<Mutation> {
  const { maxItems } = schema
  const items = schema.items || schema.prefixItems?.[0] || {}
  yield { what: 'emptied', value: [] }
  if (maxItems !== undefined && valid.length > 0)
    yield { what: 'too many entries', value: Array.from({ length: maxItems + 1 }, () => valid[0]) }
  for (const { what, value } of listMutations(items, valid[0], 'json'))
    if (isBroken(items, { what, value }, 'json')) yield { what: `[0] ${what}`, value: [value, ...valid.slice(1)] }
}

function* ofObject(schema: Schema, valid: Record<string, unknown>): Generator<Mutation> {
  const { properties = {}, required = [], additionalProperties, maxProperties } = schema
  for (const name of required) {
    const { [name]: _, ...value } = valid
    yield { what: `without ${name}`, value }
  }
  if (additionalProperties === false) yield { what: 'with another field', value: { ...valid, another: 1 } }
  if (typeof additionalProperties === 'object') yield { what: 'name unclean', value: { ...valid, 'a\u0000b': 'x' } }
  if (maxProperties !== undefined) {
    const names = Array.from({ length: maxProperties + 1 }, (_, at) => [`name ${at}`, 'x'])
    yield { what: 'too many fields', value: Object.fromEntries(names) }
  }
  for (const [name, part] of Object.entries(valid)) {
    const of = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {})
    for (const { what, value } of listMutations(of, part, 'json'))
      if (isBroken(of, { what, value }, 'json')) yield { what: `${name} ${what}`, value: { ...valid, [name]: value } }
  }
}

import * as fc from 'fast-check'
import { listAlternatives, misfit, type Schema } from './schema.ts'

/** Values worth trying under a name, because there is something behind them: addresses, keys, tickets. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** Where a value goes: as JSON, as text of a path, query or form, or as a header. */
export type Place = 'json' | 'text' | 'header'

/** Fixtures have small ids, as a new database counts from 1. */
const SMALL_ID_MAX = 40

/** Stable under NFC and NFKC, because limits count what is stored; nothing that a person could not have typed or pasted. */
const LETTERS = Array.from(
  'abcXYZ019 -_.,:;!?\'"\\/<>&%#@=+*{}[]()|~^$`\n\täßéñøЖ中文字日本語हिعר😀👩‍💻🇩🇪\u200d\u202e\u2028\u00ad\ufeff',
)
const WIDE = ['x', 'é', '字', '😀']
const ASCII = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))

/** Numbers up to this one are shares, factors and degrees; larger ones are prices. */
const MAX_SHARE = 1000

/** Values that fit the schema, the edges of what fits among them. */
export function generateValues(schema: Schema, known: Known, place: Place = 'json', name = ''): fc.Arbitrary<unknown> {
  const own = (known[name] ?? []).filter((value) => misfit(schema, value) === null)
  const generated = fc.oneof(
    ...listAlternatives(schema)
      .filter(({ type }) => place === 'json' || type !== 'null')
      .map((one) => ofOne(one, known, place)),
  )
  return own.length > 0 ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...own) }, generated) : generated
}

function ofOne(schema: Schema, known: Known, place: Place): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'string') return createTexts(schema, place)
  if (schema.type === 'integer' || schema.type === 'number') return createNumbers(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') return createArrays(schema, known)
  if (schema.type === 'object') return createObjects(schema, known)
  return fc.oneof(createTexts({ type: 'string', maxLength: 50 }, 'json'), fc.integer(), fc.boolean(), fc.constant(null))
}

function createTexts(schema: Schema, place: Place): fc.Arbitrary<string> {
  const { pattern, format, examples = [], minLength = 0, maxLength = 500, contentSchema } = schema
  if (contentSchema) return createObjects(contentSchema, {}).map((value) => JSON.stringify(value))
  const given = examples.map(String)
  if (format) return given.length > 0 ? fc.constantFrom(...given) : days
  const unit = fc.constantFrom(...(place === 'header' ? ASCII : LETTERS))
  const free = fc.string({ unit, minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
  const full = fc.constantFrom(...(place === 'header' ? ['x'] : WIDE)).map((letter) => letter.repeat(maxLength))
  const ways = [
    { weight: 8, arbitrary: pattern ? fc.stringMatching(plain(pattern)) : free },
    { weight: 4, arbitrary: given.length > 0 ? fc.constantFrom(...given) : free },
    ...(maxLength <= 5000 && (!pattern || misfit(schema, 'x'.repeat(maxLength)) === null)
      ? [{ weight: 1, arbitrary: full }]
      : []),
  ]
  return fc
    .oneof(...ways)
    .filter((text) => misfit(schema, text) === null && (isUpload(pattern) || isSendable(text, place)))
}

/** Whether only addresses of our own files fit; they are refused with a described reason. */
const isUpload = (pattern: string | undefined) => pattern?.includes('api\\/files') ?? false

/** With letters of all scripts at random no domain would be valid and names would grow under NFKC. */
const plain = (pattern: string) => new RegExp(pattern.replaceAll(/\\p\{\w+\}/g, 'a-zA-Z0'), 'u')

/** What the general rule of the document leaves out, and what HTTP would trim off a header. */
function isSendable(text: string, place: Place): boolean {
  // One of our own files is refused to everybody but its owner; that has tests of its own.
  if (text.startsWith('/api/files/')) return false
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
  if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text) || !text.isWellFormed()) return false
  return place !== 'header' || text.trim() === text
}

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function createNumbers({ type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, multipleOf = 1 }: Schema) {
  const isShare = type === 'number' && maximum <= MAX_SHARE
  if (isShare) return fc.double({ min: minimum, max: maximum, noNaN: true })
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + SMALL_ID_MAX) })
  if (type === 'number') return fc.integer({ min: 0, max: Math.round(maximum / multipleOf) }).map(hundredths)
  const edges = fc.constantFrom(minimum, maximum)
  return fc.oneof({ weight: 12, arbitrary: small }, { weight: 1, arbitrary: edges })
}

const hundredths = (count: number) => Math.min(count, 999_999_999) / 100

function createArrays(schema: Schema, known: Known): fc.Arbitrary<unknown[]> {
  const { items, prefixItems, minItems = 0, maxItems = 20 } = schema
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => generateValues(item, known)))
  return createLists({ items: items || {}, minItems, maxItems }, known)
}

interface ListSchema {
  items: Schema
  minItems: number
  maxItems: number
}

function createLists({ items, minItems, maxItems }: ListSchema, known: Known): fc.Arbitrary<unknown[]> {
  const some = fc.array(generateValues(items, known), {
    minLength: minItems,
    maxLength: Math.min(maxItems, 3),
    size: 'max',
  })
  const full = generateValues(items, known).map((value) => Array.from({ length: maxItems }, () => value))
  return fc.oneof({ weight: 20, arbitrary: some }, { weight: 1, arbitrary: full })
}

function createObjects(schema: Schema, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const { properties, required = [], propertyNames = {}, additionalProperties } = schema
  if (!properties) {
    const names = propertyNames.enum
      ? fc.constantFrom(...propertyNames.enum.map(String))
      : createTexts({ type: 'string', minLength: 1, maxLength: 30, ...propertyNames }, 'json')
    const values = generateValues(typeof additionalProperties === 'object' ? additionalProperties : {}, known)
    return fc.dictionary(names.filter(isOrdinary), values, { maxKeys: 4 })
  }
  const fields = Object.entries(properties).map(
    ([name, of]) => [name, generateValues(of, known, 'json', name)] as const,
  )
  const requiredKeys = required.filter((name) => name in properties)
  return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true })
}

/** Names by which prototypes are reached are left out of every body. */
const isOrdinary = (name: string) => !['__proto__', 'constructor', 'prototype'].includes(name)

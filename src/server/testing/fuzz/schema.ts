import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { parseDimensions } from '#contract/schema/dimensions.ts'

/** The part of JSON Schema that our document is written in. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  examples?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  items?: Schema | false
  prefixItems?: Schema[]
  /** Lowest number of items. */
  minItems?: number
  /** Highest number of items. */
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: boolean | Schema
  maxProperties?: number
  contentMediaType?: string
  contentSchema?: Schema
}

/** Prices are tenths of cents away from what a binary fraction can hold. */
const DECIMALS = 6

const ajv = new Ajv2020({ strict: false, allErrors: false, multipleOfPrecision: DECIMALS })
for (const name of ['date', 'date-time'] as const) ajv.addFormat(name, fullFormats[name])
ajv.addFormat('binary', true)
ajv.addFormat('dimensions', (text: string) => parseDimensions(text) !== null)

const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>()

/** Why the value does not fit the schema; null when it does. A text that has to hold JSON is looked into. */
export function misfit(schema: Schema, value: unknown): string | null {
  const check = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, check)
  if (!check(value)) return ajv.errorsText(check.errors)
  const { contentSchema } = schema
  return typeof value === 'string' && contentSchema ? misfitOfJson(contentSchema, value) : null
}

function misfitOfJson(schema: Schema, text: string): string | null {
  if (text.trim() === '') return null
  try {
    return misfit(schema, JSON.parse(text))
  } catch {
    return 'is not JSON'
  }
}

const split = new WeakMap<Schema, Schema[]>()

/** The alternatives of a schema, with `null` as one of them; a plain schema is its only one. The same objects each time. */
export function listAlternatives(schema: Schema): Schema[] {
  const known = split.get(schema)
  if (known) return known
  const alone = Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
  const found = schema.anyOf ? schema.anyOf.flatMap(listAlternatives) : alone
  split.set(schema, found)
  return found
}

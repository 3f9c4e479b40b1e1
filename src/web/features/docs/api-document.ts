import { z } from 'zod'
import { createSearch } from '#web/lib/forms/create-search.ts'
import { t } from '#web/words/docs.ts'
import { fill } from '#web/words/fill.ts'

/** The part of JSON Schema that the contract's OpenAPI document uses. */
export const Schema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  get anyOf() {
    return z.array(Schema).optional()
  },
  get oneOf() {
    return z.array(Schema).optional()
  },
  /** `false` closes a tuple, whose parts the page does not show. */
  get items() {
    return z.union([Schema, z.literal(false)]).optional()
  },
  get properties() {
    return z.record(z.string(), Schema).optional()
  },
  required: z.array(z.string()).optional(),
  default: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
})
export type Schema = z.output<typeof Schema>

const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: Schema,
  example: z.unknown().optional(),
})
export type Parameter = z.output<typeof Parameter>

const Content = z.object({ schema: Schema, example: z.unknown().optional() })
type Content = z.output<typeof Content>

const OperationObject = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(Parameter),
  requestBody: z.object({ content: z.record(z.string(), Content) }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), Content).optional() }),
  ),
})
type OperationObject = z.output<typeof OperationObject>

export const ApiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), OperationObject)) })
export type ApiDocument = z.output<typeof ApiDocument>

/** One API call. */
export interface Operation {
  id: string
  group: string
  method: string
  path: string
  summary: string
  /** Whether it needs a session. */
  isSignedIn: boolean
  parameters: readonly Parameter[]
  /** Media type, schema and example of the request body. */
  body: (Content & { type: string }) | null
  /** Status, media type and schema of a successful reply. */
  answer: { status: string; type: string | null; schema: Schema | null; description: string }
  /** The possible errors, by status. */
  refusals: readonly { status: string; why: string }[]
}

export function listOperations({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]) => toOperation(path, method.toUpperCase(), of)),
  )
}

function toOperation(path: string, method: string, of: OperationObject): Operation {
  const [sent] = Object.entries(of.requestBody?.content ?? {})
  const [status = '200', response] = Object.entries(of.responses).find(([code]) => code !== 'default') ?? []
  const [received] = Object.entries(response?.content ?? {})
  return {
    id: of.operationId,
    group: of.tags[0],
    method,
    path,
    summary: of.summary,
    isSignedIn: of.security !== undefined,
    parameters: of.parameters,
    body: sent ? { type: sent[0], ...sent[1] } : null,
    answer: {
      status,
      type: received?.[0] ?? null,
      schema: received?.[1].schema ?? null,
      description: response?.description ?? '',
    },
    refusals: Object.entries(of.responses)
      .filter(([code]) => Number(code) >= 400)
      .map(([code, { description }]) => ({ status: code, why: description })),
  }
}

/** The calls that match a search. */
export const searchOperations = createSearch(({ method, path, summary, id }: Operation) => [method, path, summary, id])

export interface FieldRow {
  name: string
  type: string
  isRequired: boolean
  notes: string
}

/** The fields of an object. Fields of nested objects get dotted names. */
export function listFields(schema: Schema, prefix = '', depth = 0): FieldRow[] {
  const object = schema.items || schema
  return Object.entries(object.properties ?? {}).flatMap(([key, of]) => {
    const name = prefix + key
    const row = {
      name,
      type: describeType(of),
      isRequired: object.required?.includes(key) ?? false,
      notes: notesOn(of),
    }
    const within = inner(of)
    return depth < 2 && within ? [row, ...listFields(within, `${name}${of.items ? '[]' : ''}.`, depth + 1)] : [row]
  })
}

const inner = (schema: Schema): Schema | undefined =>
  [schema, schema.items || undefined, ...(schema.anyOf ?? [])].find((of) => of?.properties !== undefined)

/** The name of a type: `string`, `number or null`, `"image" or "video"`, `string[]`. */
export function describeType(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(describeType))].join(or())
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(or())
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array') return `${bracketed(describeType(schema.items || {}))}[]`
  if (schema.format === 'binary') return t.file
  if (Array.isArray(schema.type)) return schema.type.join(or())
  return schema.type ?? t.anything
}

const or = () => ` ${t.or} `

const bracketed = (type: string) => (type.includes(or()) ? `(${type})` : type)

/** Limits and default, as text. */
function notesOn(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema
  const notes = [
    minLength ? fill(t.atLeastCharacters, { n: minLength }) : '',
    maxLength === undefined ? '' : fill(t.atMostCharacters, { n: maxLength }),
    minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : fill(t.from, { n: minimum }),
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : fill(t.to, { n: maximum }),
    maxItems === undefined ? '' : fill(t.atMost, { n: maxItems }),
    schema.default === undefined ? '' : fill(t.defaultValue, { value: JSON.stringify(schema.default) }),
  ]
  return notes.filter(Boolean).join(', ')
}

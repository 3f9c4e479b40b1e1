/** The part of JSON Schema that the contract's OpenAPI document uses. */
export interface Schema {
  type?: string | string[]
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema | boolean
  required?: readonly string[]
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
  example?: unknown
}

interface Content {
  schema: Schema
  example?: unknown
}

interface OperationObject {
  operationId: string
  tags: readonly [string]
  summary: string
  security?: readonly unknown[]
  parameters: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, Content>> }
  responses: Readonly<Record<string, { description: string; content?: Readonly<Record<string, Content>> }>>
}

export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
}

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

export const hasWords = ({ method, path, summary, id }: Operation, search: string): boolean =>
  `${method} ${path} ${summary} ${id}`.toLowerCase().includes(search.trim().toLowerCase())

export interface FieldRow {
  name: string
  type: string
  isRequired: boolean
  notes: string
}

/** The fields of an object. Fields of nested objects get dotted names. */
export function listFields(schema: Schema, prefix = '', depth = 0): FieldRow[] {
  const object = schema.items ?? schema
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
  [schema, schema.items, ...(schema.anyOf ?? [])].find((of) => of?.properties !== undefined)

/** The name of a type: `string`, `number or null`, `"image" or "video"`, `string[]`. */
export function describeType(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(describeType))].join(' or ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array') return `${bracketed(describeType(schema.items ?? {}))}[]`
  if (schema.format === 'binary') return 'file'
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  return schema.type ?? 'anything'
}

const bracketed = (type: string) => (type.includes(' or ') ? `(${type})` : type)

/** Limits and default, as text. */
function notesOn(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema
  const notes = [
    minLength ? `at least ${minLength} characters` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : `from ${minimum}`,
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : `to ${maximum}`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ]
  return notes.filter(Boolean).join(', ')
}

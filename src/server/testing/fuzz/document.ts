import type { Schema } from './schema.ts'

interface Content {
  [mediaType: string]: { schema: Schema }
}

interface Answered {
  content?: Content
  'x-refuses-valid'?: boolean
}

interface Described {
  operationId: string
  security?: object[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, Answered>
}

export interface ApiDocument {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

/** A call as the document tells of it. */
export interface Operation {
  id: string
  method: string
  path: string
  wantsPerson: boolean
  parameters: Described['parameters']
  json: Schema | null
  form: Schema | null
  /** What each answer carries, by status and media type; an empty one carries nothing. */
  answers: Map<number, Map<string, Schema>>
  /** Statuses of refusals that a valid request can meet. */
  refusesValid: ReadonlySet<number>
}

export function listOperations({ paths, components }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      wantsPerson: described.security?.every((way) => 'bearer' in way) ?? false,
      parameters: described.parameters,
      json: described.requestBody?.content['application/json']?.schema ?? null,
      form: listForm(described),
      answers: listAnswers(described, components),
      refusesValid: new Set(
        Object.entries(described.responses).flatMap(([status, of]) => (of['x-refuses-valid'] ? [Number(status)] : [])),
      ),
    })),
  )
}

/** Where a call accepts JSON or a form, JSON is sent. */
function listForm({ requestBody }: Described): Schema | null {
  const { content = {} } = requestBody ?? {}
  return content['application/json'] ? null : (content['multipart/form-data']?.schema ?? null)
}

/** The `default` answer is for faults of ours, which is what is looked for: it counts as no description. */
function listAnswers({ responses }: Described, { schemas }: ApiDocument['components']): Operation['answers'] {
  const found: Operation['answers'] = new Map()
  for (const [status, { content = {} }] of Object.entries(responses)) {
    const types = Object.entries(content).map(([type, { schema }]): [string, Schema] => [
      type,
      schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema,
    ])
    if (status !== 'default') found.set(Number(status), new Map(types))
  }
  return found
}

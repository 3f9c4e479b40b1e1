import './jitless.ts'
import { z } from 'zod'
import type { Route, RouteTable } from './route.ts'

type Json = Record<string, unknown>

const ErrorBody = z.object({
  detail: z.string().min(1).max(300),
  code: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  request_id: z.string().optional(),
})

/** What is sent to a call, by its parts. */
interface Example {
  params?: unknown
  query?: unknown
  headers?: unknown
  body?: unknown
  form?: unknown
}

/** The OpenAPI 3.1 document of a route table. `serverUrl` is the origin that the document names. */
export function describeApi(
  table: RouteTable,
  serverUrl: string,
  examples: Readonly<Record<string, Readonly<Record<string, Example | undefined>> | undefined>> = {},
): Json {
  const paths: Record<string, Json> = {}
  for (const [tag, group] of Object.entries(table)) {
    for (const [name, route] of Object.entries(group)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: describeRoute(tag, name, route, examples[tag]?.[name] ?? {}),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Signet', version: '1', description: 'On-brand pictures and videos, brand-true by construction.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorBody, 'output') },
    },
  }
}

function describeRoute(tag: string, name: string, route: Route, { params, query, headers, body, form }: Example): Json {
  const failure = {
    description: 'An error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: route.summary,
    ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(route.params, 'path', params),
      ...parametersOf(route.query, 'query', query),
      ...parametersOf(route.headers, 'header', headers),
    ],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(route.body, 'input'), example: body } },
      },
    }),
    ...(route.files && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(route), example: form } } },
    }),
    responses: { [String(route.status ?? 200)]: describeSuccess(route), default: failure },
  }
}

function describeSuccess(route: Route): Json {
  if (route.bytes) {
    const binary = { schema: { type: 'string', format: 'binary' } }
    return { description: 'The bytes', content: Object.fromEntries(route.bytes.map((type) => [type, binary])) }
  }
  if (route.events) {
    const stream = { 'text/event-stream': { schema: schemaOf(route.events, 'output') } }
    return { description: 'Events, each with one object of this form', content: stream }
  }
  if (!route.reply) return { description: 'Done' }
  return { description: 'Success', content: { 'application/json': { schema: schemaOf(route.reply, 'output') } } }
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header', example: unknown): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
    example: (example as Json | undefined)?.[name],
  }))
}

function formSchema(route: Route): Json {
  const { properties = {}, ...rest } = (route.form ? schemaOf(route.form, 'input') : {}) as { properties?: Json }
  const file = { type: 'string', format: 'binary' }
  const files = Object.entries(route.files ?? {}).map(([name, { max }]) => [
    name,
    max === 1 ? file : { type: 'array', items: file, maxItems: max },
  ])
  return { type: 'object', ...rest, properties: { ...properties, ...Object.fromEntries(files) } }
}

/** Coerced numbers accept text on the wire, but a number is what they mean. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'number') jsonSchema.type = jsonSchema.type ?? 'number'
    },
  }) as Json
  return json
}

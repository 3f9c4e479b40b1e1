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

/** The OpenAPI 3.1 document of a route table. `serverUrl` is the origin that the document names. */
export function describeApi(table: RouteTable, serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [tag, group] of Object.entries(table)) {
    for (const [name, route] of Object.entries(group)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(tag, name, route) }
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

function describeRoute(tag: string, name: string, route: Route): Json {
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
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...parametersOf(route.headers, 'header'),
    ],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
    }),
    ...(route.files && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(route) } } },
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

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
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

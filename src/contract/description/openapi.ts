import '../schema/jitless.ts'
import { z } from 'zod'
import type { Refusal, Route, RouteTable } from '../route.ts'

type Json = Readonly<Record<string, unknown>>

const ErrorBody = z.object({
  detail: z.string().min(1).max(300),
  /** The stable name of the cause. */
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  request_id: z.string().optional(),
})

/** The input of a call, by its parts. */
interface Example {
  params?: Json
  query?: Json
  headers?: Json
  body?: unknown
  form?: unknown
}

const DESCRIPTION =
  'On-brand pictures and videos, brand-true by construction. Texts are trimmed before their length counts; control ' +
  'characters other than line ends and tabs, and halves of surrogate pairs, are refused anywhere. Fields that are not ' +
  'described are ignored. A response with `x-refuses-valid` can also be the answer to a request that is valid.'

/** Creates the OpenAPI 3.1 document of a route table. `serverUrl` is an origin. */
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
    info: { title: 'Signet', version: '1', description: DESCRIPTION },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: toJsonSchema(ErrorBody, 'output') },
    },
  }
}

function describeRoute(tag: string, name: string, route: Route, { params, query, headers, body, form }: Example): Json {
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: route.summary,
    ...createSecurity(route),
    parameters: [
      ...createParameters(route.params, 'path', params),
      ...createParameters(route.query, 'query', query),
      ...createParameters(route.headers, 'header', headers),
    ],
    ...((route.body ?? route.files) && {
      requestBody: {
        required: true,
        content: {
          ...(route.body && { 'application/json': { schema: toJsonSchema(route.body, 'input'), example: body } }),
          ...(route.files && { 'multipart/form-data': { schema: formSchema(route), example: form } }),
        },
      },
    }),
    responses: { ...describeSuccesses(route), ...describeRefusals(route), default: failure('A fault of ours') },
  }
}

/** Routes with a view key do not need a bearer token. */
function createSecurity({ access }: Route): Json {
  if (access === 'public') return {}
  return { security: access === 'user' ? [{ bearer: [] }] : [{ bearer: [] }, {}] }
}

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

function describeSuccesses(route: Route): Json {
  const later = route.accepted ? { ...route, reply: route.accepted } : route
  const accepted = route.headers?.shape['prefer'] && {
    202: { ...describeSuccess(later), description: 'Accepted, not yet made' },
  }
  return { [route.status ?? 200]: describeSuccess(route), ...accepted }
}

/**
 * The error replies that follow from the kind of the route, and those in `refuses`, which depend on the stored state and are
 * marked.
 */
function describeRefusals(route: Route): Json {
  const byForm: Partial<Record<Refusal, string>> = {
    ...((route.body ?? route.files) && {
      400: 'The body cannot be read',
      413: 'Too large',
      415: 'Another content type',
    }),
    ...(route.access === 'user' && { 401: 'Nobody is signed in by this token' }),
    ...((route.body ?? route.files ?? route.query ?? route.headers ?? route.params) && {
      422: 'Something is not valid',
    }),
  }
  const byState: Partial<Record<Refusal, string>> = {
    ...(route.missing && { 404: route.missing }),
    ...(!(route.uncounted && !route.limits) && { 429: 'Too many requests' }),
    ...route.refuses,
  }
  return {
    ...mapValues(byForm, failure),
    ...mapValues(byState, (why) => ({ ...failure(why), 'x-refuses-valid': true })),
  }
}

const mapValues = (of: object, change: (text: string) => Json): Json =>
  Object.fromEntries(Object.entries(of).map(([name, text]) => [name, change(String(text))]))

function describeSuccess(route: Route): Json {
  if (route.bytes) {
    const binary = { schema: { type: 'string', format: 'binary' } }
    return { description: 'The bytes', content: Object.fromEntries(route.bytes.map((type) => [type, binary])) }
  }
  if (route.events) {
    const stream = { 'text/event-stream': { schema: toJsonSchema(route.events, 'output') } }
    return { description: 'Events, each with one object of this form', content: stream }
  }
  if (!route.reply) return { description: 'Done' }
  return { description: 'Success', content: { 'application/json': { schema: toJsonSchema(route.reply, 'output') } } }
}

function createParameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query' | 'header',
  example: Json | undefined,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
    example: example?.[name],
  }))
}

function formSchema(route: Route): Json {
  const { properties = {}, required = [], ...rest } = route.form ? toJsonSchema(route.form, 'input') : {}
  const file = { type: 'string', format: 'binary' }
  const needed = Object.entries(route.files ?? {}).flatMap(([name, { min }]) => (min ? [name] : []))
  const files = Object.entries(route.files ?? {}).map(([name, { max }]) => [
    name,
    max === 1 ? file : { type: 'array', items: file, maxItems: max },
  ])
  return {
    type: 'object',
    ...rest,
    required: [...required, ...needed],
    properties: { ...properties, ...Object.fromEntries(files) },
  }
}

/** Coerced numbers accept text, but are documented as numbers. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Defaults that the browser uses for missing fields are not part of the documented reply.
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
      if (zodSchema._zod.def.type === 'number') jsonSchema.type = jsonSchema.type ?? 'number'
    },
  })
  return json
}

import * as fc from 'fast-check'
import type { Operation } from './document.ts'
import { mutate } from './mutations.ts'
import { listAlternatives, type Schema } from './schema.ts'
import { type Known, generateValues } from './values.ts'

/** A request that the document calls valid, or one that differs from such a one in a single place. */
export interface Attempt {
  operation: Operation
  /** Which of the people sends it. */
  person: number
  bearer: 'own' | 'none' | 'garbage'
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  /** The body as text, for JSON and for what only claims to be it. */
  body: string | null
  contentType: string | null
  form: Record<string, unknown> | null
  files: { part: string; isPicture: boolean }[]
  /** In what it differs; null for a valid one. */
  wrong: string | null
}

type Places = Pick<Attempt, 'path' | 'query' | 'header'> & { json: unknown; form: Record<string, unknown> }

/**
 * Shares of the calls. Some draw a picture or hash a password, so they come less often than the rest; one in six of the
 * others stands for what a person does all day.
 */
const SHARES: Readonly<Record<string, number>> = {
  'brands.preview': 1,
  'carousels.create': 1,
  'content.revise': 2,
  'content.generate': 2,
  'generator.generate': 2,
  'generator.events': 2,
  'auth.register': 4,
  'auth.login': 4,
  'auth.logout': 3,
  'auth.deleteMe': 4,
  'trash.empty': 2,
  'brands.remove': 4,
  'products.remove': 4,
  'content.remove': 4,
  'trash.remove': 2,
}
const SHARE = 12
const PEOPLE = 3
/** Characters. */
const DRAWN_MAX = 20
/** How many attempts of a hundred are mutated. */
const MUTATED = 50

export function attemptsAt(operations: readonly Operation[], known: Known): fc.Arbitrary<Attempt> {
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: SHARES[operation.id] ?? SHARE,
      arbitrary: attemptAt(operation, known),
    })),
  )
}

function attemptAt(operation: Operation, known: Known): fc.Arbitrary<Attempt> {
  const { json, form } = operation
  const places: fc.Arbitrary<Places> = fc.record({
    path: createParameters(operation, 'path', known),
    query: createParameters(operation, 'query', known),
    header: createParameters(operation, 'header', known),
    json: json ? generateValues(drawable(operation, json), known, 'json') : fc.constant(null),
    form: form ? createForms(form, known) : fc.constant({}),
  })
  const person = fc.nat(PEOPLE - 1)
  const pick = fc.nat(100_000)
  const isMutated = fc.nat(99).map((percent) => percent < MUTATED)
  return fc.record({ places, person, pick, isMutated }).map((drawn) => {
    const valid = assemble(operation, drawn.person, drawn.places)
    return drawn.isMutated ? mutated(valid, drawn.places, drawn.pick) : valid
  })
}

/**
 * Words that are drawn at once and waited for are kept short: how long the studio looks for a layout of five hundred
 * characters is not what is tested here.
 */
function drawable({ id }: Operation, schema: Schema): Schema {
  if (id !== 'content.revise') return schema
  const shortened = (of: Schema): Schema => ({
    ...of,
    ...(of.maxLength && { maxLength: DRAWN_MAX }),
    ...(of.anyOf && { anyOf: of.anyOf.map(shortened) }),
  })
  const fields = Object.entries(schema.properties ?? {}).map(([name, of]) => [name, shortened(of)] as const)
  return { ...schema, properties: Object.fromEntries(fields) }
}

function createParameters({ parameters }: Operation, place: 'path' | 'query' | 'header', known: Known) {
  const here = parameters.filter((parameter) => parameter.in === place)
  const fields = here.map(({ name, schema }) => [
    name,
    generateValues(schema, known, place === 'header' ? 'header' : 'text', name),
  ])
  const requiredKeys = here.filter(({ required }) => required).map(({ name }) => name)
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys,
    noNullPrototype: true,
  })
}

/** Fields of a form beside its files. */
function createForms({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).filter(([, of]) => !isFile(of))
  const arbitraries = fields.map(([name, of]) => [name, generateValues(of, known, 'text', name)] as const)
  const requiredKeys = required.filter((name) => fields.some(([field]) => field === name))
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys, noNullPrototype: true })
}

const isFile = (schema: Schema): boolean =>
  schema.format === 'binary' || (typeof schema.items === 'object' && isFile(schema.items))

function assemble(operation: Operation, person: number, { path, query, header, json, form }: Places): Attempt {
  const { properties = {}, required = [] } = operation.form ?? {}
  const files = Object.entries(properties).flatMap(([part, of]) =>
    isFile(of) && required.includes(part) ? [{ part, isPicture: true }] : [],
  )
  return {
    operation,
    person,
    bearer: 'own',
    path,
    query,
    header,
    body: operation.json ? JSON.stringify(json) : null,
    contentType: operation.json ? 'application/json' : null,
    form: operation.form ? form : null,
    files,
    wrong: null,
  }
}

/** One of the ways in which this request can be made invalid; itself where there is none. */
function mutated(valid: Attempt, places: Places, pick: number): Attempt {
  const ways = [...protocolFaults(valid), ...valueFaults(valid, places, Math.floor(pick / 7))]
  return ways[pick % ways.length]?.() ?? valid
}

type Way = () => Attempt | null

function protocolFaults(valid: Attempt): Way[] {
  const { operation, files } = valid
  const change = (wrong: string, of: Partial<Attempt>) => (): Attempt => ({ ...valid, ...of, wrong })
  const ways: Way[] = []
  if (operation.wantsPerson) {
    ways.push(change('nobody signed in', { bearer: 'none' }), change('a token of nobody', { bearer: 'garbage' }))
  }
  if (operation.json) {
    ways.push(change('not JSON', { body: `${valid.body ?? ''}]` }), change('no body', { body: '' }))
    ways.push(change('nested too deep', { body: `{"another":${'['.repeat(30)}${']'.repeat(30)}}` }))
    ways.push(change('another type', { contentType: 'text/plain' }))
  }
  if (operation.form) ways.push(change('another type', { form: null, body: '{}', contentType: 'application/json' }))
  for (const { part } of files) {
    ways.push(change(`no ${part}`, { files: [] }))
    ways.push(change(`${part} is no picture`, { files: [{ part, isPicture: false }] }))
    const most = operation.form?.properties?.[part]?.maxItems ?? 1
    const more = Array.from({ length: most }, () => ({ part, isPicture: true }))
    ways.push(change(`more than ${most} of ${part}`, { files: [...files, ...more] }))
  }
  return ways
}

/** Each place of the request that can be mutated, once or twice as often as there are places in it. */
function valueFaults(valid: Attempt, { path, query, header, json, form }: Places, pick: number): Way[] {
  const { operation } = valid
  const ways: Way[] = []
  if (operation.json) {
    const way: Way = () => {
      const found = operation.json && mutate(operation.json, json, 'json', pick)
      return found && { ...valid, body: JSON.stringify(found.value), wrong: `body ${found.what}` }
    }
    ways.push(way, way, way, way)
  }
  const named = { path, query, header, form }
  for (const [place, values] of Object.entries(named)) {
    for (const [name, schema] of listSchemas(operation, place)) {
      ways.push(() => {
        const found = mutate(schema, values[name] ?? '', place === 'header' ? 'header' : 'text', pick)
        const change = found && { [place]: { ...values, [name]: found.value } }
        return found && { ...valid, ...change, wrong: `${place} ${name} ${found.what}` }
      })
    }
  }
  return ways
}

function listSchemas({ parameters, form }: Operation, place: string): [string, Schema][] {
  if (place !== 'form') return parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema])
  return Object.entries(form?.properties ?? {}).filter(([, of]) => !isFile(of) && !isLoose(of))
}

/** Snapshots: absent, null and blank mean none, and as text they may be anything that is an object. */
const isLoose = (schema: Schema): boolean => listAlternatives(schema).some(({ type }) => type === 'object')

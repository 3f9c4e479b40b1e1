import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { examples } from '#contract/description/examples.ts'
import type { Route } from '#contract/route.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

/** Every name that an ordinary object inherits. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype)
const VALUES = [1, 'x', null, [], {}, true]

interface Example {
  params?: Record<string, string | number>
  body?: unknown
  form?: Record<string, unknown>
}

const calls = Object.entries(api).flatMap(([group, table]) =>
  Object.entries(table).map(([name, route]): { name: string; route: Route; example: Example } => ({
    name: `${group}.${name}`,
    route,
    example: (examples as Record<string, Record<string, Example> | undefined>)[group]?.[name] ?? {},
  })),
)

/** JSON text of a value with inherited names as keys of every object in it. `__proto__` cannot be set in any other way. */
function withInheritedKeys(value: unknown, added: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => withInheritedKeys(part, added)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const own = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${withInheritedKeys(part, added)}`)
  return `{${[...own, ...INHERITED.map((key) => `"${key}":${JSON.stringify(added)}`)].join(',')}}`
}

describe('names of inherited object properties as keys in requests', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    // Nothing runs the items of the calls: this is about replies.
    site = await openSite({ rateLimits: false, role: 'web' })
    ann = await site.signUp()
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    await ann.api.products.create({ params: { id }, body: { name: 'Serum' } })
  })
  afterAll(() => site.close())

  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${ann.token}`)
    const answer = await fetch(site.origin + path, { ...init, headers })
    return { status: answer.status, text: await answer.text() }
  }
  const createPath = ({ path }: Route, { params = {} }: Example) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 1)))

  test('are accepted in a snapshot, in a form and in JSON', async () => {
    for (const key of INHERITED) {
      const snapshot = `{"${key}":1,"name":"Verdant"}`
      const form = new FormData()
      form.set('brand_id', '1')
      form.set('prompt', 'A bottle of serum on a stone')
      form.set('brand_data', snapshot)
      form.set('product_data', snapshot)
      form.set('product_id', '1')
      const quick = await send('/api/content/generate', {
        method: 'POST',
        body: form,
        headers: { prefer: 'respond-async' },
      })
      expect([key, quick.status, quick.text]).toEqual([key, 202, expect.anything()])
      const wizard = await send('/api/generator/generate', {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'respond-async' },
        body: `{"brand_id":1,"product_id":1,"content_types":["image"],"platforms":["instagram"],"tone":"casual","goal":"awareness","brand_data":${snapshot},"product_data":${snapshot}}`,
      })
      expect([key, wizard.status, wizard.text]).toEqual([key, 202, expect.anything()])
    }
  })

  test('do not change that a snapshot in a form has the limits of JSON bodies', async () => {
    for (const value of ['['.repeat(30_000) + ']'.repeat(30_000), `{"a":${'['.repeat(30)}${']'.repeat(30)}}`]) {
      const form = new FormData()
      form.set('brand_id', '1')
      form.set('prompt', 'A bottle of serum on a stone')
      form.set('brand_data', value.startsWith('{') ? value : `{"tone_variations":${value}}`)
      const { status, text } = await send('/api/content/generate', { method: 'POST', body: form })
      expect([status, text]).toEqual([422, expect.stringContaining('brand_data and product_data must be JSON objects')])
    }
  })

  const withBody = calls.filter(({ route, name }) => route.body && name !== 'auth.deleteMe')
  test.each(withBody.map((call, index) => ({ ...call, index })))(
    'cause no server error in $name',
    async ({ route, example, index }) => {
      // Two values for each call, and others for the next one.
      for (const value of VALUES.filter((_, at) => at % 3 === index % 3)) {
        const body = withInheritedKeys(example.body ?? {}, value)
        const { status, text } = await send(createPath(route, example), {
          method: route.method,
          body,
          headers: { 'content-type': 'application/json', prefer: 'respond-async' },
        })
        // A call that needs the provider, which this site cannot reach, is refused as its route describes.
        const isExpected = status < 500 || Object.keys(route.refuses ?? {}).includes(String(status))
        expect([body, isExpected, text]).toEqual([body, true, expect.anything()])
      }
    },
  )

  test('are accepted in queries, form fields, parts and maps', async () => {
    const query = INHERITED.map((name) => `${name}=1`).join('&')
    for (const { route, example } of calls.filter(({ route: { method, events } }) => method === 'GET' && !events)) {
      const { status, text } = await send(`${createPath(route, example)}?${query}`, { method: 'GET' })
      expect([route.path, status < 500 || status === 503, text]).toEqual([route.path, true, expect.anything()])
    }
    for (const name of INHERITED)
      for (const value of ['x', new Blob(['x'])]) {
        const form = new FormData()
        form.set(name, value)
        const { status, text } = await send('/api/brands/1/logo', { method: 'POST', body: form })
        expect([name, status < 500, text]).toEqual([name, true, expect.anything()])
      }
    const map = Object.fromEntries(INHERITED.filter((name) => name !== '__proto__').map((name) => [name, 'x']))
    const { id } = await ann.api.brands.create({ body: { name: 'Map', tone_variations: map } })
    const { brands } = await ann.api.brands.list()
    const { constructor: _, ...kept } = map
    expect(brands.find((brand) => brand.id === id)?.tone_variations).toEqual(kept)
    for (const body of [{ content_sizes: { image: map } }, { content_sizes: map }]) {
      const { status } = await send('/api/config', {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      expect(status).toBe(422)
    }
  })
})

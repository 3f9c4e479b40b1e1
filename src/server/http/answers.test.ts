import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

describe('HTTP replies', () => {
  let site: Site
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    site = await openSite()
    ;[ann, bob] = [await site.signUp('Ann'), await site.signUp('Bob')]
  })
  afterAll(() => site.close())

  const call = (path: string, init: RequestInit = {}, token?: string) => {
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    return fetch(site.origin + path, { ...init, headers })
  }
  const json = (body: string, type = 'application/json'): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })

  test.each([
    ['not JSON', '{"name":', 400, 'The request body is not valid JSON.'],
    ['nothing', '', 400, 'The request body is not valid JSON.'],
    ['JSON nested deeper than 20', `${'['.repeat(22)}${']'.repeat(22)}`, 400, 'The request body is not valid JSON.'],
    ['a wrong type', '{"name":5}', 422, 'Name must be text'],
    ['a missing field', '{}', 422, 'Name must be text'],
    ['an empty name', '{"name":"  "}', 422, 'Name is required'],
    ['a name too long', JSON.stringify({ name: 'n'.repeat(121) }), 422, 'Name must be at most 120 characters'],
    ['a NUL', String.raw`{"name":"a\u0000b"}`, 422, 'name contains characters that are not allowed'],
    ['half a surrogate pair', String.raw`{"name":"a\ud800b"}`, 422, 'name contains characters that are not allowed'],
    [
      'a NUL in a name',
      String.raw`{"name":"A","tone_variations":{"a\u0000b":"x"}}`,
      422,
      'tone_variations contains characters that are not allowed',
    ],
    ['a color that is not one', '{"name":"A","primary_color":"red"}', 422, 'Colors are # and six hex digits'],
    ['a tone that is not listed', '{"name":"A","brand_tone":"sad"}', 422, 'Please choose one of the listed tones'],
    [
      'a logo address that is a script',
      '{"name":"A","logo_url":"javascript:alert(1)"}',
      422,
      'Logo URL must start with http:// or https://.',
    ],
  ])('a body that is %s', async (_what, body, status, detail) => {
    const answer = await call('/api/brands', json(body), ann.token)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ detail })
  })

  test('a body of another kind, or of more than 1 MB', async () => {
    const text = await call('/api/brands', json('name=A', 'text/plain'), ann.token)
    expect([text.status, await text.json()]).toEqual([
      415,
      { detail: 'Unsupported content type. Send application/json.', code: 'unsupported_type' },
    ])
    const large = await call('/api/brands', json(JSON.stringify({ name: 'x'.repeat(1024 * 1024) })), ann.token)
    expect([large.status, await large.json()]).toEqual([
      413,
      { detail: 'Request body is too large. The limit is 1 MB.', code: 'too_large' },
    ])
  })

  test('unknown fields are ignored, whatever their names', async () => {
    const body =
      '{"name":"Mine","id":1,"user_id":999,"created_at":"2000-01-01","__proto__":{"admin":true},"constructor":{}}'
    const answer = await call('/api/brands', json(body), ann.token)
    expect(answer.status).toBe(201)
    expect((await bob.api.brands.list()).brands).toEqual([])
    const brand = (await answer.json()) as { created_at: string }
    expect(brand).not.toHaveProperty('user_id')
    expect(brand.created_at > '2026').toBe(true)
  })

  test('unknown routes, wrong methods and preflights', async () => {
    const unknown = await call('/api/nothing', {}, ann.token)
    expect([unknown.status, await unknown.json()]).toEqual([404, { detail: 'Not found', code: 'not_found' }])
    const method = await call('/api/brands', { method: 'PATCH' }, ann.token)
    expect([method.status, method.headers.get('allow'), await method.json()]).toEqual([
      405,
      'GET, POST, HEAD',
      { detail: 'Method not allowed', code: 'method_not_allowed' },
    ])
    const preflight = await call('/api/brands', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null])
  })

  test("another user's brand looks exactly like a missing one", async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const tries = (of: string | number) => [
      call(`/api/brands/${of}`, { ...json('{"name":"Stolen"}'), method: 'PUT' }, bob.token),
      call(`/api/brands/${of}`, { method: 'DELETE' }, bob.token),
    ]
    const ids = [
      id,
      987_654,
      'abc',
      '-1',
      '1%20',
      '%201',
      '1.0',
      '0x1',
      '1e0',
      '%2b1',
      '01',
      `1${'0'.repeat(30)}`,
      '9'.repeat(400),
      '1.5',
    ]
    for (const answer of await Promise.all(ids.flatMap(tries))) {
      expect([answer.status, await answer.text()]).toEqual([
        404,
        '{"detail":"Brand not found","code":"object_not_found"}',
      ])
    }
    expect((await ann.api.brands.list()).brands.map(({ name }) => name)).toContain('Acme')
  })

  test.each(['999999', 'abc', '-1', '1%20', '%201', '01', '1.0', `1${'0'.repeat(30)}`])(
    'content %s is not found',
    async (id) => {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/file'],
        ['GET', '/thumbnail'],
        ['PATCH', '/favorite'],
        ['DELETE', ''],
        ['POST', '/restore'],
      ]) {
        const answer = await call(`/api/content/${id}${path}`, { method }, ann.token)
        expect([method, path, answer.status, await answer.text()]).toEqual([
          method,
          path,
          404,
          '{"detail":"Content not found","code":"object_not_found"}',
        ])
      }
    },
  )

  test('a page beyond the list is empty, a page out of range is refused', async () => {
    expect(await ann.api.content.list({ query: { skip: 5000 } })).toEqual({ content: [], total: 0 })
    for (const [query, detail] of [
      ['limit=0', 'limit must be 1 or more'],
      ['limit=101', 'limit must be at most 100'],
      ['skip=-1', 'skip must be 0 or more'],
      ['skip=100001', 'skip must be at most 100000'],
      ['limit=ten', 'limit must be a number'],
      ['brand_id=1.5', 'brand_id must be a number'],
      ['brand_id=1e300', 'brand_id must be a number'],
      ['brand_id=1%20', 'brand_id must be a number'],
      ['brand_id=0', 'brand_id must be 1 or more'],
      ['favorites_only=perhaps', 'favorites_only must be true or false'],
    ]) {
      const answer = await call(`/api/content?${query}`, {}, ann.token)
      expect([query, answer.status, await answer.json()]).toMatchObject([query, 422, { detail }])
    }
  })

  test('an email address of any valid length is accepted', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`
    const status = await site.visitor().auth.verificationStatus({ params: { email } })
    expect(status.verification_attempts).toBe(0)
  })

  test('every reply has a request id and the headers of its kind', async () => {
    const answer = await call('/api/health', { headers: { 'x-request-id': 'mine' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    const page = await call('/login', { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const gone = await call('/assets/gone.js', { headers: { accept: 'text/html' } })
    expect(gone.status).toBe(404)
  })

  test('an address that only decodes to a route, or is longer than 8 KB, is not found', async () => {
    for (const path of ['/api/%61uth/check-token-status?token=x', '/api/br%61nds', '/%61pi/health', '/api/health%2e']) {
      const answer = await call(path, {}, ann.token)
      expect([path, answer.status]).toEqual([path, 404])
    }
    const long = await call(`/api/auth/check-token-status?token=${'x'.repeat(9000)}`)
    expect([long.status, await long.json()]).toEqual([
      414,
      { detail: 'The address is too long.', code: 'address_too_long' },
    ])
  })

  test.each(['TRACE', 'PROPFIND'])('%s is not allowed on any route', async (method) => {
    const { hostname, port } = new URL(site.origin)
    for (const path of ['/api/brands', '/login', '/nowhere']) {
      const status = await new Promise((done) => {
        httpRequest({ hostname, port, path, method }, (answer) => done(answer.statusCode)).end()
      })
      expect([path, status]).toEqual([path, 405])
    }
  })

  test('an invalid HTTP request does not stop the server', async () => {
    const status = await new Promise((done) => {
      const { hostname, port } = new URL(site.origin)
      httpRequest({ hostname, port, path: '/api/%zz', method: 'GET' }, (answer) => done(answer.statusCode)).end()
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect((await call('/api/health')).status).toBe(200)
  })

  test('probes and the OpenAPI document need no session', async () => {
    expect(await (await call('/api/health')).json()).toEqual({ status: 'ok' })
    expect(await site.visitor().system.ready()).toEqual({
      status: 'ready',
      checks: { database: true, storage: true, queue: true, accepting: true },
    })
    const document = (await site.visitor().system.openapi()) as { openapi: string; paths: Record<string, object> }
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, of]) =>
      Object.keys(of).map((method) => `${method} ${path}`),
    )
    const served = Object.values(api).flatMap((group): Route[] => Object.values(group))
    expect(described.toSorted()).toEqual(
      served.map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).toSorted(),
    )
  })
})

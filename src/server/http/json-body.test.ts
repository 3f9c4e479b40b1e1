import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JSON_BODY_MAX_BYTES, PUBLIC_JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import { measureCost } from '#studio/render/testing/measure-cost.ts'
import { JSON_BOMBS } from '../testing/hostile/json-bombs.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { parseJson } from './json-body.ts'

function tryToParse(body: Buffer): void {
  try {
    parseJson(body)
  } catch {
    // Refusing it may not cost more than parsing it.
  }
}

describe.each([
  ['without sign-in', PUBLIC_JSON_BODY_MAX_BYTES, 5],
  ['with sign-in', JSON_BODY_MAX_BYTES, 50],
])('parsing a body of the largest size of a route %s', (_kind, bytes, most) => {
  test.each(Object.entries(JSON_BOMBS))(`of %s costs at most ${most} ms`, async (_what, bomb) => {
    const body = Buffer.from(bomb(bytes))
    expect(body.length).toBeLessThanOrEqual(bytes)
    expect(await measureCost(() => tryToParse(body), most)).toBeLessThan(most)
  })
})

test('the last of duplicate keys is used, and keys like __proto__ are dropped at any depth', () => {
  const dropped: string[] = []
  const text = String.raw`{"a":1,"a":2,"b":[{"__proto__":{"x":1},"constructor":1,"prototype":2,"c":3}],"\u005f_proto__":4}`
  expect(parseJson(Buffer.from(text), (key) => dropped.push(key))).toEqual({ a: 2, b: [{ c: 3 }] })
  expect(dropped.toSorted()).toEqual(['__proto__', '__proto__', 'constructor', 'prototype'])
})

test.each([
  ['20 levels', `${'['.repeat(20)}${']'.repeat(20)}`, true],
  ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`, false],
  ['21 levels of objects', `${'{"a":'.repeat(21)}0${'}'.repeat(21)}`, false],
  ['brackets within a text', JSON.stringify(['[{'.repeat(50), '\\"[[['.repeat(50)]), true],
  ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), false],
])('%s are accepted: %s', (_what, body, isTaken) => {
  const parse = () => parseJson(Buffer.from(body))
  if (isTaken) expect(parse).not.toThrow()
  else expect(parse).toThrow('The request body is not valid JSON.')
})

describe('JSON bodies', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const post = async (path: string, body: string | undefined, token?: string, type = 'application/json') => {
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      ...(body !== undefined && { body }),
      headers: {
        ...(body !== undefined && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    return [answer.status, await answer.json()]
  }

  test('may have 16 KB on routes without sign-in and 1 MB elsewhere', async () => {
    const large = JSON.stringify({ email: 'ann@example.com', password: 'x', more: 'x'.repeat(17_000) })
    const refused = [413, { detail: 'Request body is too large. The limit is 16 KB.', code: 'too_large' }]
    expect(await post('/api/auth/login', large)).toEqual(refused)
    expect(
      await post('/api/brands', JSON.stringify({ name: 'Acme', more: 'x'.repeat(17_000) }), ann.token),
    ).toMatchObject([201, { name: 'Acme' }])
  })

  test('may have at most 10,000 values', async () => {
    const createList = (count: number) => JSON.stringify({ name: 'Acme', more: Array(count).fill(0) })
    expect(await post('/api/brands', createList(9_900), ann.token)).toMatchObject([201, {}])
    expect(await post('/api/brands', createList(10_001), ann.token)).toEqual([
      400,
      { detail: 'The request body has more than 10000 values.', code: 'bad_request' },
    ])
  })

  test('have messages of their own when they are missing or of the wrong kind', async () => {
    const notJson = [400, { detail: 'The request body is not valid JSON.', code: 'bad_request' }]
    expect(await post('/api/brands', undefined, ann.token)).toEqual(notJson)
    expect(await post('/api/auth/login', undefined)).toEqual(notJson)
    for (const body of ['null', '5', '"text"', '[]', 'true']) {
      const [status, answer] = await post('/api/brands', body, ann.token)
      expect([body, status, answer]).toMatchObject([body, 422, { detail: 'The request body must be an object' }])
    }
  })

  test('are never refused with a message of a library', async () => {
    for (const [path, body] of [
      ['/api/auth/login', { email: 5, password: [], remember_me: 'x' }],
      ['/api/auth/resend-verification', { email: {} }],
      ['/api/auth/reset-password', { token: 5, new_password: 5 }],
      ['/api/brands', { name: 'A', content_guidelines: 5, content_strategy: [], tone_variations: 5 }],
      ['/api/generator/generate', { brand_id: 1, content_types: 5, instructions: 5, brand_data: 5 }],
      ['/api/content/archive', { ids: 'x' }],
      ['/api/api-keys/gemini', {}],
    ] as const) {
      const [status, answer] = await post(path, JSON.stringify(body), ann.token)
      const { errors = [] } = answer as { errors?: { message: string }[] }
      for (const { message } of errors)
        expect([path, status, message]).toEqual([path, status, expect.not.stringMatching(/^Invalid|received|expected/)])
    }
  })

  test('are not parsed for an unknown route', async () => {
    expect(await post('/api/nothing', '{"name":')).toEqual([404, { detail: 'Not found', code: 'not_found' }])
    expect(await post('/api/nothing', 'x'.repeat(2_000_000))).toEqual([404, { detail: 'Not found', code: 'not_found' }])
  })
})

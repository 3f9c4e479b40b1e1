import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { examples } from '#contract/description/examples.ts'
import { describeApi } from '#contract/description/openapi.ts'
import { ApiDocument, listFields, listOperations, describeType } from './api-document.ts'
import { formatCurl, filledByExample, buildRequest } from './request.ts'

const operations = listOperations(ApiDocument.parse(describeApi(api, 'https://signet.example', examples)))
const named = (id: string) => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`No call is named ${id}`)
  return found
}

test('a call shows its fields with types, limits and defaults', () => {
  const rows = listFields(named('content.generate').body?.schema ?? {})
  expect(rows.find(({ name }) => name === 'content_type')).toMatchObject({
    type: '"image" or "video"',
    isRequired: false,
    notes: 'default "image"',
  })
  expect(rows.find(({ name }) => name === 'references')).toMatchObject({ type: 'file[]' })
  expect(listFields(named('brands.list').answer.schema ?? {}).map(({ name }) => name)).toContain('brands[].name')
})

test('types have readable names', () => {
  expect(describeType({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string or null')
  expect(describeType({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('("a" or "b")[]')
  expect(describeType({})).toBe('anything')
})

test('an example becomes a request with its address, headers and body', () => {
  const operation = named('products.create')
  const filled = { ...filledByExample(operation), parameters: { id: '7' } }
  const request = buildRequest(operation, filled, 'held')
  expect(request).toMatchObject({ method: 'POST', url: '/api/brands/7/products' })
  expect(request.headers).toEqual({ authorization: 'Bearer held', 'content-type': 'application/json' })
  expect(JSON.parse(request.body as string)).toMatchObject({ name: 'Lavender Night Cream', price: 24.9 })
  expect(buildRequest(named('auth.login'), filledByExample(named('auth.login')), 'held').headers).not.toHaveProperty(
    'authorization',
  )
})

test('fields that are left blank are not sent', () => {
  const operation = named('content.list')
  const filled = { ...filledByExample(operation), parameters: { limit: '5', search: '' } }
  expect(buildRequest(operation, filled, null).url).toBe('/api/content?limit=5')
})

test('the curl command of a form quotes special characters of the shell', () => {
  const operation = named('content.generate')
  const filled = { ...filledByExample(operation), form: { brand_id: '1', prompt: "It's here" } }
  expect(formatCurl(operation, filled, 'https://signet.example')).toBe(
    [
      "curl -X POST 'https://signet.example/api/content/generate'",
      '-H "Authorization: Bearer $SIGNET_TOKEN"',
      "-H 'prefer: respond-async'",
      "-F 'brand_id=1'",
      String.raw`-F 'prompt=It'\''s here'`,
    ].join(' \\\n  '),
  )
})

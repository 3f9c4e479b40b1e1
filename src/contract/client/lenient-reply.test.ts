import { expect, test } from 'vitest'
import { analyticsRoutes } from '../library/analytics.ts'
import { api } from '../api.ts'
import { brandRoutes } from '../brands/brands.ts'
import { contentRoutes } from '../library/content.ts'
import { generatorRoutes } from '../generation/generator.ts'
import { readLeniently } from './lenient-reply.ts'
import { productRoutes } from '../products/products.ts'
import type { Route } from '../route.ts'

const read = (route: Route, body: unknown, status = 200) =>
  readLeniently(route, new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

const routes: Route[] = Object.values(api).flatMap((group) => Object.values<Route>(group))
const open = routes
  .filter(({ openReply }) => openReply)
  .map((route) => [`${route.method} ${route.path}`, route] as const)

test('the calls whose body of success is not agreed are listed', () => {
  expect(open.map(([call]) => call)).toEqual([
    'POST /api/auth/verify-email',
    'POST /api/auth/resend-verification',
    'POST /api/auth/reset-verification-attempts',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/password-change/verify-otp',
    'PUT /api/auth/profile',
    'POST /api/user/api-keys/gemini',
    'DELETE /api/user/api-keys/gemini',
    'POST /api/brands',
    'PUT /api/brands/:id',
    'DELETE /api/brands/:id',
    'POST /api/brands/:id/products',
    'PUT /api/products/:id',
    'DELETE /api/products/:id',
    'PATCH /api/content/:id/favorite',
    'DELETE /api/content/:id',
    'PUT /api/config',
  ])
})

test.each(open)('%s succeeds with any body, and with none', async (_, route) => {
  for (const body of ['', 'Saved.', '<p>', '[]', 'null', '7', '"text"', '{}', '{"id":{}}'])
    expect(await read(route, body)).toEqual({})
})

test('fields that a list leaves out have their defaults', async () => {
  const brands = await read(brandRoutes.list, { brands: [{ id: 1, name: 'Verdant', keywords_topics: null }] })
  expect(brands).toMatchObject({ brands: [{ primary_color: '#0A7C66', brand_tone: 'professional', logo_url: null }] })
  expect(await read(productRoutes.list, { products: [{ id: 1 }] })).toMatchObject({ products: [{ price: null }] })
  const content = await read(contentRoutes.list, { content: [{ id: 1 }], total: 1 })
  expect(content).toMatchObject({ content: [{ content_type: 'image', title: null, is_favorite: false }] })
  expect(await read(generatorRoutes.jobs, { jobs: [{ id: 1, status: 'done' }] })).toMatchObject({
    jobs: [{ content_types: [], platforms: [], status: 'done' }],
  })
  expect(await read(generatorRoutes.options, {})).toMatchObject({ goals: ['awareness', 'engagement', 'sales'] })
  expect(await read(analyticsRoutes.stats, { total_content: 3 })).toMatchObject({
    total_content: 3,
    content_by_type: {},
    performance_metrics: { average_tokens_per_second: 0 },
  })
  expect(await read(analyticsRoutes.content, { analytics: [{ id: 1, content_id: 2 }] })).toMatchObject({
    analytics: [{ token_usage: { total_token_count: 0 }, api_call_details: { status_code: 0 } }],
  })
})

test('a reply of another shape is returned unchanged, and one that is not JSON is an error', async () => {
  expect(await read(brandRoutes.list, { brands: 'none' })).toEqual({ brands: 'none' })
  expect(await read(contentRoutes.get, { content_data: 'AA==', mime_type: 'image/png' })).toMatchObject({
    content_data: 'AA==',
    mime_type: 'image/png',
  })
  await expect(read(brandRoutes.list, 'none')).rejects.toThrow(SyntaxError)
})

test('a reply with status 202 contains the job', async () => {
  const job = { id: 4, status: 'queued', tasks: [], result_content_ids: [], failures: {} }
  expect(await read(generatorRoutes.generate, job, 202)).toEqual(job)
  const ended = { result_content_ids: [13], failures: {} }
  expect(await read(generatorRoutes.generate, ended)).toEqual(ended)
})

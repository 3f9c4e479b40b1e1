import { expect } from 'vitest'
import type { contentRoutes } from '#contract/library/content.ts'
import type { CallInput } from '#contract/route.ts'
import type { Person } from './site.ts'

/** Makes a small still with the built-in studio, and returns its id. */
export async function makeStill({ api }: Person, brandId: number, prompt: string, title: string): Promise<number> {
  const fields = { dimensions: '400x400', engine: 'studio', language: 'en' } as const
  return (await api.content.generate({ form: { brand_id: brandId, prompt, title, ...fields }, files: {} })).id ?? 0
}

/** The ids of the items that a search finds; all of them are on its first page. */
export async function listIds(
  { api }: Person,
  query: CallInput<(typeof contentRoutes)['list']>['query'],
): Promise<number[]> {
  const { content, total } = await api.content.list({ query })
  expect(total).toBe(content.length)
  return content.map(({ id }) => id)
}

/** Creates a tag, assigns it to these items, and returns its id. */
export async function createTag({ api }: Person, name: string, ids: readonly number[] = []): Promise<number> {
  const { id } = await api.tags.create({ body: { name } })
  if (ids.length > 0) await api.tags.assign({ body: { content_ids: [...ids], add: [id] } })
  return id
}

import { expect, test } from 'vitest'
import { usePaidSite } from '../testing/paid-site.ts'

const { gemini, ann, brandId } = usePaidSite()

test('with a model, a preview names what will decide, keeps the facts, and calls nobody', async () => {
  const body = { brand_id: brandId(), prompt: 'Morning Serum now $39 instead of $48', content_type: 'video' as const }
  const { models, pieces } = await ann().api.requestPreviews.draw({ body })
  expect(models).toEqual({ copy: 'gemini', picture: 'gemini', film: 'gemini' })
  expect(pieces.map(({ text }) => text).join(' ')).toContain('$39 instead of $48')
  expect(gemini().requests).toEqual([])
  const byStudio = await ann().api.requestPreviews.draw({ body: { ...body, engine: 'studio' } })
  expect(byStudio.models).toEqual({ copy: null, picture: null, film: null })
})

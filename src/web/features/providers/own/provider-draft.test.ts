import { expect, test } from 'vitest'
import type { OwnProvider } from '#contract/providers/own-providers.ts'
import { checkDraft, toDraft } from './provider-draft.ts'

const STORED: OwnProvider = {
  id: 1,
  name: 'Company models',
  base_url: 'https://models.example/v1',
  masked_key: 'sk-o••••••••cdef',
  is_key_unreadable: false,
  problem: null,
  text_model: null,
  image_model: 'paint-1',
  takes_pictures: true,
  text_input_usd: 0,
  text_output_usd: 0,
  image_usd: 0.04,
}

test('a stored provider fills the form, and an empty key keeps the saved one', () => {
  const { body, errors } = checkDraft(toDraft(STORED), STORED)
  expect(errors).toEqual({})
  expect(body).toMatchObject({ name: 'Company models', image_usd: 0.04, text_input_usd: 0, takes_pictures: true })
  expect(body && 'key' in body ? body.key : undefined).toBeUndefined()
})

test('a new provider without a key asks for none', () => {
  const { key: _, ...draft } = toDraft(STORED)
  expect(checkDraft({ ...draft, key: ' ' }, null).body).toMatchObject({ key: null })
  expect(checkDraft({ ...draft, key: ' sk-1 ' }, null).body).toMatchObject({ key: 'sk-1' })
})

test.each([
  [{ name: ' ' }, { name: 'Enter a name' }],
  [{ base_url: 'models' }, { base_url: 'Enter an address like https://api.example.com/v1' }],
  [{ image_model: '' }, { text_model: 'Enter a model for texts or for images' }],
  [{ image_usd: 'much' }, { image_usd: 'Enter an amount from 0 to 10,000.' }],
  [{ image_usd: '10001' }, { image_usd: 'Enter an amount from 0 to 10,000.' }],
])('%j is not sent', (change, errors) => {
  expect(checkDraft({ ...toDraft(STORED), ...change }, STORED)).toEqual({ body: null, errors })
})

test.each([
  ['$0.05', 0.05],
  ['0,05', 0.05],
  ['', 0],
])('the price %j is %d', (image_usd, usd) => {
  expect(checkDraft({ ...toDraft(STORED), image_usd }, STORED).body).toMatchObject({ image_usd: usd })
})

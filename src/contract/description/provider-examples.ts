import type { Examples } from './example.ts'

const ownProvider = {
  name: 'Company models',
  base_url: 'https://models.example/v1',
  key: 'sk-0123456789abcdef',
  text_model: 'words-1',
  image_model: 'paint-1',
  text_input_usd: 2,
  text_output_usd: 8,
  image_usd: 0.04,
}

export const providerExamples = {
  ownProviders: {
    create: { body: ownProvider },
    update: { params: { id: 1 }, body: { ...ownProvider, image_usd: 0.05 } },
    remove: { params: { id: 1 } },
    test: { body: { base_url: ownProvider.base_url, key: ownProvider.key, text_model: ownProvider.text_model } },
  },
  providerChoices: {
    save: { body: { kind: 'picture', choice: 'studio' } },
    test: { body: { kind: 'picture', choice: 'studio' } },
  },
} satisfies Examples

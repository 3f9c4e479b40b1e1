import { expect, test } from 'vitest'
import { describeRequest } from './describe-request.ts'

const brief = {
  prompt: '',
  instructions: null,
  content_type: 'image',
  tone: 'professional',
  goal: 'awareness',
  theme: null,
  brand: { name: 'Verdant' },
  product: { name: 'Morning Serum' },
} as const

test.each([
  [{}, 'A professional image about Morning Serum to raise awareness.'],
  [{ product: null, goal: 'engagement' }, 'A professional image about Verdant to start a conversation.'],
  [
    { tone: 'enthusiastic', content_type: 'video', goal: 'sales', theme: 'black_friday' },
    'An enthusiastic video about Morning Serum to drive sales, with a Black Friday theme.',
  ],
  [{ tone: null, goal: null }, 'An image about Morning Serum.'],
  [{ instructions: 'Keep it light' }, 'Keep it light'],
  [{ prompt: 'A calm post', instructions: 'Keep it light' }, 'A calm post'],
] as const)('with %j the prompt of an item is "%s"', (part, sentence) => {
  expect(describeRequest({ ...brief, ...part })).toBe(sentence)
})

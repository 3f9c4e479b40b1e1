import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { writeCopy } from '#studio/copywriter/write-copy.ts'
import { copyInstruction, copyJsonSchema, copyPrompt } from './copy-prompt.ts'
import { readCopy } from './copy-answer.ts'
import { videoPrompt } from '../gemini/video-prompt.ts'
import { imagePrompt } from '../image-prompt.ts'

const product = {
  name: 'Dew Serum',
  description: 'Light and quick to sink in',
  proposition: 'The only serum without water',
  benefits: ['Calms redness', 'No perfume'],
  price_text: '€29',
  cta: 'Try it',
}
const brief = createBrief(
  {
    prompt: 'Introduce "Soft skin, no secrets" on a stone in morning light',
    platform: 'instagram',
    tone: 'luxury',
    goal: 'sales',
    theme: 'black_friday',
    instructions: 'Say "only this week" and mention free returns',
    product,
    pictures: [
      { key: 'l', role: 'logo' },
      { key: 'p', role: 'product' },
      { key: 'r', role: 'reference' },
    ],
  },
  {
    voice: 'Dry wit, short sentences',
    audience: 'People with sensitive skin',
    do: ['Name the plant'],
    dont: ['before and after pictures', 'medical claims'],
  },
)

test('the prompt for copy states the tone and the rules of the brand', () => {
  const text = copyInstruction(brief)
  for (const part of ['Verdant', 'Dry wit, short sentences', 'People with sensitive skin', 'Always: Name the plant'])
    expect(text).toContain(part)
  expect(text).toContain('Never: before and after pictures; medical claims')
  expect(copyInstruction(createBrief({}, { form_of_address: 'formal' }))).toContain('Form of address: formal')
  expect(copyInstruction(createBrief())).not.toMatch(/Form of address|Always|Never:|Readers|undefined|null/)
})

test('the prompt for copy contains every fact of the request, and quoted text exactly', () => {
  const text = copyPrompt(brief)
  expect(text).toContain('To the letter, the first as the headline: "Soft skin, no secrets"')
  for (const part of ['Dew Serum', 'The only serum without water', 'Calms redness; No perfume', '€29', 'Try it'])
    expect(text).toContain(part)
  for (const part of ['Goal: sales', 'black friday', 'free returns', 'at most 2200 characters', '5 hashtags'])
    expect(text).toContain(part)
  expect(copyPrompt(createBrief())).not.toMatch(/undefined|null|Product|Goal/)
})

test('the prompt for copy has the approved claims of the brief to the letter', () => {
  const claims = [
    { text: 'Voted the best latte', market: 'UK', expires_on: null },
    { text: 'Open since 1950', market: null, expires_on: null },
  ]
  const text = copyPrompt(createBrief({}, { claims }))
  expect(text).toContain('Claims that may be made, to the letter: Voted the best latte; Open since 1950')
})

test('the reply is described in the subset of JSON Schema that the service supports', () => {
  const schema = copyJsonSchema()
  expect(Object.keys(schema).toSorted()).toEqual(['additionalProperties', 'properties', 'required', 'type'])
  expect(schema['required']).toEqual(['headline', 'subline', 'badge', 'cta', 'caption', 'hashtags', 'alt_text'])
  expect(JSON.stringify(schema)).not.toMatch(/\$schema|\$ref|pattern|minLength|maxLength/)
})

test.each([
  ['picture', imagePrompt],
  ['film', videoPrompt],
])('the prompt for a %s forbids words, letters and logos, and leaves out the text of the design', (_, promptOf) => {
  const text = promptOf(brief, 2)
  expect(text).toContain('No text of any kind: no letters, numbers, words')
  expect(text).toContain('logos')
  expect(text).toContain('Only what is printed on the product itself stays as it is.')
  expect(text).not.toContain('Soft skin')
  expect(text).not.toContain('only this week')
  expect(text).toContain('on a stone in morning light')
  expect(text).toContain('free returns')
  expect(text).toContain('Never show: before and after pictures; medical claims')
  expect(text).not.toMatch(/undefined|null|#[0-9a-f]{6}/i)
})

test('the brand’s colors are given by name, because a model could paint a hex code as text', () => {
  expect(imagePrompt(brief, 0)).toMatch(/Colors: dark \w+ and \w+ set the mood/)
})

test('the camera of a film moves as the instructions ask, otherwise as the tone does', () => {
  expect(videoPrompt({ ...brief, tone: 'bold' }, 0)).toContain('The camera moves fast')
  expect(videoPrompt({ ...brief, tone: 'bold', instructions: 'Calm and slow' }, 0)).toContain('The camera moves slowly')
})

test('each reference image is described by its purpose; the logo is never sent', () => {
  const image = imagePrompt(brief, 2)
  expect(image).toContain('Picture 1 is the product: show exactly this one')
  expect(image).toContain('Picture 2 is a reference for style')
  expect(image).not.toContain('Picture 3')
  expect(videoPrompt(brief, 1)).toContain('<IMAGE_REF_0> is the product')
  expect(videoPrompt(brief, 1)).not.toContain('<IMAGE_REF_1>')
  expect(imagePrompt(brief, 0)).not.toContain('Picture 1')
})

test.each([
  [1500, 500, 'the left half calm'],
  [1080, 1920, 'the upper third and the lowest quarter calm'],
  [1080, 1080, 'the upper third calm'],
])('at %i x %i the prompt asks for empty space for text: %s', (width, height, hint) => {
  expect(imagePrompt({ ...brief, width, height }, 0)).toContain(hint)
})

test('a prompt that only quotes text shows what the brand stands for', () => {
  expect(imagePrompt(createBrief({ prompt: '"Soft skin"' }), 0)).toContain(
    'what the brand stands for: Plant-based skincare for sensitive skin',
  )
})

const answer = {
  headline: 'Soft skin',
  subline: null,
  badge: ' ',
  cta: 'Try it',
  caption: 'First.\n\n\n\nSecond   one.',
  hashtags: ['#One Two', 'onetwo', '!', 'Drei'],
  alt_text: 'A stone.',
}

const read = (text: string) => readCopy(text, brief, writeCopy(brief))

test('text from the model is cleaned up', () => {
  expect(read(JSON.stringify(answer))).toEqual({
    ...answer,
    badge: null,
    caption: 'First.\n\nSecond one.',
    hashtags: ['OneTwo', 'Drei'],
  })
})

test.each([
  ['headline', { ...answer, headline: '' }],
  ['headline', { ...answer, headline: 'x'.repeat(121) }],
  ['cta', { ...answer, cta: 7 }],
  ['cta', { ...answer, cta: 'x'.repeat(41) }],
  ['hashtags', { ...answer, hashtags: 'one' }],
  ['caption', { ...answer, caption: '\u0000' }],
  ['alt_text', { ...answer, alt_text: undefined }],
] as const)('an invalid %s is replaced by that of the rules, and the rest is kept', (field, wrong) => {
  const bad = read(JSON.stringify(wrong))
  const good = read(JSON.stringify(answer))
  expect(bad).toEqual({ ...good, [field]: bad?.[field] })
  expect(bad?.[field]).toEqual(writeCopy(brief)[field])
})

test.each([{ title: 'Something else' }, { headline: ' ', hashtags: [] }, null, 'Soft skin', [answer.headline]])(
  'a reply without usable copy is refused: %j',
  (wrong) => {
    expect(read(JSON.stringify(wrong))).toBeNull()
  },
)

test('the complete parts of a truncated reply are kept', () => {
  const whole = JSON.stringify(answer, null, 2)
  for (let length = whole.indexOf('"cta"'); length < whole.length; length += 1)
    expect(read(whole.slice(0, length))).toMatchObject({ headline: 'Soft skin' })
  expect(read(whole.slice(0, 12))).toBeNull()
})

import { expect, test } from 'vitest'
import type { FormOfAddress } from '#contract/options.ts'
import { createBrief } from '../testing/briefs.ts'
import { findFormOfAddress } from './form-of-address.ts'

interface Said {
  language: string
  prompt?: string
  description?: string
  chosen?: FormOfAddress
  tone?: string
}

const find = ({ language, prompt = '', description = '', chosen, tone = 'minimal' }: Said) =>
  findFormOfAddress(createBrief({ prompt }, { description, form_of_address: chosen, tone }), language)

const FORMAL_TEXTS = {
  de: 'Gern beraten wir Sie und Ihre Familie.',
  fr: 'Nous sommes là pour vous et votre famille.',
  es: 'Estamos aquí para usted.',
  nl: 'Wij helpen u graag.',
  tr: 'Bize siz de katılın.',
}

test.each(Object.entries(FORMAL_TEXTS))(
  'texts of a brand in %s show that it speaks formally',
  (language, description) => {
    expect(find({ language, description })).toBe('formal')
    expect(find({ language })).toBe('informal')
  },
)

test.each(Object.entries(FORMAL_TEXTS))(
  'the form that a brand chose wins over its texts in %s',
  (language, description) => {
    expect(find({ language, description, chosen: 'informal' })).toBe('informal')
  },
)

test('the form that a brand chose wins over its tone', () => {
  expect(find({ language: 'de', chosen: 'informal', tone: 'luxury' })).toBe('informal')
  expect(find({ language: 'de', chosen: 'formal', tone: 'playful' })).toBe('formal')
})

test('the form of the request wins, because its words stand on the same picture', () => {
  expect(find({ language: 'de', prompt: 'Wir freuen uns auf dich!', chosen: 'formal' })).toBe('informal')
})

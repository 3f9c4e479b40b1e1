import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { createBrief } from '../testing/briefs.ts'
import { checkLetters, LETTERS_LABEL } from './letters-rule.ts'

const brief = createBrief({ prompt: 'Our night cream on a wooden table' })

test('letters that a model invented are a finding, those of the request and the brand are not', () => {
  const rule = checkLetters(brief, ['Crème', 'Nught', 'CREAM', brief.brand.name])
  expect(rule).toMatchObject({ passed: false, value: 2 })
  expect(rule.findings).toEqual([{ label: LETTERS_LABEL.replace('{words}', 'Crème Nught'), box: null }])
  expect(checkLetters(brief, ['night', brief.brand.name.toUpperCase()])).toMatchObject({ passed: true, value: 0 })
})

test('its sentences are among those that the screens translate', () => {
  const sentences = Object.values<string>(BRAND_CHECK_SENTENCES)
  expect(sentences).toEqual(expect.arrayContaining([LETTERS_LABEL, checkLetters(brief, []).label]))
})

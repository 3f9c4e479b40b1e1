import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { capitalize } from './request-reading/write-piece-text.ts'
import { writeCopy } from './write-copy.ts'

test.each([
  ['Mock exam panic? maths crash course on zoom', 'Mock exam panic? Maths crash course on zoom.'],
  ['mini sessions in the woods!! dogs are welcome', 'Mini sessions in the woods!! Dogs are welcome.'],
  ['Angst vor der Prüfung? nachhilfe in Mathe', 'Angst vor der Prüfung? Nachhilfe in Mathe.'],
  ['Peur du bac? cours de maths en ligne', 'Peur du bac? Cours de maths en ligne.'],
])('a sentence of a caption begins with a capital: %s', (prompt, caption) => {
  expect(writeCopy(createBrief({ prompt })).caption).toContain(caption)
})

test.each([
  ['gcse maths', 'en', 'gcse maths'],
  ['dvla forms', 'en', 'dvla forms'],
  ['three lessons', 'en', 'Three lessons'],
  ['string quartet', 'en', 'String quartet'],
  ['schnell', 'de', 'Schnell'],
  ['wszy', 'pl', 'Wszy'],
])('letters that are spelled have no false capital: %s', (text, language, written) => {
  expect(capitalize(text, language)).toBe(written)
})

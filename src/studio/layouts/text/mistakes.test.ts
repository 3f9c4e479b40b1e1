import { expect, test } from 'vitest'
import { listsMistakes } from './mistakes.ts'

const read = (headline: string, prompt = headline) =>
  listsMistakes({ copy: { headline, eyebrow: null }, brief: { prompt } } as Parameters<typeof listsMistakes>[0])

test.each([
  '5 errores típicos en inglés',
  'The 4 mistakes every new runner makes',
  'Drei Fehler beim Einwintern',
  '5 erreurs au potager',
  'I 4 errori del caffè a casa',
  '3 erros na hora de alugar',
  'Vijf fouten bij het behangen',
  '5 błędów na siłowni',
  'Evde en sık yapılan 4 hata',
  'よくある5つの間違い',
])('%s lists mistakes, so that its rows have crosses', (headline) => {
  expect(read(headline)).toBe(true)
})

test.each([
  ['5 pasos para limpiar tu bici', undefined],
  ['How to avoid mistakes with sourdough', undefined],
  ['3 Tipps gegen müde Füße', undefined],
  ['5 errores típicos', '5 errores típicos: 1. regar de más 2. poca luz'],
])('the rows of %s keep their numbers', (headline, prompt) => {
  expect(read(headline, prompt)).toBe(false)
})

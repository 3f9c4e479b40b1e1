import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'

const show = (prompt: string) =>
  (writeCopy(createBrief({ prompt })).pieces ?? []).map(({ slot, text }) => `${slot}: ${text}`)

test.each([
  ['Boiler service £79', 'Questions? Call Sam on 0113 496 0010'],
  ['Boiler service £79', 'Any questions? Email hi@heat.example'],
  ['Heizungswartung 89 €', 'Noch Fragen? Ruft an: 0171 5551234'],
  ['Knippen zonder afspraak', 'Vragen? Bel 06 12345678'],
  ['Vi söker en snickare', 'Frågor? Ring Lisa 070-123 45 67'],
  ['Vi søger en tømrer', 'Spørgsmål? Ring til Mette på 22 33 44 55'],
  ['Haemme myyjää', 'Kysyttävää? Soita 040 1234567'],
  ['Cours de yoga pour débutants', 'Des questions ? Appelez le 06 12 34 56 78'],
  ['Clases de guitarra', '¿Dudas? Llama al 612 345 678'],
  ['Corso di cucina', 'Info? Chiama Marco 333 1234567'],
  ['Aulas de violão', 'Dúvidas? Chama no whats 11 98765-4321'],
])('%s. %s: the question stays with how to reach somebody', (said, question) => {
  expect(show(`${said}. ${question}`)).toContain(`detail: ${question}`)
  expect(show(`${question}. ${said}`)).toContain(`detail: ${question}`)
})

test('a question that names a need leads', () => {
  expect(show('Lost your keys? Call 0113 496 0010')[0]).toBe('headline: Lost your keys?')
})

import { expect, test } from 'vitest'
import { listDraftVariants } from './draft-values.ts'

const LOGOS = [
  { url: '/full', kind: 'full' as const, width: 400, height: 100, confidence: 0.9 },
  { url: '/inverse', kind: 'on_dark' as const, width: 410, height: 100, confidence: 0.8 },
  { url: '/mark', kind: 'mark' as const, width: 100, height: 100, confidence: 0.7 },
  { url: '/other-mark', kind: 'mark' as const, width: 100, height: 100, confidence: 0.6 },
  { url: '/unsure', kind: 'on_light' as const, width: 400, height: 100, confidence: 0.3 },
]
const RESULT = {
  draft: { logos: LOGOS },
  evidence: LOGOS.map(({ confidence }, index) => ({
    field: `logos.${index}`,
    confidence,
    source: '',
    key: '',
    text: '',
  })),
}

test('the other sure logos of an import become variants of the chosen one, of each kind the best', () => {
  expect(listDraftVariants(RESULT, '/full')).toEqual([
    { kind: 'mark', url: '/mark' },
    { kind: 'on_dark', url: '/inverse' },
  ])
  expect(listDraftVariants(RESULT, '/mark').map(({ kind }) => kind)).toEqual(['full'])
  expect(listDraftVariants(RESULT, null)).toEqual([])
})

import { expect, test } from 'vitest'
import { t } from '#web/words/campaign-formats.ts'
import { CAMPAIGN_FORMATS } from '#contract/platforms/formats.ts'
import { PLACEMENTS } from '#contract/platforms/format.ts'
import { formatLabel, formatPixels } from './format-labels.ts'

test('every format and placement of the table has a name that can be translated', () => {
  const names = new Set([...CAMPAIGN_FORMATS.map(({ name }) => name), ...PLACEMENTS])
  expect([...names].filter((name) => !(name in t))).toEqual([])
})

test('a format is called by its platform and its own name', () => {
  expect(formatLabel('twitter.cover')).toBe('X (Twitter) · Header')
  expect(formatLabel('gone.format')).toBe('gone.format')
  expect(formatPixels({ width: 728, height: 90 })).toBe('728 × 90')
})

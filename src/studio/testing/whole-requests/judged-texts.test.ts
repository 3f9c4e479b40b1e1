import { expect, test } from 'vitest'
import { TEXT_SETS } from '#contract/platforms/text-rules.ts'
import { openTextJudge } from '../../check/text-judge.ts'
import { labelFinding } from '../../check/word-labels.ts'
import { writeTexts } from '../../copywriter/campaigns/write-texts.ts'
import { createBrief } from '../briefs.ts'
import { MARKED_REQUESTS } from './read-requests.ts'

/** Words for machines, and names that may be shortened. */
const NO_PROSE: readonly string[] = ['hashtags', 'tags', 'path', 'business_name']
/** One request takes 0.4 s of CPU time. */
const EVERY = 24

test('posts and ads of whole requests say nothing that the judge of words refuses, and fill every field', () => {
  const faults = MARKED_REQUESTS.filter((_, index) => index % EVERY === 0).flatMap(({ prompt, brand, language }) => {
    const brief = createBrief({ prompt, platform: 'instagram' }, { name: brand, description: null, language })
    const written = writeTexts(brief, TEXT_SETS, { language, variants: 2 })
    const judge = openTextJudge(brief, language)
    return TEXT_SETS.flatMap(({ key, fields }) =>
      fields.flatMap((field) => {
        const texts = (written[key] ?? []).flatMap((entry) => entry[field.key] ?? [])
        if (texts.length < field.texts.min) return [`${key} has too few of ${field.key} <- ${prompt}`]
        if (NO_PROSE.includes(field.key)) return []
        return texts.flatMap((text) => judge(text).map((finding) => `${key}: ${labelFinding(finding)} <- ${text}`))
      }),
    )
  })
  expect([...new Set(faults)]).toEqual([])
})

test.each([
  ['20% off when you spend over $100', '20% off', 'condition'],
  ['Morning Serum was $48, now $39', 'Morning Serum was $48', 'price'],
  ['Closed on Monday. Come by on Tuesday', 'Closed on Monday', null],
  ['Bathroom fitted in 5 days or we knock off £250', 'Bathroom fitted in 5 days', 'cut'],
  ['Linen sheets, from $49', 'Linen sheets · from $49', null],
  ['Linen sheets, from $49', 'Silk sheets from $49', 'foreign'],
  ['Linen sheets, from $49', 'Verdant: Linen sheets', null],
] as const)('of %j, the text %j has the fault %s', (prompt, text, rule) => {
  const found = openTextJudge(createBrief({ prompt }), 'en')(text)
  expect(found.map((finding) => finding.rule)).toEqual(rule === null ? [] : expect.arrayContaining([rule]))
})

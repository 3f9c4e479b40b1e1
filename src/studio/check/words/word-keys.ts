import { keepByTag } from './languages/keep-by-tag.ts'
import { findTerms } from './languages/terms.ts'
import { readTokens, toCleanText } from './tokens.ts'

/** The words of phrases, and the names of days, months and units of a language, as the judge compares them. */
export function toWordKeys(phrases: readonly string[], language: string): ReadonlySet<string> {
  const keys = new Set(findTerms(language).days)
  for (const phrase of [...phrases, ...listUnits(language), COUNTERS[language] ?? ''])
    for (const { key, text } of readTokens(toCleanText(phrase)))
      keys.add(key).add(text.replace(/^[\p{N}\s]+/u, '').toLowerCase())
  return keys
}

const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year', 'kilometer', 'percent'] as const
/** One count for each plural form that a language may have. */
const COUNTS = [1, 2, 3, 11, 100]

const listUnits = keepByTag((language: string): string[] =>
  UNITS.flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return COUNTS.map((count) =>
      format
        .formatToParts(count)
        .map(({ type, value }) => (type === 'unit' ? value : ' '))
        .join(''),
    )
  }),
)

/** Characters behind numbers. */
const COUNTERS: Readonly<Record<string, string>> = {
  ja: '年月日時分半秒週間人名様円点個本枚回つ階歳台種類割引曜午前後頃泊席品杯匹頭',
  'zh-Hans': '年月日号点分半秒周间人位元个本枚次层岁台种类折星期上午下晚小时天起件款杯只头',
}

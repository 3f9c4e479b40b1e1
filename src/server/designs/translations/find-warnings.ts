import type { SourceText } from '#contract/designs/translations.ts'
import { toPlainDigits } from '#contract/money/plain-digits.ts'
import { findChanged, type ChangedFact } from '#studio/check/words/find-changed.ts'

/** What a translation is compared with. Languages are BCP 47 tags. */
export interface Translated {
  source: readonly SourceText[]
  /** Words that stay as they are. */
  terms: readonly string[]
  from: string
  to: string
}

/** A fact that the original does not have. */
const CHANGED: Readonly<Record<ChangedFact['kind'], (words: string) => string>> = {
  number: (words) => `${words} is not in the original`,
  currency: (words) => `${words} is not the currency of the original`,
  day: (words) => `${words} is not a day or month of the original`,
}

/** A sentence about each text whose translation is missing or lost something. The keys are fields. */
export function findWarnings(task: Translated, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    task.source.flatMap((text) => {
      const warning = findWarning(text, texts[text.field] ?? '', task)
      return warning ? [[text.field, warning]] : []
    }),
  )
}

function findWarning(
  { text, fits, name }: SourceText,
  translated: string,
  { terms, from, to }: Translated,
): string | null {
  if (translated === '') return `The translation of ${name} is missing`
  const number = listNumbers(text).find((one) => !listNumbers(translated).includes(one))
  if (number !== undefined) return `The number ${number} is missing`
  const [changed] = findChanged({ text, language: from }, { text: translated, language: to })
  if (changed) return CHANGED[changed.kind](changed.words)
  const term = terms.find((one) => text.includes(one) && !translated.includes(one))
  if (term !== undefined) return `"${term}" must stay as it is`
  return Array.from(translated).length > fits ? `Longer than the ${fits} characters that fit` : null
}

const QUOTED = /[“„«"]([^“”„«»"]{1,80})[”“»"]/gu

/** The words of texts that a translation must not change: names of brand and product, and quoted strings. */
export function listProtectedTerms(
  { brand, product }: { brand: { name: string }; product: { name: string } | null },
  source: readonly SourceText[],
): string[] {
  const quoted = source.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, words = '']) => words))
  const addresses = source.flatMap(({ text }) => text.match(/\b[\w-]+(?:\.[\w-]+)+\b|[@#]\w+/g) ?? [])
  const words = addresses.filter((word) => /[a-z]/i.test(word))
  return [...new Set([brand.name, product?.name ?? '', ...quoted, ...words])].filter((term) => term.trim() !== '')
}

/**
 * The numbers of a text as plain digits: a language writes 1,980.50 as 1.980,50 or ١٬٩٨٠٫٥٠. A comma or a point between digits, and a
 * zero in front, do not count.
 */
function listNumbers(text: string): string[] {
  const plain = toPlainDigits(text)
  const numbers = plain.match(/\d+(?:[.,'’٫٬\u00A0\u202F]\d+)*/g) ?? []
  return numbers.map((number) => number.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, ''))
}

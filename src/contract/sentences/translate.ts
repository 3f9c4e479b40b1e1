import { ENGLISH_SENTENCES, type TranslatedSentences } from './english.ts'
import { SENTENCE_PARTS } from './reply-sentences.ts'

/** Translates an English sentence of the contract or of a reply. Unknown texts are returned unchanged. */
export type Translate = (english: string) => string

const PLACEHOLDER = /\{(\w+)\}/

/** A sentence with parts that change, such as a count. */
interface OpenSentence {
  /** The fixed text around the parts, one more than there are parts. */
  fixed: readonly string[]
  names: readonly string[]
  to: string
}

/** @param locale BCP 47, for the dates in sentences */
export function createTranslate(translated: TranslatedSentences, locale: string): Translate {
  const own: Readonly<Record<string, string>> = translated
  const exact = new Map<string, string>()
  const open: OpenSentence[] = []
  for (const [name, english] of ENGLISH_SENTENCES) {
    const to = own[name]
    if (to === undefined) continue
    // With a group in the pattern, every second piece is the name of a placeholder.
    const pieces = english.split(PLACEHOLDER)
    if (pieces.length === 1) exact.set(english, to)
    else open.push({ fixed: pieces.filter((_, at) => at % 2 === 0), names: pieces.filter((_, at) => at % 2 === 1), to })
  }
  const parts = new Map<string, string | undefined>(
    Object.entries(SENTENCE_PARTS).map(([name, english]) => [english, own[name]]),
  )
  const translatePart = (name: string, part: string) =>
    name === 'date' ? formatDay(part, locale) : (parts.get(part) ?? part)
  return (english) => exact.get(english) ?? translateOpen(english, open, translatePart) ?? english
}

function translateOpen(
  english: string,
  open: readonly OpenSentence[],
  translatePart: (name: string, part: string) => string,
): string | undefined {
  for (const { fixed, names, to } of open) {
    const parts = readParts(english, fixed)
    if (!parts) continue
    const values = new Map(names.map((name, index) => [name, translatePart(name, parts[index] ?? '')]))
    return to.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
  }
  return undefined
}

/** Returns the texts of the placeholders of a sentence, or null if the text does not match it. */
function readParts(text: string, fixed: readonly string[]): string[] | null {
  const [first = '', ...others] = fixed
  if (!text.startsWith(first)) return null
  const parts: string[] = []
  let at = first.length
  for (const [index, next] of others.entries()) {
    const end = index === others.length - 1 ? lastIndexOf(text, next) : text.indexOf(next, at)
    if (end < at) return null
    parts.push(text.slice(at, end))
    at = end + next.length
  }
  return parts
}

const lastIndexOf = (text: string, end: string) => (text.endsWith(end) ? text.length - end.length : -1)

/** A day such as `1 December 2026` in another language. */
function formatDay(english: string, locale: string): string {
  const time = Date.parse(`${english} UTC`)
  if (Number.isNaN(time)) return english
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}

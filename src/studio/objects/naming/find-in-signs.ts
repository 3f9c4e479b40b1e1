import type { Vocabulary } from './concepts.ts'
import type { SubjectGrammar } from './subject-grammar.ts'
import type { FoundNaming, NamingRole } from './phrase.ts'

/** Signs after which a phrase has ended: particles and numbers. */
const ENDS_PHRASE = /^(?:$|[\d#%¥￥元円はがをもと与和及兼やでにへ　】）」の]|から|まで|より)/u
const KATAKANA = /[\u30A0-\u30FF]/u

/** Finds what a clause of a language without spaces names, as `findNamings` does. */
export function findInSigns(clause: string, at: number, grammar: SubjectGrammar, { words }: Vocabulary): FoundNaming[] {
  const found: FoundNaming[] = []
  const text = clause.replaceAll(' ', '')
  for (let start = 0; start < text.length;) {
    const length = findLongestSigns(text, start, words)
    const naming = length > 0 ? words.get(text.slice(start, start + length)) : undefined
    const role = naming && findSignsRole(text, start, start + length, grammar)
    if (naming && role)
      found.push({
        ...naming,
        role,
        isCarried: findCarrier(text.slice(start + length), grammar) !== '',
        isBare: start === 0,
        clause: at,
        reason: text.slice(start, start + length),
      })
    start += Math.max(length, 1)
  }
  return found
}

function findLongestSigns(text: string, start: number, words: Vocabulary['words']): number {
  for (let length = Math.min(12, text.length - start); length > 0; length--)
    if (words.has(text.slice(start, start + length))) return length
  return 0
}

const findCarrier = (after: string, { carriers }: SubjectGrammar): string =>
  [...carriers].find((word) => after.startsWith(word)) ?? ''

function findSignsRole(text: string, start: number, end: number, grammar: SubjectGrammar): NamingRole | null {
  const [before, after] = [text[start - 1] ?? '', text.slice(end)]
  // A word in katakana is whole only between other signs.
  const isPart = (sign: string, inner: string) => KATAKANA.test(sign) && KATAKANA.test(inner)
  if (isPart(before, text[start] ?? '') || isPart(after[0] ?? '', text[end - 1] ?? '')) return null
  if ([...grammar.negators, ...grammar.extras].some((word) => after.startsWith(word))) return null
  const carrier = findCarrier(after, grammar)
  const rest = after.slice(carrier.length)
  if (after.startsWith('の')) return 'aside'
  if (!ENDS_PHRASE.test(rest) && carrier === '') return start === 0 ? 'object' : 'aside'
  return start <= 4 ? 'lead' : 'object'
}

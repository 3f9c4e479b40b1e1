import type { SourceText } from './source-text.ts'

/** Verbs of publishing, in the languages of the judge. */
const PUBLISHES = new Set(
  'post share publish upload repost publicera posta dela læg slå legg publiser julkaise jaa poste postet posten teile teilt veröffentliche veröffentlicht postez publie publiez publier partage partagez publica publicad publique publicar comparte sube subid postate pubblica pubblicate condividi postem compartilhe publiquem plaats plaatsen publiceer deel opublikuj opublikujcie wstaw wstawcie udostępnij wrzuć wrzućcie опубликуй опубликуйте выложи выложите опублікуй опублікуйте запостіть викладіть розмістіть поділіться انشر انشروا انشري نزل نزلوا شارك شاركوا פרסם פרסמי פרסמו שתפו העלו paylaş paylaşın yayınla yayınlayın'.split(
    ' ',
  ),
)
/** What is ours. */
const OURS = new Set(
  'our my vår vårt våra vores våre mitt mina mine unser unsere unseren mein meine meinen notre nos mon ma mes nuestro nuestra nuestros nuestras mi mis nostro nostra nostri nostre nosso nossa nossos nossas meu meus minha onze ons mijn nasz nasza nasze naszą наш наша наши нашу наше наші نا לנו שלנו'.split(
    ' ',
  ),
)
const ARTICLES = new Set('i il la le'.split(' '))
/** Words between the start of an order and what is ours: "put up", "posten sie", "pubblica i". */
const MOST_BETWEEN = 2

/**
 * Marks an order to publish what is ours before a colon: "pls post our new prices: …". What is published may be drawn, as the label of what
 * follows. Returns whether it is such an order. `first` is the offset behind the words that ask politely.
 */
export function markPublished(
  { tokens }: SourceText,
  { from, to }: { from: number; to: number },
  first: number,
  { isOrder, isOptional }: { isOrder: boolean[]; isOptional: boolean[] },
): boolean {
  if (tokens[to - 1]?.key !== ':') return false
  const isVerb = (at: number) => PUBLISHES.has(tokens[at]?.key ?? '')
  const found = tokens.slice(first, first + MOST_BETWEEN + 2).findIndex(({ key }) => OURS.has(key))
  // "pubblica i nostri nuovi prezzi:"
  const ours = first + found - (ARTICLES.has(tokens[first + found - 1]?.key ?? '') ? 1 : 0)
  const isFirst = tokens.slice(first, ours).some((_, at) => isVerb(first + at))
  // "graag onze nieuwe prijzen posten:"
  const isLate = ours > from && isVerb(to - 2)
  if (found < 0 || ours >= to || !(isFirst || isLate)) return false
  mark(isOrder, from, ours)
  mark(isOptional, ours, to)
  if (isLate && !isFirst) mark(isOrder, to - 2, to - 1)
  return true
}

export function mark(marks: boolean[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) marks[at] = true
}

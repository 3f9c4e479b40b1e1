import { endsAbbreviated } from './abbreviations.ts'
import { createPart, type Part } from './part.ts'
import { matchAllWords, matchWords } from './word-pattern.ts'
import { listInside } from './extents.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { TextReading } from './read-clauses.ts'
import type { WholeText } from './find-quotations.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/**
 * Finds the quotations of a sentence that are pieces of their own, and words to us around them: "with the headline “Now open”". Others
 * stay in their clause. `from` is where the message of the sentence starts: a quotation right behind an order is what is to be shown.
 */
export function findQuotationParts(sentence: Extent, { text, words, whole }: TextReading, from: number): Part[] {
  const quoted = listInside(whole, sentence).filter(
    (one) => one.quoted !== undefined && !isStop(text.slice(sentence.start, one.start), words),
  )
  if (isListed(quoted, text, sentence, words))
    return quoted.flatMap((one, index): Part[] => {
      const gap = { start: quoted[index - 1]?.end ?? sentence.start, end: one.start }
      const lead =
        index > 0 || SAYING.test(bare(text, gap)) ? gap.end - gap.start : (findGapLead(text, gap, words) ?? 0)
      return [
        ...(lead > 0 ? [createPart('instruction', { start: one.start - lead, end: one.start })] : []),
        toQuotation(one),
      ]
    })
  const isNamed = namesQuotation(text.slice(sentence.start, quoted[0]?.start), words)
  return quoted.flatMap((one, index): Part[] => {
    const before = text.slice(quoted[index - 1]?.end ?? sentence.start, one.start)
    const lead = findLead(before, words.label, words.dangling)
    const isAlone = !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(before + readAfter(text, one, sentence))
    const isReview = REVIEW.test(before) && /[.!?…]$/u.test(text.slice(one.quoted?.start, one.quoted?.end).trim())
    const isOrdered = from > sentence.start && bare(text, { start: from, end: one.start }) === ''
    const person =
      readPerson(text, one, sentence, words.tag) ??
      (!/[\p{L}\p{N}]/u.test(before) || lead !== null || isOrdered ? readAuthor(text, one, sentence, words) : null) ??
      (isNamed ? readSource(text, one, sentence) : null)
    const named = findNamed(text, one, sentence, words.label)
    if (lead === null && !isAlone && !isOrdered && !isReview && person === null && named === null) return []
    const parts = [toQuotation(one), ...(named ? [createPart('instruction', named)] : [])]
    if (lead !== null && lead > 0) parts.unshift(createPart('instruction', { start: one.start - lead, end: one.start }))
    return person === null
      ? parts
      : [...parts, { ...createPart('person', person), words: withoutBrackets(text, person) }]
  })
}

/** "5 stars from Trustpilot:" before what was said. */
const REVIEW =
  /(?<!\p{L})(?:reviews?|stars?|feedback|says|wrote|sterne|bewertung|rezension|sagt|schreibt|recensie|sterren|zegt|schrijft|omdöme|recension|stjärnor|anmeldelse|stjerner|arvostelu)(?!\p{L})[^:："“„.!?]{0,30}[:：]\s*$/iu

/** Whether what stands before a quotation is that of a stop or a place: "bus 12 до ост. «Парк»", "tram 5 bis "Zoo"". */
const isStop = (before: string, words: ReadingWords): boolean =>
  STOP.test(before) || NAMED_WORK.test(before) || (/\p{L}\.\s*$/u.test(before) && endsAbbreviated(before, words))
const STOP =
  /(?<![\p{L}\p{M}])(?:stop|station|bus stop|haltestelle|halt|bus \d+ bis|tram \d+ bis|linie \d+ bis|arrêt|station|parada|estación|fermata|ponto|estação|halte|przystanek|durağı|остановк\p{L}|зупинк\p{L}|станци\p{L}|метро) $/iu

/** What the words between quotation marks are the name of: "son roman “La dernière marée”". */
const NAMED_WORK =
  /(?<![\p{L}\p{M}])(?:roman|livre|spectacle|pièce|exposition|expo|album|recueil|conte|ciné-concert|comédie|novela|libro|obra|película|espectáculo|exposición|cuento|comedia|romanzo|spettacolo|mostra|commedia|fiaba|livro|peça|filme|espetáculo|exposição|powieści?|książk\p{L}|spektakl\p{L}{0,3}|wystaw\p{L}|sztuk\p{L}|bajk\p{L}|роман\p{L}{0,2}|книг\p{L}|спектакл\p{L}|фильм\p{L}{0,2}|выставк\p{L}|пьес\p{L}|сказк\p{L}|вистав\p{L}|казк\p{L}|книжк\p{L}|joue|présente|presenta|apresenta|prezentuje|представляет|представляє) $/iu

/** The words behind a quotation that say what it is: "as headline". */
function findNamed(text: string, { end }: Extent, sentence: Extent, label: string): Extent | null {
  const found = compilePattern(
    `^ (?:as|als|comme|como|come|jako|in) (?:the |a |die |der |den |le |la |el |o |il |de |una? |une? )?(?:${label || '(?!)'})(?=[\\s,.;:!?]*(?:[,.;:!?–—-]|$))[\\s,.;]*`,
    'iu',
  ).exec(text.slice(end, sentence.end))
  return found ? { start: end, end: end + found[0].length } : null
}

const findGapLead = (text: string, { start, end }: Extent, { label, dangling }: ReadingWords) =>
  findLead(text.slice(start, end), label, dangling)

/** Whether nothing is behind the last quotation, and only words that join them, or say what they are, between two. */
function isListed(quoted: readonly WholeText[], text: string, sentence: Extent, words: ReadingWords): boolean {
  const last = quoted.at(-1)
  if (!last || bare(text, { start: last.end, end: sentence.end }) !== '') return false
  return quoted.slice(1).every(({ start }, index) => {
    const gap = { start: quoted[index]?.end ?? start, end: start }
    const said = bare(text, gap)
    return JOINER.test(said) || SAYING.test(said) || (findGapLead(text, gap, words) ?? 0) >= said.length
  })
}

/** Words that join quotations; also none at all. */
const JOINER = /^(?:and|und|et|y|e|en|i|ve|plus|then|dann|puis)?$/iu

/** Words before a quotation that are addressed to us. */
const SAYING =
  /^(?:(?:please )?(?:say|write|use|put|add)(?: the (?:words|text|line|headline))?|(?:that )?says|headline|text|title|slogan|schreibe?|sage?|dis|écris|di|escribe|scrivi|diga|escreva|zeg|schrijf|napisz|yaz)$/iu

/** Without marks and spaces at both ends. */
const bare = (text: string, { start, end }: Extent) =>
  text.slice(start, end).replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')

const toQuotation = (one: WholeText): Part => ({
  ...createPart('quotation', one),
  words: one.quoted ?? one,
})

const readAfter = (text: string, { end }: Extent, sentence: Extent) => text.slice(end, sentence.end)

/** The length of the words before a quotation that only say what it is; null if there are none. */
function findLead(before: string, label: string, dangling: string): number | null {
  const said = before.trimEnd()
  const found = compilePattern(`(?<![\\p{L}\\p{M}])(?:${label || '(?!)'})[ :：]*$`, 'iu').exec(said)
  if (!found) return null
  const small = matchAllWords(dangling, false)
  let start = found.index
  for (let count = 0; count < 3; count += 1) {
    const word = /(?:^|(?<=\s))\S+\s+$/u.exec(said.slice(Math.max(0, start - 20), start))?.[0] ?? ''
    if (word === '' || word.replace(small, '').trim() !== '') break
    start -= word.length
  }
  return before.length - start
}

/** A name with an initial, also before a sentence. */
const INITIAL =
  /^[\s,]*[–—~-]\s*\p{Lu}[\p{L}\p{M}'’-]{1,20}(?: \p{Lu}[\p{L}\p{M}'’-]{1,20})? \p{Lu}\.(?:, \p{Lu}[^\n.!?,]{1,30}){0,2}(?=\s|$)/u
/** Who said it: "– Maria L., Porto", at the end of a sentence. */
const PERSON = /^[\s,]*(?:(?:[★☆⭐]\uFE0F?){2,6}\s*)?[–—~-]\s*[\p{Lu}\p{Lo}][^\n.!?]{1,40}(?:\.(?=\s*$))?\s*$/u

/** “…” Johann Wolfgang von Goethe – */
const BARE_AUTHOR =
  /^[\s,]*\p{Lu}[\p{L}\p{M}'’-]{1,20}(?: (?:d[aeiou]s?|von|van|der|den|del|la|le|\p{Lu}[\p{L}\p{M}.'’-]{0,20}|(?:\p{Lu}\.){1,3})){0,3} \p{Lu}[\p{L}\p{M}'’-]{1,20}(?=\s*$|\.\s|\s[–—-]\s)/u

function readPerson(text: string, { end }: Extent, sentence: Extent, tag: string): Extent | null {
  const said = text.slice(end, sentence.end)
  if (PERSON.test(said) && said.trim().split(/\s+/).length <= 7) return { start: end, end: sentence.end }
  const author = BARE_AUTHOR.exec(said)
  if (author && tag !== 'ja') return { start: end, end: end + author[0].length }
  const named = INITIAL.exec(said)
  return named ? { start: end, end: end + named[0].length } : null
}

/** "quote of the day – “…”": words before a quotation that say that it is one. */
const namesQuotation = (lead: string, { quote }: ReadingWords): boolean =>
  matchWords(quote, false).test(lead) && lead.trim().split(/\s+/).length <= LONGEST_LEAD

/** In words, with a dash. */
const LONGEST_LEAD = 6

/** Where a quotation is from, without a name: "– old climbing saying", "(proverb)". */
const SOURCE =
  /^[\s,.]{0,4}(?:[–—~-] ?[^\s.!?\d–—][^\n.!?\d–—]{1,40}|\([^()\n\d]{2,40}\)|(?<=,\s{0,2})\p{L}[^\n.!?\d,–—]{1,40})\.?\s?$/u

function readSource(text: string, { end }: Extent, sentence: Extent): Extent | null {
  return SOURCE.test(text.slice(end, sentence.end)) ? { start: end, end: sentence.end } : null
}

function withoutBrackets(text: string, { start, end }: Extent): Extent {
  const inside = /^[\s,.]*\(([^()]*)\)/u.exec(text.slice(start, end))
  const from = inside ? start + inside[0].indexOf('(') + 1 : start
  return inside ? { start: from, end: from + (inside[1]?.length ?? 0) } : { start, end }
}

/** Whether a text is a name, or a name and who it is: "Dana, member since 2021", "Hannah & Joe, married in September". */
export function namesAuthor(text: string, { tag, open }: Pick<ReadingWords, 'tag' | 'open'>): boolean {
  const said = text
    .trim()
    .replace(/^[–—~-]\s?/u, '')
    .replace(RATING, '')
    .replace(/,$/u, '')
  if (!AUTHOR.test(said) || said.split(/\s+/).length > LONGEST_AUTHOR || matchWords(open, false).test(said))
    return false
  // Every noun of German has a capital.
  return (
    said.includes(',') ||
    / \p{Lu}\.(?:$| (?:aus|from|uit|från|fra) )/u.test(said) ||
    (tag !== 'de' && said.includes(' '))
  )
}

/** Stars before a name: "★★★★★ Jonas K." */
const RATING = /^(?:[★☆⭐]\uFE0F?){2,6}\s*/u
const LONGEST_AUTHOR = 7
const AUTHOR =
  /^\p{Lu}[\p{L}\p{M}'’-]{0,24}(?: (?:d[aeiou]s?|du|del|la|le|von|van|der|den|al|el|y|e|et|&|aus|from|uit|från|fra|\p{Lu}[\p{L}\p{M}.'’-]{0,24})){0,4}(?:, [^.!?€$£%\n]{2,40})?\.?$/u

/** What is said ends with a mark, or has as many words. Fewer words are the name of something. */
const LEAST_SAID = 5

/** A name and who it is, right behind what somebody said. */
function readAuthor(text: string, { end, quoted }: WholeText, sentence: Extent, words: ReadingWords): Extent | null {
  const said = text.slice(quoted?.start, quoted?.end).trim()
  const isStatement = /[.!?…]$/u.test(said) || said.split(/\s+/u).length >= LEAST_SAID
  // "… Sabine M. aus Fulda - bitte als Post"
  const dash = text.slice(end + 3, sentence.end).search(/ [–—-] /u)
  const last = dash < 0 ? sentence.end : end + 3 + dash
  return isStatement && namesAuthor(text.slice(end, last), words) ? { start: end, end: last } : null
}

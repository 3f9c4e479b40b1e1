import { UNSPACED } from '../carry/create-rules.ts'
import { hide } from './read-spans.ts'
import { endsAbbreviated, endsOrdinal } from './abbreviations.ts'
import { matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'

/**
 * Splits a section of a text into sentences and lines. No sentence ends inside of the extents in `whole`. A sentence that begins with a word that
 * continues the one before it belongs to that one.
 */
export function splitSentences(
  text: string,
  { start, end }: Extent,
  whole: readonly Extent[],
  words: ReadingWords,
): Extent[] {
  const hidden = hide(text, whole).slice(start, end)
  const isContinued = createContinuation(words)
  const sentences: Extent[] = []
  for (const { segment, index } of listSegments(hidden, words)) {
    const last = sentences.at(-1)
    const before = last ? hidden.slice(last.start, last.end) : ''
    const extent = { start: index, end: index + segment.length }
    if (last && !/[\n\r]/.test(before.slice(before.trimEnd().length)) && isContinued(before, segment))
      last.end = extent.end
    else sentences.push(extent)
  }
  return sentences
    .map((sentence) => ({ start: start + sentence.start, end: start + sentence.end }))
    .filter((sentence) => text.slice(sentence.start, sentence.end).trim() !== '')
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return segmenter
}

interface Segment {
  segment: string
  index: number
}

/** A space in a script without spaces ends a sentence: 投稿を作って 新作が登場. */
const GAP =
  /(?<!\d[年月日])(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}！？])[ \u3000](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[〜～]|OK)[ \u3000](?=[\p{Script=Han}\d])|(?<=まで)[ \u3000](?=\S)/gu

/** A mark before a small letter ends a sentence as well where people type without capitals: "Bike week. no logo". */
const MARK =
  /(?<=(?:[\p{L}\p{N})”"»\uFFFC]{2}|[\s/–-]\d)[.!?]) +(?=[\p{Ll}\p{Sc}])|(?<=(?:[\p{L}\uFFFC]{3}|[\p{L}:]\d{2}|\p{Sc}\d{1,4})[.!?]) +(?=\d)/gu

function* listSegments(text: string, { tag }: ReadingWords): Generator<Segment> {
  const isUnspaced = UNSPACED.includes(tag)
  for (const { segment, index } of segmenterOf(tag).segment(text)) {
    let start = 0
    for (const mark of segment.matchAll(isUnspaced ? GAP : MARK)) {
      const end = mark.index + mark[0].length
      yield { segment: segment.slice(start, end), index: index + start }
      start = end
    }
    yield { segment: segment.slice(start), index: index + start }
  }
}

function createContinuation(words: ReadingWords) {
  const { continuing } = words
  const starts = matchWords(continuing, false)
  return (before: string, after: string): boolean => {
    const end = before.slice(-16)
    // "(at the desk)"
    if (/^[([（]/u.test(after) && !/[\n\r]/.test(before.slice(before.trimEnd().length))) return true
    // "vom 23.12. bis 3.1."
    if (/\d\.\d{1,2}\.\s*$/u.test(before.slice(-12)) && /^\p{Ll}/u.test(after)) return true
    if (endsAbbreviated(before, words) || endsOrdinal(before, words)) return !endsCount(before, after)
    // An ellipsis before a small letter.
    if (/^\p{Ll}/u.test(after) && /(?:\.\.|…)\s*$/.test(end)) return true
    return starts.exec(after.slice(0, 24))?.index === 0 && CONJUNCTION.test(after)
  }
}

/** "8 places max. Book at …": an abbreviation behind its number, before a new sentence. */
const endsCount = (before: string, after: string) =>
  /\d[^.!?\n]{0,24} (?:max|min|maxi|mini|incl|inkl|env)\.\s*$/iu.test(before.slice(-40)) && /^\p{Lu}/u.test(after)

/** Other words that continue a clause may begin a sentence of its own: "That is why", "Until Sunday". */
const CONJUNCTION =
  /^(?:And|But|So|Or|Also|Und|Aber|Oder|Et|Mais|Ou|Y|Pero|O|E|Mas|Ma|En|Maar|Of|I|Ale|Lub|Ve|Ama)(?!\p{L})/iu

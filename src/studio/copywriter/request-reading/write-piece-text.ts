import { endsAbbreviated, endsOrdinal, ORDINALS } from './abbreviations.ts'
import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import type { Extent } from '../../model/pieces.ts'

/** The text of a piece as it is drawn, and where each offset of the read text is in it. */
export interface WrittenText {
  text: string
  /** The offset in `text` for an offset of the read text. */
  place: (offset: number) => number
}

/** What separates clauses, before a piece and behind it. A minus before a number and the marks of a question stay. */
const BEFORE = /^(?:[\s,;:：，、。،؛·•|｜–—»”]|[-*](?=\s)|~(?=\s?\p{L})|\.(?!\d))+/u
const BEHIND = /(?<![\s,;:：，、،؛·•|｜–—-])[\s,;:：，、،؛·•|｜–—-]+$/u
/** ":)" is no word. A bracket that closes one before it stays. */
const EMOTICON = /(?<=[\s\p{L}\p{P}])\s?[:;]-?[()]{1,3}$/u
/** A price without cents: "32,-", "249:-". */
const ROUND = /\d[.,:][–—-]{1,2}(?=[\s,;:.·•|]{0,4}$)/u
/** A single period, unless it ends an abbreviation or an ordinal: "12.5.", "p. P.", "a.m." */
const PERIOD = /(?<=[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Pe}\p{Pf}"°%€$£\p{N}\p{Lu}]{2})[.。।]$/u
const DATED = /(?:(?<![-–] ?\d{1,2}(?=\.(?:00|15|30|45)\.$))(?<=\d)\.\d{1,2}\.)$/u
const ELLIPSIS = /(?:…|\.\.)$/u
const isDated = (text: string, language: string) =>
  ELLIPSIS.test(text) ||
  (ORDINALS.includes(language) && DAYS.test(text)) ||
  (DATED.test(text) && (ORDINALS.includes(language) || !CLOCK.test(text)))
/** "vom 6. bis 13.", "am 24. und 31." */
const DAYS = /(?<![\p{N}.,])\d{1,2}\. ?(?:bis|und|oder|u\.|do|i|ve|[–&+/-]) ?\d{1,2}\.$/u
/** "at 8.45." */
const CLOCK = /(?<!\d[.]?)(?:[01]?\d|2[0-3])\.(?:[1345]5|[0-5]0)\.$/u

/** A period behind a price, a measure or a number is the end of a sentence: "$18.50.", "500 g.", "at 8." In some languages it makes an ordinal. */
const PRICED =
  /(?:\p{Sc}\s?\d[\d.,]{0,12}(?<=\d)|\d\s?(?:\p{Sc}|zł|kr|TL|Kč|Ft|lei|руб|грн)|\d\s?(?:[%‰°]|[km]?g|[mc]?l|[kcm]m)|\d\+|\d\d?h?\/\d)\.$/u
const COUNTED = /(?<=[\s–-]\d{1,2})\.$/u

/** Writes a part of the read text with the allowed changes: see `listAllowedChanges`. */
export function writePieceText(read: string, { start, end }: Extent, language: string): WrittenText {
  const typed = read.slice(start, end)
  const lead = BEFORE.exec(typed)?.[0].length ?? 0
  const whole = typed.slice(lead).trimEnd()
  const marked = /\([^()]*$/u.test(whole.slice(0, -1).replace(/[:;]-?\($/u, ''))
    ? whole
    : whole.replace(EMOTICON, '').trimEnd()
  const round = ROUND.exec(marked)
  let bare = round ? marked.slice(0, round.index + round[0].length) : marked.replace(BEHIND, '')
  const isEnd = PRICED.test(bare) || (COUNTED.test(bare) && !endsOrdinal(bare, findReadingWords(language)))
  if (isEnd || (PERIOD.test(bare) && !isDated(bare, language) && !endsAbbreviated(bare, findReadingWords(language))))
    bare = bare.slice(0, -1)
  const places: number[] = []
  let text = ''
  for (let at = 0; at < bare.length; at += 1) {
    places.push(text.length)
    const letter = bare.charAt(at)
    const isSpace = /\s/.test(letter)
    if (isSpace && text.endsWith(' ')) continue
    text += isSpace && letter !== '\u00A0' && letter !== '\u202F' ? ' ' : letter
  }
  places.push(text.length)
  return {
    text: capitalize(text, language),
    place: (offset) => places[Math.min(Math.max(offset - start - lead, 0), bare.length)] ?? 0,
  }
}

/** A part of the read text as it was typed, without spaces around it. */
export function copyText(read: string, { start, end }: Extent): WrittenText {
  const typed = read.slice(start, end)
  const lead = typed.length - typed.trimStart().length
  const text = typed.trim()
  return { text, place: (offset) => Math.min(Math.max(offset - start - lead, 0), text.length) }
}

/** Letters that nobody can read as a word: "gcse", "dvla". French writes "Rdv" as a word. */
const SPELLED =
  /^(?!rdv|s[cpt][hrl]|sch|th[rw]|chr|chl|shr|phr|phl|sph|pf[rl]|ghr|wh[rl]|zw[rl])[b-df-hj-np-tv-xz]{3}[a-z]{0,2}[,;:!?)]*$/u
/** Languages whose words begin with more consonants than two. */
const CLUSTERS: readonly string[] = ['pl', 'cs', 'sk', 'hr', 'sl', 'sr', 'vi', 'ga', 'cy']

/** Makes the first letter a capital, unless the word has its own spelling: "iPhone", "mRNA", "µg", "x.com", "24h". */
export function capitalize(text: string, language: string): string {
  // "¿tu perro muerde?"
  const asked = /^[¿¡]+/u.exec(text)?.[0] ?? ''
  if (asked !== '') return asked + capitalize(text.slice(asked.length), language)
  if (/^\S*[@/\\_\d]|^\S+\.\p{L}/u.test(text)) return text
  const word = /^[^\s\p{Pd}&+]+/u.exec(text)?.[0] ?? ''
  if (
    !/^\p{Ll}[\p{Ll}\p{M}'’]*[,;:!?)]*$/u.test(word) ||
    /^(?:µ|μ\p{Script=Latin})/u.test(word) ||
    /^\p{Script=Georgian}/u.test(word)
  )
    return text
  if (SPELLED.test(word) && !CLUSTERS.includes(language)) return text
  if (language === 'nl' && word.startsWith('ij')) return `IJ${text.slice(2)}`
  // The rules of Greek would drop the accent of a first letter.
  const first = language === 'tr' ? text.charAt(0).toLocaleUpperCase('tr') : text.charAt(0).toUpperCase()
  // The capital of some letters is that of another one: "ᲀ".
  const isOwn = first.length === 1 && (language === 'tr' || first.toLowerCase() === text.charAt(0))
  return isOwn ? first + text.slice(1) : text
}

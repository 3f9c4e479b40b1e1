import { decodeHTMLStrict } from 'entities'
import { removeTakenBack } from '../../model/corrections.ts'

/**
 * What may differ between the words of a person and the words that are drawn. Nothing else may.
 *
 * - `capital`: the first letter becomes a capital, if its word has no capital of its own ("iPhone", "mRNA" stay) and is no unit or address.
 * - `names`: names, days, streets and German nouns get the capitals that a person left out (`writeCapitals`).
 * - `spaces`: several spaces and line breaks become one space; a plain space may become one that does not break.
 * - `quotes`: straight quotation marks and apostrophes become typographic ones, and those around a whole quotation are left out.
 * - `end_mark`: the comma, colon, semicolon, dash, or period at the end, separators and list marks at the start, and the brackets around
 *   where a quotation is from, are left out.
 * - `reference`: a character reference becomes its character.
 * - `dash`: in a row of a table, the hyphen of a range of days or hours becomes a dash.
 * - `emoticon`: ":)" at the end is left out.
 * - `invisible`: a mark without width is left out.
 * - `taken_back`: what the person took back while typing is left out ("Thursday no sorry Friday").
 */
const ALLOWED_CHANGES = [
  'capital',
  'names',
  'spaces',
  'quotes',
  'end_mark',
  'reference',
  'dash',
  'emoticon',
  'invisible',
  'taken_back',
] as const
export type AllowedChange = (typeof ALLOWED_CHANGES)[number]

/** The changes that lead from `typed` to `drawn`; null if others would be needed. */
export function listAllowedChanges(typed: string, drawn: string): AllowedChange[] | null {
  const changes: AllowedChange[] = []
  const apply = (name: AllowedChange, text: string, changed: string) => {
    if (changed !== text && !changes.includes(name)) changes.push(name)
    return changed
  }
  let left = typed.normalize('NFC')
  let right = drawn.normalize('NFC')
  left = apply(
    'reference',
    left,
    left.replace(REFERENCE, (found) => decodeHTMLStrict(decodeHTMLStrict(found))),
  )
  left = apply('invisible', left, left.replace(INVISIBLE, ''))
  right = right.replace(INVISIBLE, '')
  left = apply('taken_back', left, removeTakenBack(left))
  const [one, other] = [left.replace(/\s+/g, ' ').trim(), right.replace(/\s+/g, ' ').trim()]
  if (one !== left || other !== right) changes.push('spaces')
  ;[left, right] = [one, other]
  if (left === right) return changes
  left = apply('quotes', left, toPlainQuotes(left))
  right = toPlainQuotes(right)
  if (left.replace(RANGE, '–') === right.replace(RANGE, '–')) left = apply('dash', left, right)
  if (!EMOTICON.test(right)) left = apply('emoticon', left, left.replace(EMOTICON, ''))
  if (trimMarks(left) !== left && trimMarks(left).length >= trimMarks(right).length) {
    left = apply('end_mark', left, trimMarks(left))
    right = trimMarks(right)
  }
  if (left === right) return changes
  const [said, shown] = [left, right].map((text) => text.replace(/^[¿¡]+/u, '')) as [string, string]
  if (said.slice(1) === shown.slice(1) && isFirstCapital(said, shown)) return [...changes, 'capital']
  return addsCapitals(said, shown) ? [...changes, 'names'] : null
}

const EMOTICON = /\s?[:;]-?[()]{1,3}$/u
const RANGE = /(?<=[\p{L}\p{N}.])[-–](?=[\p{L}\p{N}])/gu
const REFERENCE = /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu
const INVISIBLE = /[\u200B\u200E\u200F\u061C\u00AD\u2060\uFEFF]/gu

const toPlainQuotes = (text: string) => text.replace(/[“”„«»‹›「」]/g, '"').replace(/[‘’‚]/g, "'")

/** Without separators, list marks, and outer quotation marks. */
const trimMarks = (text: string) =>
  text
    .replace(/^(\W*)\(([^()]+)\)(\W*)$/u, '$1$2$3')
    .replace(
      /^[\s,;:.，、：；。،؛·•※|｜~"'–—-]+|(?<![\s,;:.，、：；。،؛·•※|｜"'–—-])[\s,;:.，、：；。،؛·•※|｜"'–—-]+$/gu,
      '',
    )

/** Whether two texts differ by capitals that the second one has, at the start of words or inside of names such as "WhatsApp". */
function addsCapitals(left: string, right: string): boolean {
  if (left.length !== right.length || left.toLowerCase() !== right.toLowerCase()) return false
  const [said, shown] = [left.split(' '), right.split(' ')]
  return shown.every((word, index) => {
    const typed = said[index] ?? ''
    const added = word.match(/\p{Lu}/gu)?.length ?? 0
    return word === typed || INITIALS.test(word) || (added <= MOST_CAPITALS && /\p{Ll}/u.test(word.slice(1)))
  })
}
/** Words that are spelled in letters. */
const INITIALS = /^(?:RSVP|VIP|BBQ)$/u
/** Of a word: "WhatsApp". */
const MOST_CAPITALS = 3

const isFirstCapital = (left: string, right: string) =>
  right.charAt(0) !== left.charAt(0) &&
  right.charAt(0).toLowerCase().charAt(0) === left.charAt(0).toLowerCase().charAt(0)

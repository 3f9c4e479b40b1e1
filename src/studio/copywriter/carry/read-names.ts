import { oneOf } from './read-days.ts'
import { replaceParts, type Tape } from './tape.ts'
import { findPatterns } from '../facts/languages.ts'
import type { CarryWords } from './carry-words.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Node } from './node.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

const text = (kind: FactKind, shown: string): Node => ({ as: 'fact', kind, is: 'text', text: shown })

const CONTACTS = [
  /(?<![\p{L}\d])[\w.+-]{1,40}@[\w-]{1,40}(?:\.[\w-]{1,20}){0,2}\.[a-z]{2,12}(?!\w)/giu,
  /(?<![\p{L}\d@.])https?:\/\/[^\s<>"()]{3,200}[^\s<>"().,;:!?]/giu,
  /(?<![\p{L}\d@.-])(?:www\.)?[a-z\d][a-z\d-]{0,40}(?:\.[a-z\d-]{1,40}){0,2}\.(?:com|org|net|io|co|app|shop|store|studio|info|eu|de|at|ch|fr|be|es|it|nl|uk|us|pt|br|pl|tr|ru|ua|in|jp|cn|tw|kr|vn|th|il|ae|sa|example|test|club|bar|cafe|events|dev|me|tv)(?:\/[\w/?=&%#.-]{0,80}[\w/])?(?![\p{L}\d@])/giu,
  /(?<![\p{L}\d@])[@＠][a-z][\w.]{1,28}\w/giu,
  /(?<![\p{L}\p{N}&])#\p{L}[\p{L}\p{N}_]{1,40}/gu,
  /(?<![\p{N}\p{L}.,])\+\d{1,3}[ .-]?(?:\(0\) ?)?\(?\d{1,5}\)?(?:[ ./-]?\d{2,5}){1,5}(?![\p{N}])/gu,
  /(?<![\p{N}\p{L}.,:])0\d{1,5}(?: ?[/-] ?| )\d{2,8}(?:[ -]\d{1,5}){0,4}(?![\p{N}%€$£]|[.,:]\d)/gu,
  /(?<![\p{N}\p{L}.,:])1?[ -]?\(?\d{3}\)?[ -]\d{3}[ -]\d{4}(?!\p{N})/gu,
]

/** Addresses, handles and telephone numbers are shown as typed. */
export const readContacts = (tape: Tape): Tape =>
  CONTACTS.reduce((left, pattern) => replaceParts(left, pattern, ([found]) => text('contact', found.trim())), tape)

/** The names of brand and product are no facts, and nothing in them is a number or a day. */
export const findNames = (tape: Tape, names: readonly string[]): Tape => {
  const known = names.filter((name) => name.length > 1)
  if (known.length === 0) return tape
  return replaceParts(
    tape,
    compilePattern(`(?<![\\p{L}\\p{N}])(?:${oneOf(known)})(?![\\p{L}\\p{N}])`, 'gu'),
    ([name]) => ({
      as: 'fact',
      kind: 'feature',
      is: 'text',
      text: name,
    }),
  )
}

const HALLS = ['hall', 'stand', 'room'] as const

/** "Hall 4, Stand B12" */
export function readHalls(tape: Tape, { labels }: CarryWords): Tape {
  return HALLS.reduce((left, name) => {
    const words = oneOf(labels[name].split('|'))
    const pattern = compilePattern(
      `(?<![\\p{L}])(?:${words}) ?((?:\\p{Lu}{0,2}[.-]?)\\d{1,4}[a-f]?)(?![\\p{L}\\p{N}])`,
      'giu',
    )
    return replaceParts(left, pattern, ([, number = '']) => ({
      as: 'fact',
      kind: 'place',
      is: 'phrase',
      key: `labels.${name}`,
      parts: { x: text('place', number) },
    }))
  }, tape)
}

const ADDRESSES = [
  /(?<![\p{L}\p{N}])\d{1,4}[a-z]? (?:\p{Lu}[\p{L}’'.-]{1,24} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Boulevard|Place|Way|Drive|Quay)(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}-]{0,24}(?:straße|strasse|platz|weg|allee|gasse|straat|gracht|plein|laan) \d{1,4}[a-z]?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:(?:\d{1,4},? )?(?:[Rr]ue|[Bb]oulevard|[Qq]uai)|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Cc]alle|[Aa]venida|[Pp]laza|[Rr]ua|[Pp]raça|ul|ulica) (?:(?:de|du|des|de la|del|dei|della|delle|degli|da|do|dos) )?\p{Lu}[\p{L}’'-]{1,24}(?: \p{Lu}[\p{L}’'-]{1,24}){0,2}(?:,? \d{1,4})?(?![\p{L}\p{N}])/gu,
]
/** "Harbor Studio", "Grand Hotel" */
const VENUE =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}’'&-]+ ){1,3}(?:Studio|Hall|Hotel|Bar|Café|Cafe|Gallery|Museum|Park|Centre|Center|Theatre|Theater|Arena|Library|Gym|Market|School|Square|Pier|Garden|Gardens|Club|Stadium|Brewery|Restaurant)(?![\p{L}\p{N}])/gu
const PLACE_LEAD =
  /^(?:in|at|near|on|around|à|au|aux|en|a|em|no|na|nos|nas|te|op|bij|w|we|na|nel|nella|al|alla|ad) (?:the |la |le |les |el |los |las |o |a |il |lo |de |het )?(?=\p{Lu})/iu
/** In German all nouns have capitals. */
const CITIES =
  /(?<=(?<!\p{L})(?:in|bei|nahe) )(?:Berlin|Hamburg|München|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Bremen|Nürnberg|Freiburg|Mainz|Mannheim|Heidelberg|Karlsruhe|Augsburg|Bonn|Münster|Kiel|Lübeck|Rostock|Erfurt|Kassel|Potsdam|Wien|Graz|Linz|Salzburg|Innsbruck|Zürich|Basel|Bern|Genf|Luzern|Konstanz|Regensburg|Würzburg|Ulm|Essen|Dortmund|Bochum|Aachen|Oldenburg|Braunschweig|Magdeburg|Halle|Jena|Weimar|Trier|Saarbrücken|Paris|London|Rom|Mailand|Madrid|Barcelona|Amsterdam|Brüssel|Prag|Warschau|New York)(?!\p{L})/gu

/** Reads names of places: addresses, venues, and names after "in" and "at". They are shown as typed. */
export function readPlaces(tape: Tape, { tag }: CarryWords): Tape {
  const place = ([found]: RegExpMatchArray) => text('place', found.trim().replace(/,$/, ''))
  const venues = [...ADDRESSES, VENUE].reduce((left, pattern) => replaceParts(left, pattern, place), tape)
  if (tag === 'de') return replaceParts(venues, CITIES, place)
  const named = findPatterns(tag).place
  if (!named || !LATIN.includes(tag)) return venues
  return replaceParts(venues, compilePattern(named.source, 'gu'), ([found], nodes) => {
    if (Array.from(found).some((letter) => nodes.has(letter))) return null
    const name = found.replace(PLACE_LEAD, '')
    return name !== found && isName(name) ? text('place', name) : null
  })
}

const LATIN: readonly string[] = ['en', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl']
/** All words but small ones have capitals. */
const isName = (name: string) =>
  name
    .split(' ')
    .every(
      (word) =>
        /^[\p{Lu}\d]/u.test(word) ||
        /^(?:of|de|la|le|les|da|do|dos|das|di|del|della|am|an|der|den|van|upon|sur|y|e)$/.test(word),
    )

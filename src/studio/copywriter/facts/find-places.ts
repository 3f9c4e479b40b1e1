import { loadCompromise } from '../../libraries/load-libraries.ts'
import { trimMarks } from './trim-marks.ts'
import type { Span } from './find-dates.ts'

/** The words before the name of a place. */
const PREPOSITION = /\b(?:in|at|near|around|across)(?: the)? $/i

/** "Harbor Studio", "Grand Hotel". */
const VENUE =
  /^(?:\p{Lu}[\p{L}’'&-]+ ){1,3}(?:Studio|Hall|Hotel|Bar|Café|Cafe|Gallery|Museum|Park|Centre|Center|Theatre|Theater|Arena|Library|Gym|Market|School|Square|Pier)$/u

/** Whether a short English text is the name of a place and nothing else: "Porto". */
export const isPlaceName = (text: string, language: string): boolean =>
  language === 'en' && (VENUE.test(text) || isKnownPlace(text))

const isKnownPlace = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && text.split(' ').length <= 3 && loadCompromise()(text).places().text() === text

/**
 * Finds English names of places that are written without capitals: "burger night in berlin". Names with capitals are found by the
 * patterns of the language.
 */
export function findNamedPlaces(text: string, language: string): Span[] {
  if (language !== 'en' || !/\b(?:in|at|near|around|across) /i.test(text)) return []
  return (
    loadCompromise()(text).places().out('offset') as readonly { offset: { start: number; length: number } }[]
  ).flatMap(({ offset }) => {
    const lead = text.slice(0, offset.start).match(PREPOSITION)?.[0].length
    const name = trimMarks(text.slice(offset.start, offset.start + offset.length))
    return lead === undefined || name === '' ? [] : [{ start: offset.start - lead, end: offset.start + name.length }]
  })
}

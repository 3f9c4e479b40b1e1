import type { Copy } from '../../copywriter/copy.ts'

/** What says only that somebody is looked for, in the languages of the copywriter with Latin letters. */
const SEEKING_ALONE =
  /^(?:we(?: are|['’]re)(?: now)? hiring|(?:now )?hiring|join (?:our|the) team|wir suchen(?: dich| sie| verstärkung)?|wir stellen ein|stellenangebot|verstärkung gesucht|(?:nous |on )?recrut(?:ons|e|ement)|nous embauchons|buscamos|contratamos|se busca|cerchiamo|(?:stiamo )?assum(?:iamo|endo)|estamos contratando|procuramos|wij zoeken(?: jou)?|we zoeken(?: jou)?|gezocht|vacature|szukamy|zatrudnimy|vi söker)[:!.]?$/iu
/** A longer row is no name of a job. In UTF-16 code units. */
const LONGEST_ROLE = 44

/**
 * Makes the job the headline where a request says only that somebody is looked for: "We are hiring" becomes the line above "Bike mechanic".
 * Unchanged where the next words of the request are no row, or where another line is above the headline.
 */
export function promoteRole(copy: Copy): Copy {
  const { pieces = [], headline, eyebrow, benefits, details } = copy
  const [first, next] = pieces
  if (first?.slot !== 'headline' || first.text !== headline || !SEEKING_ALONE.test(headline)) return copy
  if (eyebrow !== null && pieces.some(({ slot }) => slot === 'eyebrow')) return copy
  if (!next || (next.slot !== 'benefit' && next.slot !== 'detail') || next.text.length > LONGEST_ROLE) return copy
  const role = next.text
  return {
    ...copy,
    eyebrow: headline,
    headline: role,
    benefits: benefits.filter((text) => text !== role),
    details: details.filter(({ text }) => text !== role),
    pieces: [{ ...first, slot: 'eyebrow' }, { ...next, slot: 'headline' }, ...pieces.slice(2)],
  }
}

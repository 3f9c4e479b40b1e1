import type { Copy } from '../../copywriter/copy.ts'
import type { ScaledPart } from '../../type/scaled-block.ts'

/** The size of the words around the job, as a share of it. */
const WORDS = 0.44
/** In UTF-16 code units. */
const LONGEST_ROLE = 48
/** A longer word is no larger on a line of its own. */
const LONGEST_WORD = 16

/** Words with which somebody is looked for, in the languages of the copywriter. */
const SEEKING =
  /(?:^(?:help |staff )?wanted[:!]?$|\b(?:hiring|vacancy|looking for an?|we need an?|wir suchen|gesucht|buscamos|contratamos|recrut\w+|embauch\w+|cerchiamo|assumiamo|procuramos|zoeken|gezocht|szukamy|zatrudni\w+|söker|arıyoruz)\b|ищем|требуется|шукаємо|募集|招聘|诚聘|모집|مطلوب|भर्ती|דרוש)/iu

/** The words before a job with which somebody is looked for, in the languages of the copywriter with Latin letters. */
const SEEKING_BEFORE =
  /^(?:(?:we(?: are|['’]re)(?: now)?|now) (?:hiring|looking for|recruiting)(?: an?| our(?: next)?)?|join (?:us|our team) as an?|wir suchen(?: dich als| ab sofort| eine?n?| zum \p{Nd}+\. \p{L}+)?(?: eine?n?)?|wir stellen eine?n?|(?:nous |on )(?:recrut(?:ons|e)|recherch(?:ons|e)|embauch(?:ons|e)|cherch(?:ons|e))(?: une?)?|(?:buscamos|contratamos|se busca)(?: una?)?|(?:cerchiamo|assumiamo)(?: una?| uno)?|(?:estamos a contratar|contratamos|procuramos)(?: uma?)?|(?:wij|we) zoeken(?: jou als)?(?: een)?|szukamy|zatrudnimy|vi söker(?: en| ett)?) (?=\p{L})/iu
/** The words behind a job that say the same. */
const SEEKING_BEHIND =
  / (?:wanted|needed|gesucht|dringend gesucht|ab sofort gesucht|recherchée?|demandée?|gezocht|poszukiwan[ya])(?=[!.,]|$)/iu

/** Whether a request looks for somebody. What it pays is no offer then, and no hero. */
export const isJob = (copy: Pick<Copy, 'headline' | 'pieces'>): boolean =>
  (copy.pieces ?? []).some(({ text }) => SEEKING.test(text)) || splitRole(copy) !== null

/**
 * Splits the headline of a job around the job itself, which is its hero: "We are hiring a", "pastry baker". What stands behind it in
 * parentheses or behind a comma is small, too. Null for other headlines. The parts are without the comma between them.
 */
export function splitRole({ headline, pieces = [] }: Pick<Copy, 'headline' | 'pieces'>): ScaledPart[] | null {
  const piece = pieces.find(({ slot, text }) => slot === 'headline' && text === headline)
  if (!piece || piece.kind === 'quotation' || headline.includes('\n')) return null
  const before = SEEKING_BEFORE.exec(headline)?.[0] ?? ''
  const start = before.length
  const behind = SEEKING_BEHIND.exec(headline)?.index ?? headline.length
  if (start === 0 && behind === headline.length) return null
  const pause = / \(|, /u.exec(headline.slice(start))
  const end = Math.min(behind, pause ? start + pause.index : headline.length)
  const role = headline.slice(start, end).trim()
  const rest = headline.slice(end).replace(/^,/u, '').trim()
  if (role === '' || role.length > LONGEST_ROLE || (!role.includes(' ') && role.length > LONGEST_WORD)) return null
  return [
    { text: before.trim(), scale: WORDS, most: 1 },
    { text: role, scale: 1, most: role.includes(' ') ? 3 : 1 },
    { text: rest, scale: WORDS, most: 2 },
  ].filter(({ text }) => text !== '')
}

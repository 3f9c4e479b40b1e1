/**
 * Digits with their marks. A space counts only before three digits, and a mark in front only if it does not end an abbreviation as in
 * `Rs.499`.
 */
export const NUMBER = /(?:(?<![\p{L}/.,\d])[.,٫](?=\d))?\d+(?:(?:[.,'٫]| (?=\d{3}(?!\d)))\d+)*/gu

/** A price without its remarks in parentheses, such as `(19,80 €/kg)`. A sign in parentheses stays. */
export function splitNotes(written: string): { text: string; notes: string } {
  const plain = written.replaceAll(/\( ?([\p{L}$]{1,3}|\p{Sc}) ?\)/gu, ' $1 ')
  const notes = plain.match(/\([^()]*\)/g)?.join(' ') ?? ''
  return { text: plain.replaceAll(/\([^()]*\)/g, ' ').trim(), notes }
}

/** Whether a number belongs to words beside the price: a percentage, or the size of a unit as in `/100 g`. */
export function isBesideThePrice(text: string, { index, 0: digits }: RegExpExecArray): boolean {
  const [before, behind] = [text.slice(0, index), text.slice(index + digits.length)]
  if (/^ ?[%‰]/.test(behind)) return true
  return /(?:\/|(?:^|[^\p{L}])(?:per|pro|par|por|na|za)) ?$/iu.test(before) && /^ ?\p{L}/u.test(behind)
}

/** The text behind an amount without the dash in place of its decimals: `12.–`, `12,-`, `299:-`, `499/-`. */
export function dropDash(behind: string): { mark: '.' | ',' | null; rest: string } {
  const dash = /^([.,:/]?) ?-{1,2}(?! ?\d)/.exec(behind) ?? /^([.,])(?! ?\d)/.exec(behind)
  const mark = dash?.[1] === '.' || dash?.[1] === ',' ? dash[1] : null
  // A point alone may end a sentence.
  return { mark: dash?.[0] === mark ? null : mark, rest: behind.slice(dash?.[0].length ?? 0) }
}

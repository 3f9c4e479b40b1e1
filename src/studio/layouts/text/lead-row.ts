import type { MenuRow } from '../../copywriter/facts/post-block.ts'

/** A price and what stands behind it, in parentheses or as a few words: "$549 (two months free)", "£280 with trial". */
export function splitPriceNote(price: string): { figure: string; note: string | null } {
  const at = price.indexOf(' (')
  if (at > 0 && price.endsWith(')')) return { figure: price.slice(0, at), note: price.slice(at + 1) }
  const [said, figure, note] = NOTED.exec(price) ?? []
  return said && figure && note ? { figure, note } : { figure: price, note: null }
}
const NOTED = /^([^\p{L}\p{Nd}]{0,3}\p{Nd}[\p{Nd}.,]*(?: ?\p{Sc})?) (\p{L}{3,}[\p{L} ]{1,18})$/u

/**
 * The offer that leads among a few: the only one with a note behind its price, or the only one that holds what two other ones say, or one
 * more of it: "Cut", "Beard", "Cut and beard"; "Pizza + drink", "Pizza + drink + dessert". Null if nothing says which one.
 */
export function findLeadRow(rows: readonly MenuRow[]): MenuRow | null {
  const noted = rows.filter(({ price }) => price.endsWith(')') && splitPriceNote(price).note !== null)
  if (noted.length > 0) return noted.length === 1 ? (noted[0] ?? null) : null
  const whole = rows.filter((row) => {
    const others = rows.filter((other) => other !== row && holds(row.text, other.text))
    return others.length > 1 || (others.length === 1 && row.text.includes('+'))
  })
  const both = rows.filter(({ text }) => BOTH.test(text))
  const most = whole.filter((row) => whole.every((other) => other === row || holds(row.text, other.text)))
  const [only] = [most, both].filter(({ length }) => length === 1).flat()
  return only ?? null
}

/** Whether a label says all that another one says, and more. */
const holds = (label: string, other: string): boolean =>
  label.length > other.length && ` ${label.toLowerCase()} `.includes(` ${other.toLowerCase()} `)

/** What takes all of the others together, in the languages of the copywriter with Latin letters. */
const BOTH =
  /\b(?:both|all (?:three|together)|the set|beides?|zusammen|komplett\p{L}*|les deux|ensemble|complet|ambos|los dos|completo|entrambi|tutt[oie]|tutto|ambos|beide|samen|oba|razem|båda)\b/iu

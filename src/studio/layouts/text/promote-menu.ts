import { MONEY } from '../../copywriter/carry/read-money.ts'
import { isThreshold } from '../../copywriter/carry/threshold.ts'
import { findDanglingWords } from '../../type/breaking/glue.ts'
import { isJob } from './split-role.ts'
import { findLeadIn, splitOffer } from './split-offer.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { MenuRow } from '../../copywriter/facts/post-block.ts'

/** Fewer priced rows are facts, more of them a list that was typed as such. */
const ROWS = { least: 2, most: 5 }
/** More other rows would have no space beside a table. */
const MOST_BESIDE = 3
/** In UTF-16 code units. */
const LONGEST = { label: 34, price: 22 }

/**
 * Makes rows that each name something with its price a table: "Wedding makeup trial £60", "Bridal package £280 with trial". As rows in a
 * sentence, their prices would be small. Unchanged where the request has an offer or a block of its own.
 */
export function promoteMenu(copy: Copy): Copy {
  const { pieces = [], details, benefits, block, language, price, badge } = copy
  if (block || isJob(copy) || [price, badge].some((text) => text !== null && splitOffer(text) !== null)) return copy
  const rows = pieces.filter(({ slot }) => slot === 'detail' || slot === 'benefit')
  const priced = rows.flatMap((piece) => {
    const row = splitRow(piece.text, language)
    return row ? [{ piece, row }] : []
  })
  if (priced.length < ROWS.least || priced.length > ROWS.most || rows.length - priced.length > MOST_BESIDE) return copy
  if (new Set(priced.map(({ row }) => row.text.toLowerCase())).size < priced.length) return copy
  const said = new Set(priced.map(({ piece }) => piece.text))
  return {
    ...copy,
    block: { kind: 'menu', rows: priced.map(({ row }) => row) },
    details: details.filter(({ text }) => !said.has(text)),
    benefits: benefits.filter((text) => !said.has(text)),
    pieces: pieces.map((piece) =>
      said.has(piece.text) && piece.slot !== 'caption' ? { ...piece, slot: 'block' } : piece,
    ),
  }
}

/** A row as its label and its price with what stands behind it; null if it is no such row. */
function splitRow(text: string, language: string): MenuRow | null {
  const parts = splitOffer(text)
  const [words, figure] = parts ?? []
  if (
    words?.kind !== 'words' ||
    figure?.kind !== 'figure' ||
    parts?.some(({ kind }) => kind === 'former' || kind === 'code')
  )
    return null
  const [amount, other] = text.matchAll(MONEY)
  if (!amount || other || !figure.text.includes(amount[0].trim())) return null
  // "Delivery over 20 € free" has no price of 20 €, "packages from 280 €" has one.
  const behind = text.slice(amount.index + amount[0].trimEnd().length)
  if (isThreshold(text.slice(0, amount.index), behind) && /\p{L}/u.test(behind)) return null
  const label = words.text.slice(0, findLeadIn(words.text, findDanglingWords(language))).trim()
  const price = text.slice(label.length).trim()
  const isNamed = /\p{L}{3}|\p{Lo}/u.test(label) && text.startsWith(label) && !/[,;:.]$/u.test(label)
  return isNamed && label.length <= LONGEST.label && price.length <= LONGEST.price ? { text: label, price } : null
}

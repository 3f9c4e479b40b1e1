import { splitOffer } from './split-offer.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'

/** In UTF-16 code units. */
const LONGEST = { price: 30, subject: 60 }
/** What a request is about is none of these. */
const NO_SUBJECT: readonly FactKind[] = [
  'date',
  'deadline',
  'place',
  'price',
  'discount',
  'contact',
  'condition',
  'action',
]

/**
 * Makes what a request is about its headline where a bare price is: of "Pottery workshop for families, 8 March, 35 € per pair", the workshop
 * leads, and the price is one of its facts. Unchanged where the headline says what it is the price of, or where nothing stands before it.
 */
export function promoteSubject(copy: Copy): Copy {
  const { pieces = [], headline, details, benefits, subline } = copy
  const priced = pieces.find(({ slot, text }) => slot === 'headline' && text === headline)
  const [subject] = pieces.filter(({ slot }) => slot !== 'eyebrow' && slot !== 'caption')
  if (!priced || !subject || subject === priced || !isBarePrice(headline)) return copy
  const isRow = subject.slot === 'detail' || subject.slot === 'benefit' || subject.slot === 'subline'
  const isSubject = !NO_SUBJECT.some((kind) => kind === subject.kind) && !/\p{Nd}/u.test(subject.text)
  if (!isRow || !isSubject || subject.text.length > LONGEST.subject) return copy
  return {
    ...copy,
    headline: subject.text,
    subline: subline === subject.text ? null : subline,
    benefits: benefits.filter((text) => text !== subject.text),
    details: [...details.filter(({ text }) => text !== subject.text), { kind: 'price', text: headline }],
    pieces: pieces.map((piece) =>
      piece === subject ? { ...piece, slot: 'headline' } : piece === priced ? { ...piece, slot: 'detail' } : piece,
    ),
  }
}

/** Whether a text is a price and says nothing of what it is for: "35 € par duo", "From £20". */
function isBarePrice(text: string): boolean {
  const parts = text.length <= LONGEST.price ? splitOffer(text) : null
  const at = parts?.findIndex(({ kind }) => kind === 'figure') ?? -1
  const before = parts?.slice(0, at).map((part) => part.text) ?? []
  return at >= 0 && !/[%٪]/u.test(text) && before.join(' ').length <= LONGEST_BEFORE
}
/** "From", "Only" */
const LONGEST_BEFORE = 8

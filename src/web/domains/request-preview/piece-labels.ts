import type { PreviewPiece } from '#contract/generation/request-preview.ts'
import { t } from '#web/words/request-preview.ts'

type Slot = PreviewPiece['slot']

const SLOTS: Readonly<Record<Slot, string>> = {
  eyebrow: t.eyebrow,
  headline: t.headline,
  subline: t.subline,
  badge: t.badge,
  price: t.price,
  detail: t.row,
  benefit: t.row,
  block: t.listItem,
  cta: t.button,
  small_print: t.smallPrint,
  caption: t.caption,
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['discount', t.discount],
  ['bundle', t.bundle],
  ['price', t.price],
  ['free', t.free],
  ['date', t.date],
  ['deadline', t.deadline],
  ['place', t.place],
  ['quantity', t.quantity],
  ['feature', t.feature],
  ['audience', t.audience],
  ['person', t.person],
  ['condition', t.condition],
  ['action', t.button],
  ['contact', t.contact],
  ['quotation', t.quotation],
  ['signature', t.signature],
  ['list_item', t.listItem],
])

export const nameSlot = (slot: Slot): string => SLOTS[slot] ?? slot

/** What a piece is. A sentence is what it does in the design, and words of another kind are that kind. */
export const nameKind = ({ kind, slot }: Pick<PreviewPiece, 'kind' | 'slot'>): string =>
  KINDS.get(kind) ?? (slot === 'caption' ? t.sentence : nameSlot(slot))

/** The type of a dragged piece: text of other programs is not dropped on lists of pieces. */
export const PIECE_TYPE = 'application/x-signet-piece'

/** The places that a person can choose, from top to bottom of a design. */
export const PLACES: readonly Slot[] = [
  'eyebrow',
  'headline',
  'subline',
  'badge',
  'price',
  'benefit',
  'cta',
  'small_print',
  'caption',
]

const ORDER: readonly Slot[] = ['eyebrow', 'headline', 'subline', 'badge', 'price', 'block', 'detail', 'benefit', 'cta']

/** The pieces as a reader finds them in a design. */
export const sortByPlace = (pieces: readonly PreviewPiece[]): PreviewPiece[] => {
  const rank = ({ slot }: PreviewPiece) => ORDER.indexOf(slot) >>> 0
  return pieces.toSorted((a, b) => rank(a) - rank(b))
}

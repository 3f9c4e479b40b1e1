import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { changePiece } from './placing/change-piece.ts'
import { mapBlockTexts } from './facts/post-block.ts'
import type { Brief } from '../model/brief.ts'
import type { Copy } from './copy.ts'

/** The copy without the letters that no font has (`missing`), and without texts that are then empty. */
export function cleanCopy(copy: Copy, brief: Brief, missing: ReadonlySet<string>): Copy {
  const text = (value: string | null) => (value ? toDrawableText(value, missing) || null : null)
  return {
    ...copy,
    eyebrow: text(copy.eyebrow),
    headline: text(copy.headline) ?? brief.brand.name,
    subline: text(copy.subline),
    details: copy.details.flatMap((fact) => {
      const drawable = text(fact.text)
      return drawable ? [{ ...fact, text: drawable }] : []
    }),
    benefits: copy.benefits.map((benefit) => toDrawableText(benefit, missing)).filter((benefit) => benefit.length > 0),
    badge: text(copy.badge),
    price: text(copy.price),
    cta: text(copy.cta),
    small_print: text(copy.small_print),
    block: mapBlockTexts(copy.block, text),
    ...(copy.pieces && {
      pieces: copy.pieces.map((piece) => changePiece(piece, (value) => toDrawableText(value, missing))),
    }),
  }
}

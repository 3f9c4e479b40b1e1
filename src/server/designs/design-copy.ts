import type { DesignCopy } from '#contract/designs/design-document.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { changeBlockTexts } from '#studio/copywriter/facts/change-block.ts'
import { listBlockTexts } from '#studio/copywriter/facts/post-block.ts'

/** The texts of a copy that a design can change. */
export const toDesignCopy = (copy: Copy): DesignCopy => ({
  headline: copy.headline,
  subline: copy.subline,
  eyebrow: copy.eyebrow,
  badge: copy.badge,
  price: copy.price,
  cta: copy.cta,
  small_print: copy.small_print,
  benefits: copy.benefits,
  details: copy.details.map(({ text }) => text),
  ...(copy.block && { rows: listBlockTexts(copy.block) }),
})

/** Applies a design's words to the copy of an item. Rows of facts keep their kind by their place. */
export function changeCopy(copy: Copy, { benefits, details, rows, ...words }: DesignCopy): Copy {
  const given = Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined))
  return {
    ...copy,
    ...given,
    ...(benefits && { benefits: benefits.filter((text) => text !== '') }),
    ...(rows && copy.block && { block: changeBlockTexts(copy.block, rows) }),
    ...(details && {
      details: details
        .map((text, index) => ({ kind: copy.details[index]?.kind ?? ('feature' as const), text }))
        .filter(({ text }) => text !== ''),
    }),
  }
}

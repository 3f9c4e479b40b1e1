import { keepFirst } from './extents.ts'
import type { Extent } from '../../model/pieces.ts'
import type { Span } from './span.ts'

/** Text that is read as a whole: nothing is divided inside of it. */
export interface WholeText extends Extent {
  span?: Span
  /** Set for words between quotation marks: their extent without the marks. */
  quoted?: Extent
}

const QUOTATIONS = [
  // The mark in a Hebrew abbreviation quotes nothing: ש"ח.
  /(?<!\p{Script=Hebrew}(?="\p{Script=Hebrew}))"((?:[^"\n]|(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})){1,160})"(?!(?<=\p{Script=Hebrew}")\p{Script=Hebrew})/gu,
  /[“„]([^”“"\n]{1,160})[”“"]/g,
  /«([^»\n]{1,164})»/g,
  /‹([^›\n]{1,164})›/g,
  /「([^」\n]{1,160})」/g,
  /(?<![\p{L}\p{N}])[‘‚]([^\n’‘]{2,160}(?:’(?=\p{L})[^\n’‘]{1,160})?)[’‘](?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])'([^'\n]{1,160}(?:'(?=\p{L})[^'\n]{0,160}){0,3})'(?![\p{L}\p{N}])/gu,
]

/** Finds the words between quotation marks, in their order. */
export function findQuotations(text: string): WholeText[] {
  const found: WholeText[] = []
  for (const pattern of QUOTATIONS) {
    for (const { index, 0: whole, 1: inner = '' } of text.matchAll(pattern)) {
      const at = index + whole.indexOf(inner)
      found.push({ start: index, end: index + whole.length, quoted: { start: at, end: at + inner.length } })
    }
  }
  return keepFirst(found)
}

import type { Extent } from '../../../model/pieces.ts'

/** The word before the last of several entries, and between two. */
export const AND = /^\s*(?:and|und|et|y|e|i|en|ve|och|og|и|и|و|および|和|और)\s+/iu
export const AND_BETWEEN = /\s(?:and|und|et|y|e|i|en|ve|och|og|и|و|और)\s/giu

/** A number, and behind "and" another one: "8 km and 12 km" ends a list of numbers. */
export const ENDS_NUMBERS = /\p{Nd}[^,;]{0,12} (?:and|und|et|y|e|en|i|ve|och|og|ja|и|та) \p{Nd}/iu

/** The end of a lead: "Price list:", "Our prices – ". */
export const LEAD_END = /[:：]\s*(?!\/\/)|\s[–—-]\s|=\s|\?\s|(?<=\p{Extended_Pictographic}\uFE0F?)\s+(?=[\p{L}\p{N}])/gu

const [OPENING, CLOSING] = ['([（', ')]）']

/** Splits an extent at what the pattern finds outside of `whole`, which is in its order, and of brackets. */
export function splitAt(text: string, { start, end }: Extent, separator: RegExp, whole: readonly Extent[]): Extent[] {
  const bits: Extent[] = []
  let from = start
  let depth = 0
  let checked = start
  let near = 0
  for (const { index, 0: mark } of text.slice(start, end).matchAll(separator)) {
    const at = start + index
    for (; checked < at; checked += 1) {
      const letter = text.charAt(checked)
      if (OPENING.includes(letter)) depth += 1
      else if (CLOSING.includes(letter)) depth = Math.max(0, depth - 1)
    }
    while ((whole[near]?.end ?? Infinity) <= at) near += 1
    if (depth > 0 || (whole[near]?.start ?? Infinity) <= at) continue
    if (text.slice(from, at).trim() === '') continue
    bits.push({ start: from, end: at + mark.length })
    from = at + mark.length
  }
  return text.slice(from, end).trim() === '' ? bits : [...bits, { start: from, end }]
}

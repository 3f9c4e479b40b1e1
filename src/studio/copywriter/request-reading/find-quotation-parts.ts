import { createPart, type Part } from './part.ts'
import { matchAllWords } from './word-pattern.ts'
import { listInside } from './extents.ts'
import type { Extent } from '../../model/pieces.ts'
import type { TextReading } from './read-clauses.ts'
import type { WholeText } from './find-whole.ts'

/**
 * Finds the quotations of a sentence that are pieces of their own, and words to us around them: "with the headline “Now open”". Others
 * stay in their clause. `isOrdered` tells whether the sentence begins with an order: then each quotation is what is to be shown.
 */
export function findQuotationParts(sentence: Extent, { text, words, whole }: TextReading, isOrdered: boolean): Part[] {
  const quoted = listInside(whole, sentence).filter((one) => one.quoted !== undefined)
  return quoted.flatMap((one, index): Part[] => {
    const before = text.slice(quoted[index - 1]?.end ?? sentence.start, one.start)
    const lead = findLead(before, words.label, words.dangling)
    const isAlone = !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(before + readAfter(text, one, sentence))
    const person = readPerson(text, one, sentence)
    if (lead === null && !isAlone && !isOrdered && person === null) return []
    const parts = [toQuotation(one)]
    if (lead !== null && lead > 0) parts.unshift(createPart('instruction', { start: one.start - lead, end: one.start }))
    return person === null ? parts : [...parts, createPart('person', person)]
  })
}

const toQuotation = (one: WholeText): Part => ({
  ...createPart('quotation', one),
  words: one.quoted ?? one,
})

const readAfter = (text: string, { end }: Extent, sentence: Extent) => text.slice(end, sentence.end)

/** The length of the words before a quotation that only say what it is; null if there are none. */
function findLead(before: string, label: string, dangling: string): number | null {
  const said = before.trimEnd()
  const found = new RegExp(`(?<![\\p{L}\\p{M}])(?:${label || '(?!)'})[ :：]*$`, 'iu').exec(said)
  if (!found) return null
  const small = matchAllWords(dangling, false)
  let start = found.index
  for (let count = 0; count < 3; count += 1) {
    const word = /(?:^|(?<=\s))\S+\s+$/u.exec(said.slice(Math.max(0, start - 20), start))?.[0] ?? ''
    if (word === '' || word.replace(small, '').trim() !== '') break
    start -= word.length
  }
  return before.length - start
}

/** A name with an initial, also before a sentence. */
const INITIAL = /^[\s,]*[–—-]\s*\p{Lu}[\p{L}\p{M}'’-]{1,20}(?: \p{Lu}[\p{L}\p{M}'’-]{1,20})? \p{Lu}\.(?=\s|$)/u
/** Who said it: "– Maria L., Porto", at the end of a sentence. */
const PERSON = /^[\s,]*[–—-]\s*\p{Lu}[^\n.!?]{1,40}(?:\.(?=\s*$))?\s*$/u

function readPerson(text: string, { end }: Extent, sentence: Extent): Extent | null {
  const said = text.slice(end, sentence.end)
  if (PERSON.test(said) && said.trim().split(/\s+/).length <= 7) return { start: end, end: sentence.end }
  const named = INITIAL.exec(said)
  return named ? { start: end, end: end + named[0].length } : null
}

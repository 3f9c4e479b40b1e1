import { findPack } from '../languages/packs.ts'
import { findOrder, PLATFORM } from './find-order.ts'
import { matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'

/** How a language addresses us, as patterns. */
interface InstructionPatterns {
  never: RegExp
  neverStart: RegExp
  note: RegExp
  mention: RegExp
  label: RegExp
  platform: RegExp
  your: RegExp
}

const compiled = new Map<string, InstructionPatterns>()

function patternsOf(words: ReadingWords): InstructionPatterns {
  const known = compiled.get(words.tag)
  if (known) return known
  const { never, note, mention, label, neverStart, order } = words
  const things = [order.post, order.picture].filter(Boolean).join('|')
  const patterns = {
    never: new RegExp(never || '(?!)', 'iu'),
    neverStart: matchWords(neverStart, false),
    note: new RegExp(note || '(?!)', 'iu'),
    mention: new RegExp(`^(?:${mention || '(?!)'})(?![\\p{L}\\p{M}\\p{N}]) ?:? *`, 'iu'),
    label: new RegExp(`^(?:${label || '(?!)'}) ?[:：] *`, 'iu'),
    platform: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:${order.forOur || '(?!)'}) ${PLATFORM}(?:[ -](?:${things}|page|feed|profile|account|channel|reel|reels))?[.!]?$`,
      'iu',
    ),
    your: matchWords(order.your, false),
  }
  compiled.set(words.tag, patterns)
  return patterns
}

/** What a clause says to us. `extent` is what is not drawn; null if all of it is drawn. */
export interface Address {
  extent: Extent | null
  /** Whether it says what must not be shown. */
  isNever: boolean
}

const DRAWN: Address = { extent: null, isNever: false }

/** Finds an order at the start or at the end of a sentence. */
export function findOrders(text: string, sentence: Extent, words: ReadingWords): Extent[] {
  const start = findOrder(text, sentence, words)
  if (start) return [start]
  return findWrittenOrders(text, sentence, words)
}

/** Orders of the language pack, for languages that put the verb last. They count only if they name what we make. */
function findWrittenOrders(text: string, { start, end }: Extent, words: ReadingWords): Extent[] {
  const said = text.slice(start, end).trimEnd()
  const things = matchWords([words.order.post, words.order.picture].filter(Boolean).join('|'), true)
  return (findPack(words.tag)?.prompt.orders ?? [])
    .flatMap((pattern) => {
      const found = pattern.exec(said)
      if (!found || found[0].length === 0 || !things.test(found[0])) return []
      const from = start + found.index
      return found.index === 0 || from + found[0].length === start + said.length
        ? [{ start: from, end: from + found[0].length }]
        : []
    })
    .slice(0, 1)
}

/** Whether a part of a sentence is addressed to us, so that it is a clause of its own. */
export function isAddressedToUs(part: string, words: ReadingWords): boolean {
  const said = part.trim()
  const { never, note, mention } = patternsOf(words)
  return never.test(said) || (note.test(said) && !isForReaders(said, words)) || mention.test(said)
}

const isForReaders = (said: string, words: ReadingWords) => patternsOf(words).your.test(said)

/** Finds what a clause says to us. `isFirst` tells whether it is the first of the request, which names the subject. */
export function readAddress(text: string, { start, end }: Extent, words: ReadingWords, isFirst: boolean): Address {
  const lead = text.slice(start, end).length - text.slice(start, end).trimStart().length
  const said = text.slice(start + lead, end).trimEnd()
  const from = start + lead
  const patterns = patternsOf(words)
  const never = patterns.never.exec(said)
  if (never) {
    const begin = patterns.neverStart.exec(said)
    const isBehind =
      begin !== null && begin.index > 0 && begin.index <= never.index && begin.index + begin[0].length >= never.index
    return { extent: { start: isBehind ? from + begin.index : start, end }, isNever: true }
  }
  if (patterns.note.test(said) && !isForReaders(said, words)) return { extent: { start, end }, isNever: false }
  const label = patterns.label.exec(said) ?? (isFirst ? null : patterns.mention.exec(said))
  if (label && said.length > label[0].length) return { extent: { start, end: from + label[0].length }, isNever: false }
  const platform = patterns.platform.exec(said)
  if (platform) return { extent: { start: from + platform.index, end }, isNever: false }
  return DRAWN
}

import { composeCaption, says } from './caption.ts'
import { findPack } from './languages/packs.ts'
import { ended } from './sentence-end.ts'
import type { Brief } from '../model/brief.ts'
import type { Copy } from './copy.ts'

/**
 * The caption of a copy whose words a person changed: it says the new words instead of the former ones. Where it does not contain the former
 * ones, it is written again from the copy.
 */
export function rewriteCaption(brief: Brief, before: Copy, after: Copy): string {
  const changed = listWords(before).map((text, index) => [text, listWords(after)[index] ?? null] as const)
  const pairs = changed.filter(([old, now]) => old !== now)
  const caption = pairs.reduce((text, [old, now]) => (old && now ? replaceWords(text, old, now) : text), after.caption)
  const isSaid = pairs.every(([old, now]) => (now ? says(caption, now) : !old || !says(caption, old)))
  if (isSaid) return caption
  const way = findPack(after.language)?.way ?? null
  const messages = (after.pieces ?? []).filter(({ slot }) => slot === 'caption').map(({ text }) => ended(text))
  return composeCaption(brief, after, { messages, facts: [], about: [], way }, after.hashtags)
}

/** Inside of a sentence, words have a small first letter. */
function replaceWords(text: string, old: string, now: string): string {
  if (text.includes(old)) return text.replaceAll(old, now)
  const small = old.charAt(0).toLowerCase() + old.slice(1)
  return text.replaceAll(small, now)
}

/** The texts that a caption says, each at the same place for the same field. */
const listWords = (copy: Copy): (string | null)[] => {
  const { headline, subline, badge, price, cta, small_print, details, benefits } = copy
  const row = (texts: readonly string[]) => Array.from({ length: ROWS }, (_, index) => texts[index] ?? null)
  return [headline, subline, badge, price, cta, small_print, ...row(details.map(({ text }) => text)), ...row(benefits)]
}

/** More rows are not compared: a caption says the first ones. */
const ROWS = 12

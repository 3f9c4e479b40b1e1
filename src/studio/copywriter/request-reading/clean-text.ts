import { decodeHTMLStrict } from 'entities'

/** A text as it is read, and where each of its code units stands in the text as it was typed. */
export interface CleanText {
  text: string
  /** For each offset of `text`, its end included, the offset in the typed text. */
  offsets: readonly number[]
}

/**
 * What is changed before anything is read: character references, also if they were escaped twice; marks without width that pasted texts
 * contain; letters that were typed as a base letter and its marks.
 */
const CHANGED =
  /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|[\u200B\u200E\u200F\u061C\u00AD\u2060\uFEFF]+|\P{M}\p{M}{1,8}|[\u1100-\u11FF]{2,3}/giu

/** Decodes character references once, joins what a zero-width space separates, and composes letters (NFC). */
export function cleanText(typed: string): CleanText {
  const offsets: number[] = []
  let text = ''
  const add = (written: string, start: number, end: number) => {
    for (let at = 0; at < written.length; at += 1) offsets.push(written.length === end - start ? start + at : start)
    text += written
  }
  let last = 0
  for (const match of typed.matchAll(CHANGED)) {
    const end = match.index + match[0].length
    add(typed.slice(last, match.index), last, match.index)
    add(change(match[0]), match.index, end)
    last = end
  }
  add(typed.slice(last), last, typed.length)
  return { text, offsets: [...offsets, typed.length] }
}

function change(typed: string): string {
  if (typed.startsWith('&') && typed.endsWith(';')) return decodeHTMLStrict(decodeHTMLStrict(typed))
  return /^[\u200B\u200E\u200F\u061C\u00AD\u2060\uFEFF]/u.test(typed) ? '' : typed.normalize('NFC')
}

import { decodeHTMLStrict } from 'entities'
import { findTakenBack } from '../../model/corrections.ts'

/** A text as it is read, and where each of its code units stands in the text as it was typed. */
export interface CleanText {
  text: string
  /** For each offset of `text`, its end included, the offset in the typed text. */
  offsets: readonly number[]
}

/**
 * What is changed before anything is read: character references, also if they were escaped twice; marks without width that pasted texts
 * contain; letters that were typed as a base letter and its marks. What a person takes back is left out: "Thursday no sorry Friday".
 */
const CHANGED =
  /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|[\u200B\u200E\u200F\u061C\u00AD\u2060\uFEFF]+|\P{M}\p{M}{1,8}|[\u1100-\u11FF]{2,3}/giu

/** Decodes character references once, joins what a zero-width space separates, composes letters (NFC), and leaves out what was taken back. */
export function cleanText(typed: string): CleanText {
  const offsets: number[] = []
  let text = ''
  const add = (written: string, start: number, end: number) => {
    for (let at = 0; at < written.length; at += 1) offsets.push(written.length === end - start ? start + at : start)
    text += written
  }
  let last = 0
  const changes = [...typed.matchAll(CHANGED)].map(({ index, 0: said }) => ({
    start: index,
    said,
    written: change(said),
  }))
  const removed = findTakenBack(typed).map(({ start, end }) => ({ start, said: typed.slice(start, end), written: '' }))
  for (const { start, said, written } of [...changes, ...removed].toSorted((one, other) => one.start - other.start)) {
    if (start < last) continue
    add(typed.slice(last, start), last, start)
    add(written, start, start + said.length)
    last = start + said.length
  }
  add(typed.slice(last), last, typed.length)
  return { text, offsets: [...offsets, typed.length] }
}

function change(typed: string): string {
  if (typed.startsWith('&') && typed.endsWith(';')) return decodeHTMLStrict(decodeHTMLStrict(typed))
  return /^[\u200B\u200E\u200F\u061C\u00AD\u2060\uFEFF]/u.test(typed) ? '' : typed.normalize('NFC')
}

import { findNumber } from './placing/find-number.ts'
import { endsSentence } from './placing/place-messages.ts'
import { ended } from './sentence-end.ts'
import type { TypedRequest } from './placing/plan.ts'
import type { Piece, PlacedPiece } from '../model/pieces.ts'
import type { Writing } from './writing.ts'

/**
 * All words of the request, in their order, as the paragraphs of a caption: whole, with the marks between them as they were typed. Words that
 * were addressed to us are not among them.
 */
export function writeMessages(
  pieces: readonly PlacedPiece[],
  { brief, pass }: Pick<Writing, 'brief' | 'pass'>,
): string[] {
  const said = pieces.filter(({ kind, text }) => kind === 'quotation' || pass(text) !== null)
  const paragraphs: string[] = []
  let line = ''
  const close = (mark = '') => {
    if (line.trim() !== '') paragraphs.push(mark === '' ? ended(line) : `${line.trimEnd()}${mark}`)
    line = ''
  }
  for (const [index, piece] of said.entries()) {
    const previous = said[index - 1]
    const joint = previous ? findJoint(previous, piece, brief) : '\n'
    if (piece.entry) {
      // The words that lead to a list.
      close(/^[\p{L}\p{N}]?\s?[:：]/u.exec(joint)?.[0])
      const number = findNumber(piece, brief)
      const entry = `${number === null ? '•' : `${number}.`} ${piece.text}`
      const isNext = previous?.entry?.list === piece.entry.list
      if (isNext) paragraphs.push(`${paragraphs.pop() ?? ''}\n${entry}`)
      else paragraphs.push(entry)
      continue
    }
    if (joint.includes('\n') || previous?.entry) close()
    const isSigned = piece.kind === 'quotation' && SPEAKERS.has(said[index + 1]?.kind ?? 'message')
    const opening = isSigned ? readTyped(piece, brief) : piece.text
    line = line === '' ? opening : `${line}${joint}${continueSentence(piece, { line, joint }, brief)}`
  }
  close()
  return paragraphs
}

/** Who said a quotation. */
const SPEAKERS: ReadonlySet<Piece['kind']> = new Set(['signature', 'person'])

const MARKS = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]*$/u

/** The marks between two pieces as they were typed. Where words to us were between them, a new sentence begins. */
function findJoint(before: Piece, after: Piece, request: TypedRequest): string {
  if (before.source.field !== after.source.field) return '\n'
  const typed = (request[before.source.field] ?? '').slice(before.source.start, after.source.start)
  const gap = (request[before.source.field] ?? '').slice(before.source.end, after.source.start)
  if (before.kind === 'quotation') return SPEAKERS.has(after.kind) ? ' — ' : '\n'
  // Words that lead to a quotation are one sentence with it.
  if (after.kind === 'quotation') return endsSentence(typed) ? '\n' : ' '
  if (/[\p{L}\p{N}]/u.test(gap)) return endsWhole(before.text)
  // Straight quotation marks are drawn as those of the language.
  const [drawn = '', marks = ''] = [before.text, typed].map((text) =>
    (MARKS.exec(text)?.[0] ?? '').replace(/[“”„«»‹›]/gu, '"'),
  )
  const rest = marks.startsWith(drawn.trimEnd()) ? marks.slice(drawn.trimEnd().length) : marks
  // "Puoi fare un post per il corso di pasta?": the mark of what we are asked.
  const joint = rest.replace(/(?<!\s)\s*[?？؟]/u, '.').replace(/[?？؟]/gu, '')
  if (/\n/.test(joint)) return '\n'
  return joint.replace(/[\s•●►✓✔✅★☆]+/gu, ' ') || ' '
}

/** The mark of a sentence that words to us followed, in its script. */
function endsWhole(text: string): string {
  if (/[。！？]$/u.test(text)) return ''
  if (/[.!?…]$/u.test(text)) return ' '
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '. '
}

const readTyped = ({ source }: Pick<Piece, 'source'>, request: TypedRequest) =>
  (request[source.field] ?? '').slice(source.start, source.end).trim()

/** Inside of a sentence, the first letter is the one that was typed. */
function continueSentence(
  { kind, text, source }: Piece,
  { line, joint }: { line: string; joint: string },
  request: TypedRequest,
): string {
  if (kind === 'quotation') return readTyped({ source }, request)
  // "Panic? Maths course": the mark may be that of the piece before.
  // The period of the piece before may be that of an abbreviation.
  if (/[.!?…。！？]\s*$/u.test(joint) || /[!?…！？]\s*$/u.test(`${line}${joint}`)) return text
  const typed = (request[source.field] ?? '').slice(source.start, source.end).match(/\p{L}/u)?.[0] ?? ''
  const first = text.match(/\p{L}/u)?.[0] ?? ''
  return typed !== first && [typed.toLocaleUpperCase(), typed.toLocaleUpperCase('tr')].includes(first)
    ? text.replace(first, typed)
    : text
}

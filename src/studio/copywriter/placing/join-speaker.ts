import { findPack } from '../languages/packs.ts'
import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { copyText } from '../request-reading/write-piece-text.ts'
import { matchWords } from '../request-reading/word-pattern.ts'
import { changePiece } from './change-piece.ts'
import type { TypedRequest } from './plan.ts'
import type { Piece } from '../../model/pieces.ts'

/** A clause with quotation marks around all of it. */
const WHOLE = /^["“„«»「]\s?([^"“”„«»「」]{8,})\s?["”“»«」]$/u
/** What is said ends like a sentence, or has as many words. Fewer words are the name of something. */
const [SENTENCE_END, LEAST_WORDS] = [/[.!?…。！？]$/u, 4]
/** A dash between a quotation and who said it, on one line. */
const DASH = /^[\s,]*[–—~-]\s*(?=[\p{L}])/u
/** Who somebody is and for how long. A date, a price or an address is no part of it. */
const PARTS: ReadonlySet<Piece['kind']> = new Set(['message', 'feature', 'quantity', 'person', 'audience'])
/** A name behind other words. Letters without case have none. */
const NAME = /\s\p{Lu}\p{Ll}|\p{Lo}{2}/u
/** In words. */
const LONGEST_SPEAKER = 12

/**
 * Joins who said a quotation, as it was typed: "“…” - our cutter Aldous Pemberton, 41 yrs on the job". A name alone is found when the request
 * is read.
 */
export function joinSpeaker(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
  if (pieces.some(({ kind }) => kind === 'quotation')) return [...pieces]
  for (const [at, piece] of pieces.entries()) {
    const said = piece.kind === 'message' ? WHOLE.exec(piece.text)?.[1]?.trim() : undefined
    if (!said || !(SENTENCE_END.test(said) || said.split(/\s+/u).length >= LEAST_WORDS)) continue
    const typed = request[piece.source.field] ?? ''
    const open = typed.indexOf(piece.text, piece.source.start)
    if (open < 0) continue
    const close = open + piece.text.length
    const line = /^[^\n]*/u.exec(typed.slice(close))?.[0] ?? ''
    const dash = DASH.exec(line)
    const end = close + line.length
    const parts = pieces.slice(at + 1).filter(({ source }) => source.field === piece.source.field && source.start < end)
    if (!dash || !isSpeaker(line.slice(dash[0].length), parts, language)) continue
    const extent = { start: close + dash[0].length, end }
    const source = { field: piece.source.field, ...extent }
    const text = copyText(typed, extent).text.replace(/\.$/u, '')
    const speaker: Piece = { id: `${source.field}:${extent.start}-${end}`, kind: 'person', text, source, emphasis: [] }
    const quotation: Piece = { ...changePiece(piece, () => said), kind: 'quotation' }
    return [...pieces.slice(0, at), quotation, speaker, ...pieces.slice(at + 1 + parts.length)]
  }
  return [...pieces]
}

function isSpeaker(said: string, parts: readonly Piece[], language: string): boolean {
  const facts = parts.flatMap(({ kind, emphasis }) => [kind, ...emphasis.map((of) => of.kind)])
  const { open } = findReadingWords(language)
  return (
    parts.length > 0 &&
    facts.every((kind) => PARTS.has(kind)) &&
    NAME.test(said) &&
    !/[.!?]\s/u.test(said) &&
    said.split(/\s+/u).length <= LONGEST_SPEAKER &&
    !matchWords(open, false).test(said)
  )
}

/** Two straight marks around words. Behind a number, one is the sign for inches. */
const STRAIGHT = /(?<![\p{L}\p{N}])"(?=\S)([^"\n]{0,160}[^"\s\d])"(?![\p{L}\p{N}])/gu
/** The marks of other languages are letters of theirs, too. */
const MARKS = /^[“„«「]/u

/** A straight apostrophe in a word, or before one: "don't", "dogs' day", "rock 'n' roll", "'90s". */
const APOSTROPHE =
  /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{M}])'(?![\p{N}"])|(?<=^|\s)'(?=(?:n|em|til|tis|cause)\b|\d0s)/giu

/** Writes straight quotation marks as those of the language, and apostrophes as printers do. Words do not change. */
export function setQuotationMarks(given: Piece, language: string): Piece {
  const piece = changePiece(given, (text) => text.replace(APOSTROPHE, '’'))
  const [open, close] = (findPack(language)?.quotes ?? []).map((mark) => mark.trim())
  if (!open || !close || !MARKS.test(open) || piece.kind === 'quotation') return piece
  return changePiece(piece, (text) => text.replace(STRAIGHT, `${open}$1${close}`))
}

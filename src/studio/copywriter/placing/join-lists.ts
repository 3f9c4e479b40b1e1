import { writePieceText } from '../request-reading/write-piece-text.ts'
import { readCounts } from '../request-reading/read-counts.ts'
import { findPatterns } from '../facts/languages.ts'
import { readTable } from '../request-reading/tables/is-table.ts'
import { findNumber } from './find-number.ts'
import { isNeeded, MAX_ROWS, type TypedRequest } from './plan.ts'
import type { Piece } from '../../model/pieces.ts'

/** In UTF-16 code units: what a line below the headline holds. */
const LONGEST = 170

/**
 * Joins the entries of a list that was typed in one line, as it was typed: with the label before them ("Please bring: towel, snacks"), so that
 * nothing comes between the two, and without one where its rows would leave none for when and where something is or how to answer.
 */
export function joinLists(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
  const needed = pieces.filter(isNeeded).length
  const lists = Map.groupBy(
    pieces.filter(({ entry }) => entry),
    ({ entry }) => entry?.list,
  )
  const joined = new Map<Piece, Piece | null>()
  for (const entries of lists.values()) {
    const [entry, last] = [entries[0], entries.at(-1)]
    if (!entry || !last) continue
    const label = findLabel(pieces, entry, request)
    const lead = label && !isTitle(label, pieces, entries.length, language) ? label : undefined
    const first = lead ?? entry
    const rest = label ? pieces.slice(pieces.indexOf(last) + 1).filter((piece) => !piece.entry) : []
    const more = needed + (rest.some((piece) => !isNeeded(piece)) ? 1 : 0)
    // Entries that are sentences are rows.
    if (lead && isLong(entries) && entries.length + needed <= MAX_ROWS) continue
    if (!lead && (more === 0 || entries.length + more <= MAX_ROWS)) continue
    // Numbers that count the entries need rows to stand before.
    if (entries.every((one, index) => findNumber(one, request) === index + 1)) continue
    const typed = request[first.source.field] ?? ''
    const isInline = entries.slice(1).every(({ source }, index) => {
      const gap = typed.slice(entries[index]?.source.end, source.start)
      return /^[,;、，،·]?$/u.test(gap.trim()) && !gap.includes('\n')
    })
    const extent = { start: first.source.start, end: last.source.end }
    const isTable =
      readTable(
        entries.map(({ text }) => text),
        language,
        request.prompt,
      ) !== null
    if (!isInline || isTable || extent.end - extent.start > LONGEST) continue
    const { text } = writePieceText(typed, extent, language)
    const source = { field: first.source.field, ...extent }
    joined.set(first, {
      id: `${source.field}:${source.start}-${source.end}`,
      kind: lead ? 'message' : 'feature',
      text,
      source,
      emphasis: [],
    })
    for (const one of lead ? entries : entries.slice(1)) joined.set(one, null)
  }
  return pieces.flatMap((piece) => (joined.has(piece) ? (joined.get(piece) ?? []) : piece))
}

/** In words, or in letters of scripts without spaces between them. */
const LONGEST_ENTRY = { words: 4, letters: 12 }
const isLong = (entries: readonly Piece[]): boolean =>
  entries.some(
    ({ text }) =>
      text.split(/\s+/u).length > LONGEST_ENTRY.words ||
      (/^\S+$/u.test(text) && text.length > LONGEST_ENTRY.letters && /\p{Lo}/u.test(text)),
  )

/** Whether a label is the subject of the request, or heads steps: "How to descale a kettle:", "3 signs of a good loaf:". */
function isTitle(label: Piece, pieces: readonly Piece[], count: number, language: string): boolean {
  const isFirst = !pieces.slice(0, pieces.indexOf(label)).some(({ kind, entry }) => kind === 'message' && !entry)
  return isFirst || findPatterns(language).steps.test(label.text) || countsEntries(label, count, language)
}

/** Whether a label says how many entries are behind it. */
export const countsEntries = ({ text }: Pick<Piece, 'text'>, count: number, language: string): boolean =>
  readCounts(text, language).includes(count)

/** The piece with a colon before the first entry of a list: "Please bring:". */
export function findLabel(pieces: readonly Piece[], first: Piece, request: TypedRequest): Piece | undefined {
  const before = pieces[pieces.indexOf(first) - 1]
  const isSame = before?.source.field === first.source.field && LABELS.has(before.kind) && !before.entry
  const typed = isSame ? (request[first.source.field] ?? '').slice(before.source.start, first.source.start) : ''
  return /[:：]\s*$/u.test(typed) && !typed.includes('\n') ? before : undefined
}

/** A date before a list is none of it: "25 dicembre ore 12.30: tortellini, arrosto". */
const LABELS: ReadonlySet<Piece['kind']> = new Set(['message', 'feature', 'free', 'action'])

/** What readers may want to ask: it says nothing without how to reach somebody. */
const QUESTION =
  /^[\s¿]*(?:(?:any |got |have )?(?:questions|queries)|interested|curious|(?:more |further )?info|want to (?:book|join|know more)|(?:noch |habt ihr |irgendwelche )?fragen|interesse|interessiert|neugierig|lust(?: bekommen)?|(?:nog |heb je |heeft u )?vragen|geïnteresseerd|(?:några )?frågor|intresserad|spørgsmål|interesseret|spørsmål|interessert|kysyttävää|kysymyksiä|kiinnostaako|kiinnostuitko|kiinnostuit|(?:des |une )?questions?|intéressée?s?(?:\(e\))?|(?:más |alguna )?(?:dudas?|preguntas?)|interesad[oa]s?|te interesa|(?:hai )?(?:domande|dubbi)|interessat[oi]|ti interessa|(?:alguma |tem )?d[úu]vidas?|perguntas|interessad[oa]s?|ficou interessad[oa]|pytania|zainteresowan\p{L}{1,3}|sorular(?:ınız)?|вопросы|питання)\s?\?+$/iu

/** Joins a question with how to reach somebody right behind it, as both were typed: "Questions? Call Sam on 0113 496 0010". */
export function joinQuestion(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const { field } = piece.source
    const typed = request[field] ?? ''
    const reached = piece.emphasis.find(({ kind }) => kind === 'contact')
    const isBeside =
      before?.source.field === field &&
      !before.entry &&
      !piece.entry &&
      reached !== undefined &&
      QUESTION.test(before.text) &&
      typed.slice(before.source.end, piece.source.start).trim() === ''
    if (!isBeside) {
      joined.push(piece)
      continue
    }
    const source = { field, start: before.source.start, end: piece.source.end }
    const { text } = writePieceText(typed, source, language)
    const moved = text.length - piece.text.length
    const emphasis = piece.emphasis.map((one) => ({ ...one, start: one.start + moved, end: one.end + moved }))
    joined[joined.length - 1] = {
      id: `${field}:${source.start}-${source.end}`,
      kind: 'contact',
      text,
      source,
      emphasis,
    }
  }
  return joined
}

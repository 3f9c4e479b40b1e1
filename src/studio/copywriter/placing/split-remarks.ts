import type { FactKind } from '../facts/fact.ts'
import { capitalize } from '../request-reading/write-piece-text.ts'
import type { Piece } from '../../model/pieces.ts'

/** The start of a sentence that tells us what to say: "Mention free shipping". */
const REMARK =
  /^(?:please |bitte |por favor |s['’]il vous plaît,? )?(?:mention|include|add|remember to mention|erwähnen?|nennen?|füge|mentionne[rz]?|ajoute[rz]?|menciona|incluye|añade|mencione|inclua|menziona|aggiungi|includi|vermeld|noem|wspomnij|dodaj|belirt|ekle)(?!\p{L})(?! (?:your|our|my|us)(?!\p{L}))/iu

/** Facts that say something without the words around them. */
const ALONE: readonly FactKind[] = ['discount', 'bundle', 'price', 'free', 'date', 'deadline', 'condition', 'contact']

/** Leaves of a sentence that tells us what to mention only the facts. The rest of it is addressed to us. */
export const splitRemarks = (pieces: readonly Piece[], language: string): Piece[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'message' && REMARK.test(piece.text) ? listFacts(piece, language) : [piece],
  )

const listFacts = ({ text, emphasis, id, ...piece }: Piece, language: string): Piece[] =>
  emphasis
    .filter(({ kind }) => ALONE.includes(kind))
    .map(({ kind, start, end }) => ({
      ...piece,
      id: `${id}.${start}`,
      kind,
      text: capitalize(text.slice(start, end), language),
      emphasis: [],
    }))

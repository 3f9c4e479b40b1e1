import { writePieceText } from '../request-reading/write-piece-text.ts'
import type { TypedRequest } from './plan.ts'
import type { Piece } from '../../model/pieces.ts'

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

import { isVague } from '../headlines/vague.ts'
import { joinBundle } from './join-bundle.ts'
import { joinEventPrice } from './join-event-price.ts'
import { joinLists } from './join-lists.ts'
import { joinSpeaker, setQuotationMarks } from './join-speaker.ts'
import { placeComparison, placeStatistic } from './place-figures.ts'
import { leadWithFact, placeFacts } from './place-facts.ts'
import { placeLists } from './place-lists.ts'
import { placeLead, placeMessages } from './place-messages.ts'
import { openPlan, type TypedRequest } from './plan.ts'
import type { PostBlock } from '../facts/post-block.ts'
import type { Piece, PieceChoice, PlacedPiece } from '../../model/pieces.ts'

/** The pieces of a request in their places, and the block that lists of it form. */
export interface Placement {
  pieces: PlacedPiece[]
  block: PostBlock | null
  /** What the headline says where it continues the figure of a block. */
  headline: string | null
}

/**
 * Gives every piece a slot by its importance. What has no slot stands whole in the caption, and is `dropped`. The result depends on the
 * request alone: not on the seed, the size, or the layout.
 */
export function placePieces(
  pieces: readonly Piece[],
  request: TypedRequest,
  { choices, language }: { choices?: readonly PieceChoice[] | undefined; language: string },
): Placement {
  const isChosen = choices?.some(({ id }) => pieces.some((piece) => piece.entry && piece.id === id)) === true
  const spoken = isChosen ? pieces : joinSpeaker(pieces, request, language)
  const joined = isChosen
    ? spoken
    : joinEventPrice(joinBundle(joinLists(spoken, request, language), request, language), request, language)
  const set = joined.map((piece) => setQuotationMarks(piece, language))
  const plan = openPlan(set, choices)
  placeQuotations(plan)
  const block = placeLists(plan, request, language)
  const figure = block ? null : (placeComparison(plan, request, language) ?? placeStatistic(plan, language))
  const mayLead = figure === null
  placeLead(plan, request, { isVague, mayLead, language })
  if (mayLead) leadWithFact(plan, language)
  placeMessages(plan, request)
  placeFacts(plan)
  return { pieces: plan.finish(), block: block ?? figure?.block ?? null, headline: figure?.headline ?? null }
}

/** Quotations first: the first is the headline, the second the line below it, the third the call to action. */
function placeQuotations(plan: ReturnType<typeof openPlan>) {
  const quotations = plan.listOpen().filter(({ kind }) => kind === 'quotation')
  for (const piece of quotations)
    if (!plan.put(piece, 'headline') && !plan.put(piece, 'subline') && !plan.put(piece, 'cta'))
      plan.put(piece, 'benefit')
  if (quotations.length === 0) return
  const author = plan.listOpen().find(({ kind }) => kind === 'person' || kind === 'signature')
  if (author) plan.put(author, 'subline')
}

import type { PixelBox } from '#contract/designs/design-preview.ts'
import type { PreviewPiece, RequestPreview } from '#contract/generation/request-preview.ts'
import { type Copy, listCopyTexts } from '#studio/copywriter/copy.ts'
import type { PlacedPiece, ReadRequest } from '#studio/model/pieces.ts'
import type { Preview } from '#studio/render/preview.ts'
import type { ItemBrief } from '../stored/brief.ts'

type DrawnWords = Pick<Preview, 'boxes' | 'copy'>
type Boxes = Preview['boxes']

/** Says of each word of a request where it is: on the picture, in the caption, or nowhere; and which texts are not of the request. */
export function describeWords(
  { choices = [] }: ItemBrief,
  read: ReadRequest,
  { boxes, copy }: DrawnWords,
): Pick<RequestPreview, 'language' | 'is_carried' | 'pieces' | 'added' | 'unsaid' | 'unknown_choices'> {
  const { pieces = [], language } = copy
  const ids = new Set(pieces.map(({ id }) => id))
  const chosen = choices.map(({ id }) => id)
  return {
    language,
    is_carried: read.language !== language,
    pieces: pieces.map((piece) => toPreviewPiece(piece, boxes, new Set(chosen))),
    added: listAdded(copy, boxes),
    unsaid: listUnsaid(read, pieces),
    unknown_choices: chosen.filter((id) => !ids.has(id)),
  }
}

function toPreviewPiece(piece: PlacedPiece, boxes: Boxes, chosen: ReadonlySet<string>): PreviewPiece {
  const { id, kind, text, source, slot, dropped = false } = piece
  return {
    id,
    kind,
    text,
    span: source,
    slot,
    is_left_out: dropped,
    is_chosen: chosen.has(id),
    boxes: slot === 'caption' ? [] : findBoxes(piece, boxes),
  }
}

/** The slots that show a piece. The texts of a block are not those of its pieces: a row of a menu has its price apart. */
function findBoxes({ text, slot }: Pick<PlacedPiece, 'text' | 'slot'>, boxes: Boxes): PixelBox[] {
  const words = listWords(text)
  const isShown = (shown: string) =>
    slot === 'block' ? listWords(shown).every((word) => words.includes(word)) : shown.includes(text)
  return boxes.flatMap(({ text: shown, slot: name, box }) => {
    const isAble = shown !== null && shown !== '' && (slot === 'block') === name.startsWith('row')
    return isAble && isShown(shown) ? [box] : []
  })
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The texts on the picture that are not of the request. */
function listAdded(copy: Copy, boxes: Boxes): RequestPreview['added'] {
  const asked = (copy.pieces ?? []).map(({ text }) => listWords(text).join(' '))
  const isAsked = (text: string) => {
    const words = listWords(text).join(' ')
    return asked.some((piece) => piece.includes(words) || (piece !== '' && words.includes(piece)))
  }
  return [...new Set(listCopyTexts(copy))].flatMap((text) => {
    const places = boxes.flatMap((one) => (one.text?.includes(text) ? [one.box] : []))
    return places.length > 0 && !isAsked(text) ? [{ text, boxes: places }] : []
  })
}

/** Instructions, and the pieces that the brand does not say or that only describe a picture. */
function listUnsaid(
  { instructions, pieces: read }: ReadRequest,
  pieces: readonly PlacedPiece[],
): RequestPreview['unsaid'] {
  const isSaid = ({ source }: ReadRequest['pieces'][number]) =>
    pieces.some(
      (piece) =>
        piece.source.field === source.field && piece.source.start < source.end && source.start < piece.source.end,
    )
  return [
    ...instructions.map(({ text, source, withheld }) => ({
      text,
      span: source,
      reason: 'instruction' as const,
      withheld: [...withheld],
    })),
    ...read
      .filter((piece) => !isSaid(piece))
      .map(({ text, source }) => ({ text, span: source, reason: 'brand' as const, withheld: [] })),
  ]
}

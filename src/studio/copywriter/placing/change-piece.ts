import type { Piece } from '../../model/pieces.ts'

/** A piece with a changed text. A fact inside of it stays emphasized where the new text has its words, changed in the same way. */
export function changePiece<Kind extends Piece>(piece: Kind, change: (text: string) => string): Kind {
  const text = change(piece.text)
  if (text === piece.text) return piece
  const emphasis = piece.emphasis.flatMap(({ kind, start, end }) => {
    const words = change(piece.text.slice(start, end))
    const at = words === text ? -1 : text.indexOf(words)
    return words === '' || at < 0 ? [] : [{ kind, start: at, end: at + words.length }]
  })
  return { ...piece, text, emphasis }
}

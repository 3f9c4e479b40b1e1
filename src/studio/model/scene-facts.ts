import { listCopyTexts, type Copy } from '../copywriter/copy.ts'
import type { SceneImages } from './material.ts'
import type { PlacedPiece } from './pieces.ts'
import type { FontUse, Layer, Scene } from './scene.ts'
import type { TypePlan } from '../type/type-plan.ts'

/** Lists the fonts that layers are drawn with, each once. */
export function listFonts(layers: readonly Layer[]): FontUse[] {
  const uses = layers.flatMap((layer) => {
    const set = layer.kind === 'text' ? layer : layer.kind === 'art' ? layer.sign : null
    return set ? [{ family: set.family, weight: set.weight }] : []
  })
  const keys = [...new Set(uses.map((use) => `${use.weight} ${use.family}`))].toSorted()
  return keys.map((key) => ({ family: key.slice(key.indexOf(' ') + 1), weight: Number.parseInt(key, 10) }))
}

/**
 * The digital source type of a scene. Only drawn layers count: an image that was not placed does not make a composite, and a model's
 * picture with nothing on it is the model's.
 */
export function findDigitalSource(layers: readonly Layer[], painted: boolean): Scene['source'] {
  const images = layers.filter((layer) => layer.kind === 'picture')
  if (images.length === 0) return 'digitalCreation'
  if (!painted) return 'composite'
  const isBare = images.length === 1 && layers.every(({ kind }) => kind === 'picture' || kind === 'backdrop')
  return isBare ? 'trainedAlgorithmicMedia' : 'compositeWithTrainedAlgorithmicMedia'
}

const listShown = (layers: readonly Layer[]) =>
  layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])).join('\n')

/** The pieces of a request after their design was set: those that no layer shows are in the caption only. */
export function reportDropped(pieces: readonly PlacedPiece[], layers: readonly Layer[]): PlacedPiece[] {
  const shown = listShown(layers)
  const words = new Set(shown.toLowerCase().match(WORDS))
  const letters = toLetters(shown)
  // The texts of a block are not those of its pieces: a row of a menu has its price apart.
  const isShown = ({ slot, text }: PlacedPiece) =>
    shown.includes(text) ||
    (slot === 'block' &&
      ((text.toLowerCase().match(WORDS) ?? []).every((word) => words.has(word)) || letters.includes(toLetters(text))))
  return pieces.map(({ dropped, ...piece }) => {
    // A design that takes the copy of another one may have space for what that one left out.
    if (isShown(piece) || (piece.slot === 'caption' && !dropped)) return piece
    return { ...piece, slot: 'caption', dropped: true }
  })
}

const toLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** Notes about what is not as asked: fonts that were replaced, and texts that were left out. `copy` is null if no text was wanted. */
export function createNotes(
  material: SceneImages,
  type: TypePlan,
  copy: Copy | null,
  layers: readonly Layer[],
): string[] {
  if (!copy) return [...material.notes]
  const shown = listShown(layers)
  const dropped = (copy.pieces ?? []).filter((piece) => piece.dropped).map(({ text }) => text)
  const leftOut = new Set([...listCopyTexts(copy).filter((text) => !shown.includes(text)), ...dropped])
  return [
    ...material.notes,
    ...(type.exact ? [] : ['font_fallback']),
    ...Array.from(leftOut, (text) => `words_left_out: ${text}`),
  ]
}

import { listCopyTexts, type Copy } from '../copywriter/copy.ts'
import type { SceneImages } from './material.ts'
import type { FontUse, Layer, Scene } from './scene.ts'
import type { TypePlan } from '../type/type-plan.ts'

/** Lists the fonts that layers are drawn with, each once. */
export function listFonts(layers: readonly Layer[]): FontUse[] {
  const uses = layers.flatMap((layer) =>
    layer.kind === 'text' ? [{ family: layer.family, weight: layer.weight }] : [],
  )
  const keys = [...new Set(uses.map((use) => `${use.weight} ${use.family}`))].toSorted()
  return keys.map((key) => ({ family: key.slice(key.indexOf(' ') + 1), weight: Number.parseInt(key, 10) }))
}

/** The digital source type of a scene. Only drawn layers count: an image that was not placed does not make a composite. */
export function findDigitalSource(layers: readonly Layer[], painted: boolean): Scene['source'] {
  if (!layers.some((layer) => layer.kind === 'picture')) return 'digitalCreation'
  return painted ? 'compositeWithTrainedAlgorithmicMedia' : 'composite'
}

/** Notes about what is not as asked: fonts that were replaced, and texts that were left out. `copy` is null if no text was wanted. */
export function createNotes(
  material: SceneImages,
  type: TypePlan,
  copy: Copy | null,
  layers: readonly Layer[],
): string[] {
  if (!copy) return [...material.notes]
  const shown = layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])).join('\n')
  const leftOut = listCopyTexts(copy).filter((text) => !shown.includes(text))
  return [
    ...material.notes,
    ...(type.exact ? [] : ['font_fallback']),
    ...leftOut.map((text) => `words_left_out: ${text}`),
  ]
}

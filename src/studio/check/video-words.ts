import { toFindingsRule, type CheckFinding, type CheckRule } from './check-rule.ts'
import { checkWords, type CheckedWords } from './words-rule.ts'
import { toSceneDesign } from './video-rule.ts'
import type { Layer, Motion, Scene } from '../model/scene.ts'

/**
 * Judges the words of each scene of a film by its request, as those of a slide among others. The end may repeat a part of what another scene
 * says, such as its address.
 */
export function checkVideoWords(scene: Scene, motion: Motion, words: CheckedWords): CheckRule {
  const scenes = motion.scenes ?? []
  const findings = scenes.flatMap((one): CheckFinding[] => {
    const others = scenes.flatMap(({ texts }, index) => (scenes[index] === one ? [] : texts))
    const isRepeated = (layer: Layer) =>
      one.kind === 'end' && layer.kind === 'text' && others.some((text) => text.includes(layer.text))
    const design = toSceneDesign(scene, motion, one)
    const judged = checkWords(
      { ...design, layers: design.layers.filter((layer) => !isRepeated(layer)) },
      { ...words, others: [...(words.others ?? []), ...others] },
    )
    const seconds = Math.round((one.from / motion.fps) * 10) / 10
    return (judged.findings ?? []).map(({ label, box }) => ({ label: label.replace('“', `“${seconds} s: `), box }))
  })
  return toFindingsRule('film_words', 'Words of the film', findings)
}

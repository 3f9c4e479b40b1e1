import type { CheckFinding, CheckRule } from './check-rule.ts'
import { checkWords, type CheckedWords } from './words-rule.ts'
import { toSceneDesign } from './film-rule.ts'
import type { Layer, Motion, Scene } from '../model/scene.ts'

/** At most this many findings are shown. */
const MOST_SHOWN = 8

/**
 * Judges the words of each scene of a film by its request, as those of a slide among others. The end may repeat a part of what another scene
 * says, such as its address.
 */
export function checkFilmWords(scene: Scene, motion: Motion, words: CheckedWords): CheckRule {
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
  return {
    rule: 'film_words',
    label: 'Words of the film',
    passed: findings.length === 0,
    value: findings.length,
    threshold: 0,
    unit: 'findings',
    box: findings.find(({ box }) => box !== null)?.box ?? null,
    ...(findings.length > 0 && { findings: findings.slice(0, MOST_SHOWN) }),
  }
}

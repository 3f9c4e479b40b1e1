import { measureReading } from '../video/time-shots.ts'
import { checkContrast } from './contrast-rules.ts'
import { checkText } from './text-rules.ts'
import { toFindingsRule, type CheckFinding, type CheckRule, type RgbPixels } from './check-rule.ts'
import type { VideoScene } from '../model/video-scene.ts'
import type { Motion, Scene } from '../model/scene.ts'

/** The sentences of what is found in a film. They are those of `BRAND_CHECK_SENTENCES`, which the screens translate. */
const VIDEO_LABELS: Readonly<Record<string, string>> = {
  contrast_small: 'Second {seconds}: small words do not stand out from their ground',
  contrast_large: 'Second {seconds}: large words do not stand out from their ground',
  type_size: 'Second {seconds}: words are too small to read',
  safe_area: 'Second {seconds}: words or logo are under the platform’s own buttons',
  words_visible: 'Second {seconds}: words cannot be seen',
  banned_words: 'Second {seconds}: something from the brand’s don’t list is said',
}
const TOO_SHORT = 'Second {seconds}: this is gone before it can be read: “{words}”'

/** Returns the design of one scene of a film, at rest. */
export const toSceneDesign = (scene: Scene, motion: Motion, { layers }: VideoScene): Scene => ({
  ...scene,
  layers: motion.layers.slice(...layers),
})

/** Checks each scene of a film: what can be read in it, and for how long. `pixels` are those of the scenes at rest, in their order. */
export function checkVideo(scene: Scene, motion: Motion, pixels: readonly RgbPixels[]): CheckRule {
  const findings = (motion.scenes ?? []).flatMap((of, index): CheckFinding[] => {
    const shown = pixels[index]
    const label = (text: string) => text.replace('{seconds}', String(Math.round((of.from / motion.fps) * 10) / 10))
    const design = toSceneDesign(scene, motion, of)
    const rules = shown ? [...checkContrast(design, shown), ...checkText(design, shown)] : []
    const measured = rules.flatMap(({ rule, passed, box }) =>
      passed || !VIDEO_LABELS[rule] ? [] : [{ label: label(VIDEO_LABELS[rule]), box }],
    )
    const words = of.texts.join(' ')
    return isLongEnough(scene.layers.length, motion, of)
      ? measured
      : [...measured, { label: label(TOO_SHORT).replace('{words}', () => words), box: null }]
  })
  return toFindingsRule('film', 'Each scene of the film can be read', findings)
}

/** Whether the texts of a scene rest for as long as they take to read, less one frame. `offset` is the index of the first layer of the film. */
function isLongEnough(
  offset: number,
  { tracks, layers, fps }: Motion,
  { from, until, texts, layers: [first, end] }: VideoScene,
): boolean {
  const isText = (index: number) =>
    index - offset >= first && index - offset < end && layers[index - offset]?.kind === 'text'
  const ends = tracks.filter((track) => track.layers.some(isText)).flatMap(({ moves }) => moves.map((move) => move.end))
  const rests = until - Math.max(from, ...ends.filter((frame) => frame <= until))
  return (rests + 1) / fps >= measureReading(texts)
}

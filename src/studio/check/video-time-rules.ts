import { deltaE } from '../color/oklch.ts'
import { CAPTION_PACE, listCues } from '../video/captions.ts'
import { splitGraphemes } from '../type/graphemes.ts'
import type { CheckFinding, CheckRule, RgbPixels } from './check-rule.ts'
import { checkContrast } from './contrast-rules.ts'
import { type VideoFrame, listResting, SAMPLES_PER_SECOND, toFrameDesign } from './video-frames.ts'
import { checkLogo } from './logo-rules.ts'
import { countColorsNear } from './near-colors.ts'
import { checkText } from './text-rules.ts'
import type { Motion, Scene } from '../model/scene.ts'

/** Frames are compressed to fewer colors than images, so their measures may be this much lower. */
const FRAME_TOLERANCE = 0.04

const FAINT = 'Second {seconds}: words do not stand out from what moves behind them'
/** This and the others are sentences of `BRAND_CHECK_SENTENCES`, which the screens translate. */
const HIDDEN = 'Second {seconds}: words cannot be seen'
const NO_LOGO = 'Second {seconds}: the logo cannot be seen'
const STILL = 'Second {seconds}: nothing moves'
const NO_PLACE = 'The film has no place for captions'
const FAST = 'Second {seconds}: this caption is too fast: “{words}”'

/** At most this many findings are shown. */
const MOST_SHOWN = 8

/** Writes the second of a frame into a sentence. */
export const labelSecond = (label: string, at: number, fps: number): string =>
  label.replace('{seconds}', String(Math.round((at / fps) * 10) / 10))

/** Takes the frames of a film one after the other, so that only one of them is in memory. */
export interface VideoCheck {
  see(frame: VideoFrame): void
  rules(): CheckRule[]
}

/** Measures a film on frames of each second: what can be read, whether it moves, its color, and the pace of its captions. */
export function openVideoCheck(scene: Scene, motion: Motion): VideoCheck {
  const findings: CheckFinding[] = []
  const [motions, colors] = [openMotionCheck(motion), openColorCheck(scene)]
  return {
    see: (frame) => {
      findings.push(...findUnreadable(scene, motion, frame))
      motions.see(frame)
      colors.see(frame)
    },
    rules: () => [
      toFindings('film_frames', 'Words and logo of the film can be seen at every time', findings),
      motions.rule(),
      colors.rule(),
      ...checkCaptions(scene, motion),
    ],
  }
}

function findUnreadable(scene: Scene, motion: Motion, { at, pixels }: VideoFrame): CheckFinding[] {
  const design = toFrameDesign(scene, listResting(scene, motion, at))
  if (design.layers.length === 0) return []
  const words = [...checkContrast(design, pixels), ...checkText(design, pixels)].flatMap(
    ({ rule, value, threshold, box }) => {
      const isLow = value < threshold * (1 - FRAME_TOLERANCE)
      if (isLow && rule.startsWith('contrast_')) return [{ label: labelSecond(FAINT, at, motion.fps), box }]
      return isLow && rule === 'words_visible' ? [{ label: labelSecond(HIDDEN, at, motion.fps), box }] : []
    },
  )
  const logos = design.layers.some(({ kind }) => kind === 'logo') ? checkLogo(design, pixels) : []
  const unseen = logos.filter(({ rule, passed }) => rule === 'logo_present' && !passed)
  return [...words, ...unseen.map(({ box }) => ({ label: labelSecond(NO_LOGO, at, motion.fps), box }))]
}

function toFindings(rule: string, label: string, findings: CheckFinding[]): CheckRule {
  return {
    rule,
    label,
    passed: findings.length === 0,
    value: findings.length,
    threshold: 0,
    unit: 'findings',
    box: findings.find(({ box }) => box !== null)?.box ?? null,
    ...(findings.length > 0 && { findings: findings.slice(0, MOST_SHOWN) }),
  }
}

/** Nothing holds still for longer than this, in seconds. */
const STILL_SECONDS = 2
/** A channel differs by more than the noise of an encoder, and so many pixels do. */
const [DIFFERENT, SHARE] = [5, 0.0004]

/** Finds the longest time in which the frames are the same, and where it begins. */
function openMotionCheck({ fps }: Motion) {
  let [same, longest, start] = [0, 0, 0]
  let before: VideoFrame | null = null
  let since = 0
  return {
    see: (frame: VideoFrame): void => {
      const isSame = before !== null && !differ(before.small, frame.small)
      if (!isSame) [same, since] = [0, frame.at]
      else same += 1
      if (same > longest) [longest, start] = [same, since]
      before = frame
    },
    rule: (): CheckRule => {
      const value = longest / SAMPLES_PER_SECOND
      const passed = value <= STILL_SECONDS
      return {
        rule: 'film_moves',
        label: 'Something moves in the film at every time',
        passed,
        value,
        threshold: STILL_SECONDS,
        unit: 's',
        box: null,
        ...(!passed && { findings: [{ label: labelSecond(STILL, start, fps), box: null }] }),
      }
    },
  }
}

function differ({ data: before }: RgbPixels, { data: after }: RgbPixels): boolean {
  const enough = (after.length / 3) * SHARE
  let count = 0
  for (let at = 0; at < after.length; at += 3)
    if (
      Math.abs((after[at] ?? 0) - (before[at] ?? 0)) > DIFFERENT ||
      Math.abs((after[at + 1] ?? 0) - (before[at + 1] ?? 0)) > DIFFERENT
    )
      if (++count > enough) return true
  return false
}

/** Minimum percentage of the film that has a color like the primary one, and the ΔE2000 that is like it in a frame. */
const [MIN_SHARE, SIMILAR] = [2, 4]

function openColorCheck({ roles }: Scene) {
  const wanted = Number.parseInt(roles.primary.slice(1), 16)
  const known = new Map<number, boolean>()
  const isLike = (color: number) => {
    const like = known.get(color) ?? deltaE(`#${color.toString(16).padStart(6, '0')}`, roles.primary) <= SIMILAR
    known.set(color, like)
    return like
  }
  let [like, all] = [0, 0]
  return {
    see: ({ small }: VideoFrame): void => {
      for (const [color, count] of countColorsNear(small, wanted)) if (isLike(color)) like += count
      all += small.width * small.height
    },
    rule: (): CheckRule => {
      const share = Math.round((like * 10_000) / Math.max(1, all)) / 100
      return {
        rule: 'film_color',
        label: 'Primary color takes a visible share of the film',
        passed: share >= MIN_SHARE,
        value: share,
        threshold: MIN_SHARE,
        unit: '%',
        box: null,
      }
    },
  }
}

/** The pace of burned-in captions, in characters a second. Those of a file alone can be read again. */
function checkCaptions({ notes }: Scene, motion: Motion): CheckRule[] {
  const left = notes.includes('captions_left_out') ? [{ label: NO_PLACE, box: null }] : []
  if (!motion.captions && left.length === 0) return []
  const paces = (motion.captions ? listCues(motion) : []).map((cue) => ({
    cue,
    pace: splitGraphemes(cue.lines.join('')).length / (cue.until - cue.from),
  }))
  const fast = paces.filter(({ pace }) => pace > CAPTION_PACE)
  const fastest = Math.max(0, ...paces.map(({ pace }) => pace))
  const findings = [
    ...left,
    ...fast.slice(0, MOST_SHOWN).map(({ cue }) => ({
      label: labelSecond(FAST, cue.from * motion.fps, motion.fps).replace('{words}', () => cue.lines.join(' ')),
      box: null,
    })),
  ]
  return [
    {
      rule: 'film_captions',
      label: 'Captions can be read in their time',
      passed: fast.length + left.length === 0,
      value: Math.ceil(fastest),
      threshold: CAPTION_PACE,
      unit: 'characters_per_second',
      box: null,
      ...(findings.length > 0 && { findings }),
    },
  ]
}

import { TARGET_LUFS } from '../sound/loudness.ts'
import type { SoundLevel } from '../sound/measure-level.ts'
import { toFindingsRule, type BrandCheck, type CheckFinding } from './check-rule.ts'

/** How far the loudness of a film may be from that of platforms, in LU, and its highest true peak, in dBTP. */
const LOUDNESS_TOLERANCE = 1
const HIGHEST_PEAK = -1

/** These are sentences of `BRAND_CHECK_SENTENCES`, which the screens translate. */
const LOUD = 'Second {seconds}: the film is too loud'
const QUIET = 'Second {seconds}: the film is too quiet'
const PEAK = 'Second {seconds}: the sound is too high to be played without distortion'

/**
 * Adds to the check of a film whether its sound is at the level of platforms. A film that is too loud is marked at its loudest second, one
 * that is too quiet at its quietest. A silent film, and one that was not checked, stay as they are.
 */
export function addSoundRule(check: BrandCheck | null, level: SoundLevel | null): BrandCheck | null {
  if (!check || !level) return check
  const findings: CheckFinding[] = [
    ...(level.lufs > TARGET_LUFS + LOUDNESS_TOLERANCE ? [toFinding(LOUD, level.loudest_at)] : []),
    ...(level.lufs < TARGET_LUFS - LOUDNESS_TOLERANCE ? [toFinding(QUIET, level.quietest_at)] : []),
    ...(level.true_peak > HIGHEST_PEAK ? [toFinding(PEAK, level.peak_at)] : []),
  ]
  const rule = toFindingsRule('film_sound', 'Sound of the film is at the level of platforms', findings)
  const rules = [...check.rules, rule]
  const shareOf = (all: BrandCheck['rules']) => all.filter(({ passed }) => passed).length / all.length
  const before = shareOf(check.rules)
  const score = before > 0 ? Math.round((check.score * shareOf(rules)) / before) : check.score
  return { ...check, score, passed: check.passed && rule.passed, rules }
}

const toFinding = (label: string, seconds: number): CheckFinding => ({
  label: label.replace('{seconds}', String(Math.round(seconds * 10) / 10)),
  box: null,
})

import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { ACCENTS_MAX, type AccentRole } from '#contract/brands/palette/palette-options.ts'
import type { ColorDraft } from './colors.ts'
import type { Found } from './found.ts'

/** The least confidence of a color that is proposed. Neutral backgrounds are named less clearly than accents. */
const SURE_ACCENT = 0.45
const SURE_NEUTRAL = 0.4

type Entry = ColorDraft['palette'][number]

/** Proposes the colors besides primary and secondary color. Null if none was found with some confidence. */
export function draftPalette({ palette }: ColorDraft): Found<ExtendedPalette> | null {
  const accents = palette.filter(hasRole('accent', SURE_ACCENT)).slice(0, ACCENTS_MAX)
  const neutral = palette.find(hasRole('neutral', SURE_NEUTRAL)) ?? palette.find(isTintedGround)
  const best = accents[0] ?? neutral
  if (!best) return null
  return {
    ...best,
    value: {
      neutral: neutral?.value.hex ?? null,
      accents: accents.map((entry) => ({ hex: entry.value.hex, role: chooseRole(entry) })),
    },
  }
}

const hasRole =
  (role: Entry['value']['role'], least: number) =>
  ({ value, confidence }: Entry): boolean =>
    value.role === role && confidence >= least

/** White and black are no choice of a brand, so they are not proposed as its neutral. */
const isTintedGround = (entry: Entry): boolean =>
  hasRole('ground', SURE_NEUTRAL)(entry) && entry.value.hex !== '#FFFFFF' && entry.value.hex !== '#000000'

/** The name of a variable or a rule says what an accent is for: `--cta-color`, `.btn-accent`. */
function chooseRole({ text }: Entry): AccentRole {
  return /btn|button|cta|action|link/i.test(text) ? 'action' : 'highlight'
}

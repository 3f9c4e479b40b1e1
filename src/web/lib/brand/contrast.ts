import { isFullHex } from './color.ts'
import { t } from '#web/words/ui.ts'

/** Minimum contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum (1.4.3, level AA). */
export const WORDS_CONTRAST = 4.5

const BLACK = '#000000'
const WHITE = '#FFFFFF'

/** The WCAG contrast ratio of two colors, 1 to 21. Anything other than `#RRGGBB` counts as black. */
export function computeContrast(one: string, other: string): number {
  const luminances = [computeLuminance(one), computeLuminance(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** `4.52:1`. Truncated, not rounded, so that 4.499 does not read as a pass. */
export function contrastText(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
}

/**
 * The text color for a background: the brand's `own` color if its contrast passes, otherwise black or white, whichever has more contrast.
 */
export function bestInk(ground: string, own: string): string {
  if (computeContrast(own, ground) >= WORDS_CONTRAST) return own
  return computeContrast(BLACK, ground) > computeContrast(WHITE, ground) ? BLACK : WHITE
}

/** The color nearest to `hex`, mixed with black or white, that is readable as text on `ground`. */
export function readableOn(ground: string, hex: string): string {
  for (let step = 0; step <= 100; step += 1) {
    for (const end of [BLACK, WHITE]) {
      const mixed = mix(hex, end, step / 100)
      if (computeContrast(mixed, ground) >= WORDS_CONTRAST) return mixed
    }
  }
  return bestInk(ground, hex)
}

export interface ContrastPair {
  label: string
  ink: string
  ground: string
  ratio: number
  isReadable: boolean
  /** A change that fixes a pair with too little contrast. */
  advice?: { field: 'primary_color' | 'secondary_color'; hex: string; label: string }
}

/** The contrast of a brand's two colors on white and on each other. */
export function contrastPairs(primary: string, secondary: string): ContrastPair[] {
  const onPrimary = readableOn(primary, secondary)
  return [
    pair(t.wordsOnPrimary, bestInk(primary, secondary), primary),
    pair(t.wordsOnSecondary, bestInk(secondary, primary), secondary),
    pair(t.primaryOnWhite, primary, WHITE, {
      field: 'primary_color',
      hex: readableOn(WHITE, primary),
      label: t.betterColor,
    }),
    pair(t.secondaryOnPrimary, secondary, primary, {
      field: 'secondary_color',
      hex: onPrimary,
      label: t.betterInk,
    }),
  ]
}

function pair(label: string, ink: string, ground: string, advice?: ContrastPair['advice']): ContrastPair {
  const ratio = computeContrast(ink, ground)
  const isReadable = ratio >= WORDS_CONTRAST
  return { label, ink, ground, ratio, isReadable, ...(!isReadable && advice && { advice }) }
}

function mix(hex: string, end: string, share: number): string {
  const [from, to] = [readChannels(hex), readChannels(end)]
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function computeLuminance(hex: string): number {
  const [red, green, blue] = readChannels(hex)
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** A channel of sRGB, 0 to 255, as linear light, 0 to 1. */
function toLinear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function readChannels(hex: string): [number, number, number] {
  const value = Number.parseInt(isFullHex(hex) ? hex.slice(1) : '000000', 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

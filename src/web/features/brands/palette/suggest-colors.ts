import { hexToHsv, hsvToHex } from '#web/lib/brand/color.ts'

/** Degrees on the color wheel from the primary color: its complement, its neighbors and a third of the wheel. */
const TURNS = [180, 150, 210, 120] as const

/** A color for a new accent: another hue, about as strong as the primary color. */
export function suggestAccent(primary: string, index: number): string {
  const { hue, saturation, value } = hexToHsv(primary)
  const turn = TURNS[index] ?? 180
  return hsvToHex({
    hue: (hue + turn) % 360,
    saturation: Math.max(0.6, saturation),
    value: Math.max(0.7, value),
  }).toUpperCase()
}

/** A light gray with a trace of the primary color. */
export const suggestNeutral = (primary: string): string =>
  hsvToHex({ hue: hexToHsv(primary).hue, saturation: 0.03, value: 0.95 }).toUpperCase()

import { clampChroma, converter, differenceCiede2000, formatHex, wcagContrast } from 'culori'

/**
 * A color in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab): lightness 0 to 1, chroma 0 to about 0.37, hue in
 * degrees.
 */
export interface Lch {
  l: number
  c: number
  h: number
}

const convertToOklch = converter('oklch')
const ciede2000 = differenceCiede2000()

/** Converts `#RRGGBB` to OKLCH. */
export function toLch(hex: string): Lch {
  const { l, c, h } = convertToOklch(hex) ?? { l: 0, c: 0, h: 0 }
  return { l, c, h: h ?? 0 }
}

/** Converts OKLCH to `#RRGGBB`. A color outside sRGB loses chroma but keeps its hue. */
export function toHex({ l, c, h }: Lch): string {
  const inside = clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch')
  return formatHex(inside).toUpperCase()
}

/** The WCAG contrast ratio of two colors, 1 to 21. */
export const contrast = (a: string, b: string) => wcagContrast(a, b)
/** The color difference ΔE2000 (CIEDE2000), 0 to about 100. */
export const deltaE = (a: string, b: string) => ciede2000(a, b)
/** Whether a color is gray or nearly gray. */
export const isNeutral = (hex: string) => toLch(hex).c < 0.035

/** Returns the same hue with lightness `l` (0 to 1). Chroma decreases towards white and black. */
export function atLightness(hex: string, l: number, chromaFactor = 1): string {
  const { c, h } = toLch(hex)
  const share = Math.min(1, 4 * l * (1 - l) + 0.12)
  return toHex({ l, c: c * share * chromaFactor, h })
}

/** Changes the lightness by `by` (-1 to 1). The result is never pure white or black. */
export function shiftLightness(hex: string, by: number): string {
  const { l, c, h } = toLch(hex)
  const moved = Math.min(0.985, Math.max(0.1, l + by))
  return toHex({ l: moved, c: c * (by > 0 ? 1 - by * 0.9 : 1 - Math.abs(by) * 0.4), h })
}

/** Returns red, green, and blue of `#RRGGBB`, 0 to 255. */
export const toChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes two colors in OKLab. `share` (0 to 1) is the share of `b`. */
export function mixColors(a: string, b: string, share: number): string {
  const [one, two] = [toLch(a), toLch(b)]
  const [ax, ay] = [one.c * cos(one.h), one.c * sin(one.h)]
  const [bx, by] = [two.c * cos(two.h), two.c * sin(two.h)]
  const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share]
  return toHex({ l: one.l + (two.l - one.l) * share, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI })
}

const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

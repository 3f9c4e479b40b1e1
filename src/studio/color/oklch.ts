import { clampChroma, converter, differenceCiede2000, formatHex, wcagContrast } from 'culori'

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Lch {
  l: number
  c: number
  h: number
}

const toOklch = converter('oklch')
const ciede2000 = differenceCiede2000()

export function lchOf(hex: string): Lch {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 }
  return { l, c, h: h ?? 0 }
}

/** Colours outside sRGB lose chroma, never hue. */
export function hexOf({ l, c, h }: Lch): string {
  const inside = clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch')
  return formatHex(inside).toUpperCase()
}

export const contrast = (a: string, b: string) => wcagContrast(a, b)
export const deltaE = (a: string, b: string) => ciede2000(a, b)
export const isNeutral = (hex: string) => lchOf(hex).c < 0.035

/** The same hue at another lightness; chroma fades towards white and black as it does in paint. */
export function atLightness(hex: string, l: number, chromaFactor = 1): string {
  const { c, h } = lchOf(hex)
  const room = Math.min(1, 4 * l * (1 - l) + 0.12)
  return hexOf({ l, c: c * room * chromaFactor, h })
}

/** Lightness moved by `by` (-1 to 1), kept off pure white and black. */
export function shade(hex: string, by: number): string {
  const { l, c, h } = lchOf(hex)
  const moved = Math.min(0.985, Math.max(0.1, l + by))
  return hexOf({ l: moved, c: c * (by > 0 ? 1 - by * 0.9 : 1 - Math.abs(by) * 0.4), h })
}

/** A blend in OKLab, `share` of b. */
export function mix(a: string, b: string, share: number): string {
  const [one, two] = [lchOf(a), lchOf(b)]
  const [ax, ay] = [one.c * cos(one.h), one.c * sin(one.h)]
  const [bx, by] = [two.c * cos(two.h), two.c * sin(two.h)]
  const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share]
  return hexOf({ l: one.l + (two.l - one.l) * share, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI })
}

const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

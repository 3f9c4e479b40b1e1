import { deltaE } from '../color/oklch.ts'
import type { CheckRule, Pixels } from './rule.ts'
import type { Scene } from '../scene.ts'

/** Share of all pixels, in per cent, that must be the brand's primary colour. */
const LEAST_SHARE = 2
/** ΔE2000 up to which a pixel is the brand's colour. */
const SAME_COLOR = 1

/** How much of the picture is the brand's primary colour, and how near the nearest of it comes. */
export function checkPalette(scene: Scene, pixels: Pixels): CheckRule[] {
  const { share, nearest } = nearnessOf(pixels, scene.roles.primary)
  return [
    {
      rule: 'primary_share',
      label: 'Primary color takes a visible share of the picture',
      passed: share >= LEAST_SHARE,
      value: round(share),
      threshold: LEAST_SHARE,
      unit: '%',
      box: null,
    },
    {
      rule: 'primary_exact',
      label: 'Primary color is the brand’s own',
      passed: nearest <= SAME_COLOR,
      value: round(nearest),
      threshold: SAME_COLOR,
      unit: 'ΔE2000',
      box: null,
    },
  ]
}

/** Colours repeat, so each is compared once. */
function nearnessOf({ data }: Pixels, primary: string): { share: number; nearest: number } {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const wanted = Number.parseInt(primary.slice(1), 16)
  let [same, nearest] = [0, Infinity]
  for (const [color, count] of counts) {
    if (farApart(color, wanted)) continue
    const distance = deltaE(`#${color.toString(16).padStart(6, '0')}`, primary)
    nearest = Math.min(nearest, distance)
    if (distance <= SAME_COLOR) same += count
  }
  return { share: (same * 300) / data.length, nearest: Math.min(nearest, 100) }
}

/** 24 steps in one channel are always more than ΔE2000 1, and much cheaper to see. */
function farApart(a: number, b: number): boolean {
  return [16, 8, 0].some((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) > 24)
}

const round = (value: number) => Math.round(value * 100) / 100

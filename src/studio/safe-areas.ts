import type { Box } from './geometry.ts'
import type { SafeArea } from './scene.ts'

/** Shares of the canvas that a platform covers with its own buttons and pictures. */
interface Rule {
  platforms: readonly string[]
  /** Width by height of the surface that the rule is about; it holds for the same ratio, give or take 3 %. */
  width: number
  height: number
  /** Pixels of that surface: top, right, bottom, left. */
  insets: readonly [number, number, number, number]
  keepOut?: Box
}

/** From general practice as of November 2026; none of the platforms publishes all of these figures. */
const RULES: readonly Rule[] = [
  { platforms: ['instagram', 'facebook', 'any'], width: 1080, height: 1920, insets: [250, 60, 340, 60] },
  { platforms: ['twitter'], width: 1500, height: 500, insets: [40, 100, 110, 100] },
  { platforms: ['facebook', 'linkedin', 'any'], width: 1200, height: 630, insets: [40, 50, 40, 50] },
  {
    platforms: ['youtube'],
    width: 1280,
    height: 720,
    insets: [36, 40, 36, 40],
    keepOut: { x: 1120, y: 660, width: 160, height: 60 },
  },
]

export function safeAreaOf(width: number, height: number, platform: string | null): SafeArea {
  const rule = RULES.find((of) => of.platforms.includes(platform ?? 'any') && sameRatio(of, width / height))
  if (!rule) return { box: { x: 0, y: 0, width, height }, keep_out: [] }
  const [across, down] = [width / rule.width, height / rule.height]
  const [top, right, bottom, left] = rule.insets
  const box = {
    x: left * across,
    y: top * down,
    width: width - (left + right) * across,
    height: height - (top + bottom) * down,
  }
  return { box, keep_out: rule.keepOut ? [scaled(rule.keepOut, across, down)] : [] }
}

const sameRatio = (rule: Rule, ratio: number) => Math.abs(ratio / (rule.width / rule.height) - 1) < 0.03

function scaled(box: Box, across: number, down: number): Box {
  return { x: box.x * across, y: box.y * down, width: box.width * across, height: box.height * down }
}

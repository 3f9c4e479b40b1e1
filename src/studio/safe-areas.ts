import type { Box } from './geometry.ts'
import type { SafeArea } from './scene.ts'

/** The parts of a canvas that a platform covers with its own buttons and images. */
interface PlatformRule {
  platforms: readonly string[]
  /** Reference size in pixels. The rule also applies to other sizes with the same aspect ratio, within 3 %. */
  width: number
  height: number
  /** Pixels of the reference size: top, right, bottom, left. */
  insets: readonly [number, number, number, number]
  keepOut?: Box
}

/** Common practice as of November 2026. None of the platforms publishes all of these values. */
const RULES: readonly PlatformRule[] = [
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

/** Returns the safe area of a canvas (pixels). Without a rule for platform and ratio, it is the whole canvas. */
export function findSafeArea(width: number, height: number, platform: string | null): SafeArea {
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
  return { box, keep_out: rule.keepOut ? [scaleBox(rule.keepOut, across, down)] : [] }
}

/** The safe area after its canvas was scaled. */
export const scaleSafeArea = ({ box, keep_out }: SafeArea, across: number, down: number): SafeArea => ({
  box: scaleBox(box, across, down),
  keep_out: keep_out.map((covered) => scaleBox(covered, across, down)),
})

const sameRatio = (rule: PlatformRule, ratio: number) => Math.abs(ratio / (rule.width / rule.height) - 1) < 0.03

function scaleBox(box: Box, across: number, down: number): Box {
  return { x: box.x * across, y: box.y * down, width: box.width * across, height: box.height * down }
}

import { deltaE } from '../color/oklch.ts'
import { grow } from '../model/geometry.ts'
import { measureTurnedBack } from '../model/rotation.ts'
import { countColorsNear } from './near-colors.ts'
import { findCommonColors } from './pixel-colors.ts'
import { toRuleBox } from './check-rule.ts'
import { grade, type DesignRule } from './design/design-rule.ts'
import type { CheckRule, RgbPixels } from './check-rule.ts'
import type { PanelLayer, Scene } from '../model/scene.ts'

/** Minimum percentage of pixels that are similar to the primary color. */
const MIN_SHARE = 2
/** Maximum ΔE2000 for a similar and for an exact color. */
const SIMILAR_DISTANCE = 3
const EXACT_DISTANCE = 1
/** A color counts as used if it fills this share of the image. Antialiasing fills less. */
const MIN_USED_SHARE = 0.001

/**
 * Checks how much of the image has the primary color, how exact that color is, and whether panels have their colors.
 */
export function checkColors(scene: Scene, pixels: RgbPixels): CheckRule[] {
  const { share, nearest } = measurePrimary(pixels, scene.roles.primary)
  return [
    {
      rule: 'primary_share',
      label: 'Primary color takes a visible share of the picture',
      passed: share >= MIN_SHARE,
      value: round(share),
      threshold: MIN_SHARE,
      unit: '%',
      box: null,
    },
    {
      rule: 'primary_exact',
      label: 'Primary color is the brand’s own',
      passed: nearest <= EXACT_DISTANCE,
      value: round(nearest),
      threshold: EXACT_DISTANCE,
      unit: 'ΔE2000',
      box: null,
    },
    ...checkFields(scene, pixels),
  ]
}

/** Below this percentage of the image, a color is seen only at a second look. Above the other one, more of it tells no more. */
const GLANCE_SHARE = 3
const FULL_SHARE = 12

/** How much the primary color leads, from the measured rules. Where too little of it is seen, the rule about its share says so. */
export const checkBrandColor = (rules: readonly CheckRule[]): DesignRule[] =>
  rules
    .filter(({ rule, passed }) => rule === 'primary_share' && passed)
    .map(({ value }) => ({
      rule: 'brand_color',
      label: 'The brand’s color is seen at a glance',
      passed: value >= GLANCE_SHARE,
      value,
      threshold: GLANCE_SHARE,
      unit: '%',
      box: null,
      points: grade(value, { none: 0, threshold: GLANCE_SHARE, full: FULL_SHARE }),
      weight: 0.2,
    }))

/** Colors repeat, so each color is compared once. */
function measurePrimary(pixels: RgbPixels, primary: string): { share: number; nearest: number } {
  const total = pixels.width * pixels.height
  const wanted = Number.parseInt(primary.slice(1), 16)
  let [like, nearest] = [0, 100]
  for (const [color, count] of countColorsNear(pixels, wanted)) {
    const distance = deltaE(`#${color.toString(16).padStart(6, '0')}`, primary)
    if (count >= total * MIN_USED_SHARE) nearest = Math.min(nearest, distance)
    if (distance <= SIMILAR_DISTANCE) like += count
  }
  return { share: (like * 100) / total, nearest }
}

/** Checks that buttons and plates are filled with the color from the scene. Text and logo on them are ignored. */
function checkFields(scene: Scene, pixels: RgbPixels): CheckRule[] {
  const panels = scene.layers.filter((layer) => layer.kind === 'panel' && layer.color !== null) as PanelLayer[]
  const over = scene.layers.filter((layer) => layer.kind === 'text' || layer.kind === 'logo')
  const off = panels.flatMap((panel) => {
    const inner = grow(panel.box, -panel.box.height * 0.12)
    const { rotation } = panel
    const holes = over.map((layer) => measureTurnedBack(layer, rotation))
    const fill = findCommonColors({ ...pixels, rotation }, inner, holes, 0.05).toSorted((a, b) => b.share - a.share)[0]
    return fill && panel.color ? [{ panel, distance: deltaE(fill.color, panel.color) }] : []
  })
  if (off.length === 0) return []
  const worst = off.reduce((most, of) => (of.distance > most.distance ? of : most))
  return [
    {
      rule: 'field_exact',
      label: 'Buttons and plates have the brand’s colors',
      passed: worst.distance <= 2,
      value: round(worst.distance),
      threshold: 2,
      unit: 'ΔE2000',
      box: toRuleBox(worst.panel),
    },
  ]
}

const round = (value: number) => Math.round(value * 100) / 100

import { deltaE } from '../color/oklch.ts'
import { bottom, contains, grow, right } from '../model/geometry.ts'
import { measureBounds, measureGap, readRotation } from '../model/rotation.ts'
import { findCommonColors } from './pixel-colors.ts'
import { toRuleBox } from './check-rule.ts'
import type { CheckRule, RgbPixels } from './check-rule.ts'
import type { LogoLayer, Scene } from '../model/scene.ts'

/** Minimum percentage of the logo's box that differs from its background. */
const MIN_INK = 2
/** From this ΔE2000 on, a color differs from the background. */
const MIN_DISTANCE = 6
/** Maximum distortion in percent. It allows for rounding to whole pixels. */
const MAX_STRETCH = 1

/** Checks that a given logo is visible and undistorted, and that nothing is in its clear space. */
export function checkLogo(scene: Scene, pixels: RgbPixels): CheckRule[] {
  const logos = scene.layers.filter((layer) => layer.kind === 'logo')
  const upright = checkUpright(scene)
  if (logos.length === 0) return scene.brand?.logo ? [createPresenceRule(0, null), ...upright] : upright
  const rules = logos.flatMap((logo) => [
    createPresenceRule(measureInk(logo, pixels), logo),
    checkProportions(logo),
    checkClearSpace(logo, scene),
  ])
  return [...rules, ...upright]
}

function createPresenceRule(ink: number, logo: LogoLayer | null): CheckRule {
  return {
    rule: 'logo_present',
    label: 'Logo is there',
    passed: ink >= MIN_INK,
    value: round(ink),
    threshold: MIN_INK,
    unit: '%',
    box: toRuleBox(logo),
  }
}

/** Returns the percentage of the logo's box that differs from the surrounding color. */
function measureInk({ box, clear, rotation }: LogoLayer, delivered: RgbPixels): number {
  const pixels = { ...delivered, rotation }
  const around = findCommonColors(pixels, grow(box, Math.max(2, clear * 0.2)), [box], 0.05)
  const ground = around.toSorted((a, b) => b.share - a.share)[0]?.color ?? '#FFFFFF'
  const inside = findCommonColors(pixels, box, [], 0)
  return inside.reduce((sum, { color, share }) => sum + (deltaE(color, ground) > MIN_DISTANCE ? share * 100 : 0), 0)
}

function checkProportions(logo: LogoLayer): CheckRule {
  const { box, crop } = logo
  const stretch = Math.abs(box.width / box.height / (crop.width / crop.height) - 1) * 100
  return {
    rule: 'logo_shape',
    label: 'Logo keeps its proportions',
    passed: stretch <= MAX_STRETCH,
    value: round(stretch),
    threshold: MAX_STRETCH,
    unit: '%',
    box: toRuleBox(logo),
  }
}

/** A turned logo is a finding, because most brand guides forbid it. Layouts never turn one, so only then is there a rule. */
function checkUpright({ layers }: Scene): CheckRule[] {
  const logo = layers.find(
    (layer) => (layer.kind === 'logo' || (layer.kind === 'text' && layer.role === 'wordmark')) && readRotation(layer),
  )
  const angle = logo && readRotation(logo)?.angle
  if (!logo || logo.kind === 'backdrop' || !angle) return []
  return [
    {
      rule: 'logo_upright',
      label: 'Logo is upright',
      passed: false,
      value: round(Math.abs(angle)),
      threshold: 0,
      unit: '°',
      box: toRuleBox({ box: logo.box, rotation: readRotation(logo) }),
    },
  ]
}

/** Measures the distance to text, buttons, badges, and images. An image under the logo is its background. */
export function checkClearSpace(logo: LogoLayer, { layers, width, height }: Scene): CheckRule {
  const { clear } = logo
  const box = measureBounds(logo)
  const others = layers.filter(
    (layer) =>
      layer.kind === 'text' ||
      (layer.kind === 'panel' && layer.role !== 'plate') ||
      ((layer.kind === 'picture' || (layer.kind === 'object' && !layer.clip)) && !contains(layer.box, box)),
  )
  const edges = Math.min(box.x, box.y, width - right(box), height - bottom(box))
  const gaps = others.flatMap((layer) =>
    layer.kind === 'backdrop' ? [] : [measureGap(logo, { box: layer.box, rotation: readRotation(layer) })],
  )
  const least = Math.min(edges, ...gaps)
  return {
    rule: 'logo_clear',
    label: 'Logo has its clear space',
    passed: least >= clear - 1,
    value: Math.round(least),
    threshold: Math.round(clear),
    unit: 'px',
    box: toRuleBox(logo),
  }
}

const round = (value: number) => Math.round(value * 100) / 100

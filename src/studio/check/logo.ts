import { deltaE } from '../color/oklch.ts'
import { bottom, contains, grow, right } from '../geometry.ts'
import { commonColors } from './pixels.ts'
import { boxOf } from './rule.ts'
import type { CheckRule, Pixels } from './rule.ts'
import type { Box } from '../geometry.ts'
import type { LogoLayer, Scene } from '../scene.ts'

/** Share of the logo's box, in per cent, that must differ from the ground around it for the logo to be there. */
const LEAST_INK = 2
/** ΔE2000 from which a colour is not the ground's any more. */
const APART = 6
/** How far its proportions may be off, in per cent: rounding to whole pixels. */
const STRETCH = 1

/** A logo that was given is there, undistorted, and nothing stands in its clear space. */
export function checkLogo(scene: Scene, pixels: Pixels): CheckRule[] {
  const logos = scene.layers.filter((layer) => layer.kind === 'logo')
  if (logos.length === 0) return scene.brand?.logo ? [presence(0, null)] : []
  return logos.flatMap((logo) => [presence(inkIn(logo, pixels), logo.box), shape(logo), clearance(logo, scene)])
}

function presence(ink: number, box: Box | null): CheckRule {
  return {
    rule: 'logo_present',
    label: 'Logo is there',
    passed: ink >= LEAST_INK,
    value: round(ink),
    threshold: LEAST_INK,
    unit: '%',
    box: boxOf(box),
  }
}

/** How much of its box is not the colour that surrounds it, in per cent. */
function inkIn({ box, clear }: LogoLayer, pixels: Pixels): number {
  const around = commonColors(pixels, grow(box, Math.max(2, clear * 0.2)), [box], 0.05)
  const ground = around.toSorted((a, b) => b.share - a.share)[0]?.color ?? '#FFFFFF'
  const inside = commonColors(pixels, box, [], 0)
  return inside.reduce((sum, { color, share }) => sum + (deltaE(color, ground) > APART ? share * 100 : 0), 0)
}

function shape({ box, crop }: LogoLayer): CheckRule {
  const stretch = Math.abs(box.width / box.height / (crop.width / crop.height) - 1) * 100
  return {
    rule: 'logo_shape',
    label: 'Logo keeps its proportions',
    passed: stretch <= STRETCH,
    value: round(stretch),
    threshold: STRETCH,
    unit: '%',
    box: boxOf(box),
  }
}

/** Words, buttons, badges and pictures beside the logo; a picture that it stands on is its ground. */
function clearance(logo: LogoLayer, { layers, width, height }: Scene): CheckRule {
  const { box, clear } = logo
  const others = layers.filter(
    (layer) =>
      layer.kind === 'text' ||
      (layer.kind === 'panel' && layer.role !== 'plate') ||
      (layer.kind === 'picture' && !contains(layer.box, box)),
  )
  const edges = Math.min(box.x, box.y, width - right(box), height - bottom(box))
  const gaps = others.flatMap((layer) => (layer.kind === 'backdrop' ? [] : [gapBetween(box, layer.box)]))
  const least = Math.min(edges, ...gaps)
  return {
    rule: 'logo_clear',
    label: 'Logo has its clear space',
    passed: least >= clear - 1,
    value: Math.round(least),
    threshold: Math.round(clear),
    unit: 'px',
    box: boxOf(box),
  }
}

function gapBetween(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - right(b), b.x - right(a))
  const dy = Math.max(0, a.y - bottom(b), b.y - bottom(a))
  return Math.hypot(dx, dy)
}

const round = (value: number) => Math.round(value * 100) / 100

import { deltaE } from '../color/oklch.ts'
import { grow } from '../geometry.ts'
import { commonColors } from './pixels.ts'
import { boxOf } from './rule.ts'
import type { CheckRule, Pixels } from './rule.ts'
import type { PanelLayer, Scene } from '../scene.ts'

/** Share of all pixels, in per cent, that must look like the brand's primary colour. */
const LEAST_SHARE = 2
/** ΔE2000 up to which a pixel looks like it, and up to which it is it. */
const LIKE = 3
const SAME = 1
/** A colour has to fill this share of the picture to count as used: antialiasing does not. */
const USED = 0.001

/** How much of the picture is the brand's primary colour, how near it comes, and whether fields keep theirs. */
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
      passed: nearest <= SAME,
      value: round(nearest),
      threshold: SAME,
      unit: 'ΔE2000',
      box: null,
    },
    ...checkFields(scene, pixels),
  ]
}

/** Colours repeat, so each is compared once. */
function nearnessOf(pixels: Pixels, primary: string): { share: number; nearest: number } {
  const total = pixels.width * pixels.height
  const wanted = Number.parseInt(primary.slice(1), 16)
  let [like, nearest] = [0, 100]
  for (const [color, count] of countsOf(pixels)) {
    if (farApart(color, wanted)) continue
    const distance = deltaE(`#${color.toString(16).padStart(6, '0')}`, primary)
    if (count >= total * USED) nearest = Math.min(nearest, distance)
    if (distance <= LIKE) like += count
  }
  return { share: (like * 100) / total, nearest }
}

/** Neighbours are mostly alike, so runs are counted and not pixels. */
function countsOf({ data }: Pixels): Map<number, number> {
  const counts = new Map<number, number>()
  let start = 0
  for (let at = 3; at <= data.length; at += 3) {
    if (data[at] === data[start] && data[at + 1] === data[start + 1] && data[at + 2] === data[start + 2]) continue
    const color = ((data[start] ?? 0) << 16) | ((data[start + 1] ?? 0) << 8) | (data[start + 2] ?? 0)
    counts.set(color, (counts.get(color) ?? 0) + (at - start) / 3)
    start = at
  }
  return counts
}

/** 48 steps in one channel are always more than ΔE2000 3, and much cheaper to see. */
function farApart(a: number, b: number): boolean {
  return [16, 8, 0].some((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) > 48)
}

/** Buttons and plates: what fills them, words and logo aside, is the colour that the scene gave them. */
function checkFields(scene: Scene, pixels: Pixels): CheckRule[] {
  const panels = scene.layers.filter((layer) => layer.kind === 'panel' && layer.color !== null) as PanelLayer[]
  const over = scene.layers.flatMap((layer) => (layer.kind === 'text' || layer.kind === 'logo' ? [layer.box] : []))
  const off = panels.flatMap((panel) => {
    const inner = grow(panel.box, -panel.box.height * 0.12)
    const fill = commonColors(pixels, inner, over, 0.05).toSorted((a, b) => b.share - a.share)[0]
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
      box: boxOf(worst.panel.box),
    },
  ]
}

const round = (value: number) => Math.round(value * 100) / 100

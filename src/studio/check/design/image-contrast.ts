import { deltaE } from '../../color/oklch.ts'
import { boxFromEdges, grow, intersect, measureArea, type Box } from '../../model/geometry.ts'
import { findCommonColors } from '../pixel-colors.ts'
import { toRuleBox, type RgbPixels } from '../check-rule.ts'
import { grade, type DesignRule } from './design-rule.ts'
import type { Scene } from '../../model/scene.ts'

/** The least difference (ΔE2000) of a thing to what is around it: less looks like a stain. */
const LEAST = 10
/** The same for drawings in tones of their ground. */
const LEAST_TONE = 5
/** A pattern is the ground of a design rather than its picture, so few of them have all points. */
const FULL_TONE = 18
/** Colors with a smaller share of what is around a thing are edges and shadows. */
const GROUND_SHARE = 0.12
/** Colors nearer than this to the ground are the ground itself. */
const SAME = 4

/** Checks that the largest drawing or cut-out stands out from what is around it. Photos have a ground of their own. */
export function checkImageContrast(scene: Scene, pixels: RgbPixels): DesignRule[] {
  const canvas = boxFromEdges(0, 0, scene.width, scene.height)
  const seen = scene.layers.flatMap((layer, index) => {
    if (layer.kind !== 'object' && !(layer.kind === 'picture' && layer.cut_out)) return []
    const box = intersect(
      layer.kind === 'object' && layer.clip ? intersect(layer.box, layer.clip.box) : layer.box,
      canvas,
    )
    const isToned = layer.kind === 'object' && (layer.treatment === 'tone' || layer.treatment === 'pattern')
    const least = isToned ? LEAST_TONE : LEAST
    return box.width > 8 && box.height > 8 ? [{ box, least, covers: listCovers(scene, index, box) }] : []
  })
  if (seen.length === 0) return []
  const {
    box: largest,
    least,
    covers,
  } = seen.reduce((most, of) => (measureArea(of.box) > measureArea(most.box) ? of : most))
  const value = Math.round(measureDifference(largest, covers, pixels) * 10) / 10
  const passed = value >= least
  return [
    {
      rule: 'picture_clear',
      label: 'The picture stands out from its ground',
      passed,
      value,
      threshold: least,
      unit: 'ΔE2000',
      box: toRuleBox(passed ? null : { box: largest }),
      points: grade(value, { none: least * 0.3, threshold: least, full: least === LEAST ? 25 : FULL_TONE }),
      weight: 0.5,
    },
  ]
}

/** More of a thing than this is under no panel: what lies there is a frame, or a thin line. */
const MOST_COVERED = 0.75

/** The panels that lie on a part of a thing: it may rise from behind a panel of its own color. */
const listCovers = ({ layers }: Scene, index: number, box: Box): Box[] =>
  layers.slice(index + 1).flatMap((layer) => {
    if (layer.kind !== 'art' || layer.role !== 'field') return []
    const common = intersect(layer.box, box)
    const isPart = common.width > 0 && common.height > 0 && measureArea(common) < measureArea(box) * MOST_COVERED
    return isPart ? [layer.box] : []
  })

/** The mean difference of the colors of a thing to the nearest color of the ring around it, without what covers both. */
function measureDifference(box: Box, covers: readonly Box[], pixels: RgbPixels): number {
  const around = grow(box, Math.max(4, Math.min(box.width, box.height) * 0.06))
  const grounds = findCommonColors(pixels, around, [box, ...covers], GROUND_SHARE)
  const inside = findCommonColors(pixels, box, covers, 0.01)
  const far = inside
    .map(({ color, share }) => ({ share, by: Math.min(100, ...grounds.map((ground) => deltaE(color, ground.color))) }))
    .filter(({ by }) => by > SAME)
  const total = far.reduce((sum, { share }) => sum + share, 0)
  return total === 0 ? 0 : far.reduce((sum, { share, by }) => sum + share * by, 0) / total
}

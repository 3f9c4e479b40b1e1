import { isGlyphTreatment } from '../../objects/glyph-drawing.ts'
import { toRuleBox } from '../check-rule.ts'
import type { ImageLayer, ObjectLayer, Scene } from '../../model/scene.ts'
import type { DesignRule } from './design-rule.ts'

/** A drawing is the picture of a design from this share of the shorter side of the canvas. Smaller ones are marks. */
const LARGE = 0.22
/** Points of a drawing that has all of its parts in shades of one color: the cheap look of a tinted emoji. */
const TINTED = 0.4

/**
 * Checks that what is drawn large holds at its size. An enlarged glyph looks like the icon of an app, and its lines look broken. Rows of
 * small marks are made of glyphs.
 */
export function checkDrawing({ width, height }: Scene, shown: readonly (ImageLayer | ObjectLayer)[]): DesignRule[] {
  const large = shown.filter(
    (layer): layer is ObjectLayer =>
      layer.kind === 'object' &&
      !layer.marks &&
      Math.max(layer.box.width, layer.box.height) >= Math.min(width, height) * LARGE,
  )
  if (large.length === 0) return []
  const rated = large.map((layer) => ({ layer, points: rateDrawing(layer) })).toSorted((a, b) => a.points - b.points)
  const weak = rated.filter(({ points }) => points < 1)
  const [worst] = rated
  return [
    {
      rule: 'picture_drawn',
      label: 'The drawing is good enough for its size',
      passed: weak.length === 0,
      value: weak.length,
      threshold: 0,
      unit: 'findings',
      box: toRuleBox(weak[0] ? { box: weak[0].layer.box } : null),
      points: worst?.points ?? 1,
      weight: 0.25,
    },
  ]
}

function rateDrawing({ treatment, is_natural = false, ramp }: ObjectLayer): number {
  if (isGlyphTreatment(treatment)) return 0
  if (treatment === 'line' || treatment === 'print' || is_natural || ramp.accent !== undefined) return 1
  return TINTED
}

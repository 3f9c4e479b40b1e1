import { isGlyphTreatment } from '../../objects/glyph-drawing.ts'
import { rectanglePath } from '../../art/svg-paths.ts'
import { boxFromEdges, intersect, measureArea, type Box } from '../../model/geometry.ts'
import { toRuleBox } from '../check-rule.ts'
import { grade, type DesignRule } from './design-rule.ts'
import { checkSubjects } from './subject-rules.ts'
import type { Brief } from '../../model/brief.ts'
import type { ImageLayer, Layer, ObjectLayer, Scene } from '../../model/scene.ts'

/** A smaller picture than this percentage of the canvas looks like an icon that was left over. */
const LEAST_SHARE = 5.5
/** At least this percentage of a thing has to be seen. */
const LEAST_SEEN = 90
/** A large drawing, of at least this share of the canvas, may leave it boldly: then this percentage of it has to be seen. */
const BOLD = { share: 0.09, least: 62 }

type Shown = ImageLayer | ObjectLayer

/** Checks the pictures and drawings of a design: large enough, not cut off, and of what the request is about. */
export function checkImages(scene: Scene, brief: Brief | null): DesignRule[] {
  const shown = scene.layers.filter((layer): layer is Shown => layer.kind === 'picture' || layer.kind === 'object')
  const product = brief ? checkProduct(brief, shown) : []
  const subjects = brief ? checkSubjects(scene, shown, brief) : []
  if (shown.length === 0) return [...product, ...subjects]
  const largest = shown.reduce((most, layer) => (measureArea(layer.box) > measureArea(most.box) ? layer : most))
  return [
    ...product,
    checkSize(scene, shown, largest),
    ...checkCrop(scene, shown),
    ...checkDrawing(scene, shown),
    ...subjects,
  ]
}

/** A request for a product that has a picture shows it. Others have no such rule. */
function checkProduct({ pictures }: Brief, shown: readonly Shown[]): DesignRule[] {
  const own = pictures.filter(({ role }) => role === 'product').map(({ key }) => key)
  if (own.length === 0) return []
  const passed = shown.some((layer) => layer.kind === 'picture' && own.includes(layer.key))
  return [
    {
      rule: 'product_shown',
      label: 'The chosen product is shown',
      passed,
      value: passed ? 1 : 0,
      threshold: 1,
      unit: 'places',
      box: null,
      points: passed ? 1 : 0,
      weight: 0.35,
    },
  ]
}

function checkSize({ width, height }: Scene, shown: readonly Shown[], largest: Shown): DesignRule {
  const seen = shown.reduce((sum, layer) => sum + measureArea(findSeen(layer, width, height)), 0)
  const value = Math.round((1000 * Math.min(seen, width * height)) / (width * height)) / 10
  const passed = value >= LEAST_SHARE
  return {
    rule: 'picture_large',
    label: 'The picture is large enough',
    passed,
    value,
    threshold: LEAST_SHARE,
    unit: '%',
    box: toRuleBox(passed ? null : { box: largest.box }),
    points: grade(value, { none: 1, threshold: LEAST_SHARE, full: 18 }),
    weight: 0.4,
  }
}

/** Photos may leave the canvas; things that were drawn or cut out may not be cut to pieces. Patterns of small ones may. */
function checkCrop({ width, height, layers }: Scene, shown: readonly Shown[]): DesignRule[] {
  const things = shown.filter((layer) => layer.kind === 'object' || layer.cut_out)
  const seen = things
    .map((layer) => {
      const inside = findSeen(layer, width, height)
      const hidden = measureHidden(inside, layers.slice(layers.indexOf(layer) + 1))
      const share = (measureArea(inside) - hidden) / (measureArea(layer.box) || 1)
      const isBold = hidden === 0 && layer.kind === 'object' && measureArea(inside) >= width * height * BOLD.share
      return { layer, share, least: isBold ? BOLD.least : LEAST_SEEN }
    })
    .filter(({ layer }) => things.length < PATTERN || measureArea(layer.box) > width * height * 0.1)
  const [most] = seen.toSorted((a, b) => a.share - a.least / 100 - (b.share - b.least / 100))
  if (!most) return []
  const value = Math.round(most.share * 100)
  const passed = value >= most.least
  return [
    {
      rule: 'picture_whole',
      label: 'Nothing important is cut off',
      passed,
      value,
      threshold: most.least,
      unit: '%',
      box: toRuleBox(passed ? null : { box: most.layer.box }),
      points: grade(value, { none: most.least - 30, threshold: most.least, full: Math.min(98, most.least + 8) }),
      weight: 0.4,
    },
  ]
}

/** The area of a box that the sheet of later layers that hides most of it covers. */
const measureHidden = (box: Box, later: readonly Layer[]): number =>
  Math.max(
    0,
    ...later.map((layer) => {
      const isSheet = layer.kind === 'art' && layer.role === 'field' && layer.paths[0]?.d === rectanglePath(layer.box)
      if (layer.kind !== 'panel' && !isSheet) return 0
      const common = intersect(box, layer.box)
      return Math.max(0, common.width) * Math.max(0, common.height)
    }),
  )

/** So many things are a pattern. */
const PATTERN = 5

/** The part of a layer that is inside of the canvas and of its outline. */
function findSeen(layer: Shown, width: number, height: number): Box {
  const canvas = boxFromEdges(0, 0, width, height)
  const inside = intersect(layer.box, canvas)
  const seen = layer.kind === 'object' && layer.clip ? intersect(inside, layer.clip.box) : inside
  return { ...seen, width: Math.max(0, seen.width), height: Math.max(0, seen.height) }
}

/** A drawing is the picture of a design from this share of the shorter side of the canvas. Smaller ones are marks. */
const LARGE = 0.36
/** Points of a drawing that has all of its parts in shades of one color: the cheap look of a tinted emoji. */
const TINTED = 0.4

/**
 * Checks that what is drawn large holds at its size. An enlarged glyph looks like the icon of an app, and its lines look broken. Rows of
 * small marks are made of glyphs, and patterns of small drawings.
 */
function checkDrawing({ width, height }: Scene, shown: readonly (ImageLayer | ObjectLayer)[]): DesignRule[] {
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
      weight: 0.08,
    },
  ]
}

function rateDrawing({ treatment, is_natural = false, ramp }: ObjectLayer): number {
  if (isGlyphTreatment(treatment)) return 0
  const isPrinted = treatment === 'print' || treatment === 'tone'
  if (treatment === 'line' || isPrinted || is_natural || ramp.accent !== undefined) return 1
  return TINTED
}

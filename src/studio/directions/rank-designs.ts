import type { BrandCheck, CheckRule } from '../check/check-rule.ts'
import type { ArtLayer, BackdropLayer, Layer, ObjectLayer, Scene, TextLayer } from '../model/scene.ts'

/** A design that was composed, and the brand check of what was measured. */
export interface RankedDesign {
  scene: Pick<Scene, 'layers' | 'width' | 'height' | 'copy' | 'notes'>
  check: Pick<BrandCheck, 'score'> & {
    rules: readonly Pick<CheckRule, 'passed'>[]
    design?: readonly Pick<CheckRule, 'rule' | 'passed'>[] | undefined
  }
}

/** Sorts designs of one request, the best one first. Equal ones keep their order. */
export const rankDesigns = <T extends { score: number }>(designs: readonly T[]): T[] =>
  designs.toSorted((one, other) => other.score - one.score)

/** A design that fails a rule of the brand or of words comes after all that fail none. */
const FAILED_RULE = 2
/** What a word of the request counts that is only in the caption, beside the whole score of the check. */
const LEFT_OUT = 0.4
/** What counts that a design shows nothing of its subject: of designs that are equally good, nobody takes that one. */
const UNSHOWN = 0.2
/** What a large headline and a filled canvas count, between designs that the check finds equally good. */
const SIZE = 0.25
/** Larger headlines than this share of the shorter side are no better. */
const LARGE_HEADLINE = 0.09

/** How well a design fits its request: what the check says of it, then a large headline and a picture or type that fills the canvas. */
export function scoreDesign({ scene, check }: RankedDesign): number {
  const failed = check.rules.filter(({ passed }) => !passed).length
  const leftOut = scene.notes.filter((note) => note.startsWith('words_left_out')).length
  const size = (measureHeadline(scene) + measureUse(scene)) / 2
  const isUnshown = check.design?.some(({ rule, passed }) => rule === 'subject_shown' && !passed) ?? false
  return check.score / 100 + size * SIZE - failed * FAILED_RULE - leftOut * LEFT_OUT - (isUnshown ? UNSHOWN : 0)
}

/** The size of the headline, 0 to 1. */
function measureHeadline({ layers, width, height }: RankedDesign['scene']): number {
  const sizes = layers
    .filter((layer): layer is TextLayer => layer.kind === 'text' && layer.role === 'headline')
    .map(({ size }) => size)
  return Math.min(1, Math.max(0, ...sizes) / (Math.min(width, height) * LARGE_HEADLINE))
}

const CELLS = 12

/** A pattern is a ground: it fills a panel and says little. */
const isGround = (layer: Layer): layer is BackdropLayer | ArtLayer | ObjectLayer =>
  layer.kind === 'backdrop' || layer.kind === 'art' || (layer.kind === 'object' && layer.treatment === 'pattern')

/** How much of the canvas words, pictures and drawings of things cover, 0 to 1. Two fifths are enough: the rest is air. */
function measureUse({ layers, width, height }: RankedDesign['scene']): number {
  const boxes = layers.flatMap((layer) => (isGround(layer) ? [] : [layer.box]))
  let covered = 0
  for (let row = 0; row < CELLS; row += 1)
    for (let column = 0; column < CELLS; column += 1) {
      const [x, y] = [((column + 0.5) * width) / CELLS, ((row + 0.5) * height) / CELLS]
      if (boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)) covered += 1
    }
  return Math.min(1, covered / (CELLS * CELLS * 0.4))
}

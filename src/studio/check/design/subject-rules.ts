import { boxFromEdges, intersect, measureArea } from '../../model/geometry.ts'
import { listBriefSubjects } from '../../objects/brief-subjects.ts'
import { CERTAIN, type Subject } from '../../objects/choose-subject.ts'
import { toRuleBox } from '../check-rule.ts'
import type { Brief } from '../../model/brief.ts'
import type { ImageLayer, Layer, ObjectLayer, Scene } from '../../model/scene.ts'
import type { DesignRule } from './design-rule.ts'

/** At least this percentage of certainty: what the request itself names, or the brand's own product. */
const LEAST_CERTAIN = 85
/** Points of a drawing that only shows the trade of the brand. */
const OF_TRADE = 0.95
/** A smaller shape than this share of the canvas is a detail. */
const LEAST_SHAPE = 0.02

/**
 * Checks what a design is about: whether it shows that, whether its drawing shows the right thing, and whether shapes without a meaning
 * take the place of a picture.
 */
export function checkSubjects(scene: Scene, shown: readonly (ImageLayer | ObjectLayer)[], brief: Brief): DesignRule[] {
  const subjects = brief.motif === undefined ? listBriefSubjects(brief) : null
  return [
    ...(subjects ? [...checkShown(scene, shown, subjects), ...checkMeant(shown, subjects)] : []),
    ...(shown.length === 0 && !hasLogo(brief) ? [checkShapes(scene)] : []),
  ]
}

const hasLogo = ({ pictures }: Brief): boolean => pictures.some(({ role }) => role === 'logo')

/**
 * What a design loses that shows nothing of what the request or its product names, or nothing of the trade of its brand: people sign
 * good posters of type for a trade. A list is read for its rows, and loses a part of that.
 */
const NAMED_WEIGHT = 0.2
const TRADE_WEIGHT = 0.1
const OF_LIST = 0.35

/** Words alone are read last of all posts. Where nobody knows what a post is about, there is no such rule. */
function checkShown({ copy }: Scene, shown: readonly Layer[], subjects: readonly Subject[]): DesignRule[] {
  const [subject] = subjects
  if (!subject || subject.certainty < CERTAIN) return []
  const passed = shown.length > 0
  const isNamed = subject.source !== 'brand' && subject.concept.objects.length > 0
  return [
    {
      rule: 'subject_shown',
      label: 'The design shows what it is about',
      passed,
      value: shown.length,
      threshold: 1,
      unit: 'places',
      box: null,
      points: passed ? 1 : 0,
      weight: (isNamed ? NAMED_WEIGHT : TRADE_WEIGHT) * (copy.block ? OF_LIST : 1),
    },
  ]
}

/** Rings, rays and dots say nothing of a post. The mark of a brand does, and brands with a logo have it drawn there. */
function checkShapes({ layers, width, height }: Scene): DesignRule {
  const canvas = boxFromEdges(0, 0, width, height)
  const shapes = layers.filter(
    (layer) =>
      layer.kind === 'art' &&
      layer.role === 'motif' &&
      measureArea(intersect(layer.box, canvas)) > width * height * LEAST_SHAPE,
  )
  const [first] = shapes
  const passed = shapes.length === 0
  return {
    rule: 'shapes_meant',
    label: 'No shape without a meaning takes the place of a picture',
    passed,
    value: shapes.length,
    threshold: 0,
    unit: 'findings',
    box: toRuleBox(first?.kind === 'art' ? { box: first.box } : null),
    points: passed ? 1 : 1 / (1 + shapes.length),
    weight: 0.16,
  }
}

/** A drawing of something that nobody named is worse than none. What a person chose, and the brand's own pictures, are right. */
function checkMeant(shown: readonly (ImageLayer | ObjectLayer)[], subjects: readonly Subject[]): DesignRule[] {
  const drawn = shown.filter((layer) => layer.kind === 'object')
  if (drawn.length === 0 || drawn.length < shown.length) return []
  const certainties = drawn.map(({ name }) => measureCertainty(name, subjects))
  const value = Math.round(100 * Math.max(...certainties))
  const passed = value >= LEAST_CERTAIN
  return [
    {
      rule: 'picture_meant',
      label: 'The picture shows what the request names',
      passed,
      value,
      threshold: LEAST_CERTAIN,
      unit: '%',
      box: toRuleBox(passed ? null : { box: drawn[0]?.box ?? boxFromEdges(0, 0, 0, 0) }),
      points: passed ? 1 : value >= 100 * CERTAIN ? OF_TRADE : 0,
      weight: 0.3,
    },
  ]
}

/** A sign of a trade that is only offered is no worse than another thing of that trade. */
function measureCertainty(name: string, subjects: readonly Subject[]): number {
  const found = subjects.filter(({ concept }) => concept.objects.includes(name) || concept.others.includes(name))
  return Math.max(
    0,
    ...found.map(({ concept, source, certainty }) => (concept.isSign && source === 'brand' ? CERTAIN : certainty)),
  )
}

import { toRuleBox } from '../check-rule.ts'
import { grade, isStory, type DesignRule } from './design-rule.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { Scene, TextLayer, TextRole } from '../../model/scene.ts'

/** More lines of one size are a paragraph and no headline. */
const MOST_LINES = 4
/** A quotation is read as a text. */
const MOST_LINES_OF_QUOTATION = 7
/** What an offer is about has at least this percentage of the size of the largest words. */
const LEAST_OFFER = 45
/** The smallest words of a story, as a share of its width. */
const LEAST_STORY = 48 / 1080
const OFFERS: readonly string[] = ['price', 'discount', 'bundle', 'free'] satisfies FactKind[]
/** Marks that are not read with the message. */
const SIDE: readonly TextRole[] = ['wordmark', 'page', 'label', 'eyebrow']

/** Checks the sizes of words: a headline that can be read at a glance, an offer that is seen, and words of a story that are large enough. */
export function checkType(scene: Scene): DesignRule[] {
  const texts = scene.layers.filter((layer) => layer.kind === 'text')
  const headline = texts.find(({ role }) => role === 'headline')
  return [...(headline ? [checkHeadline(headline)] : []), ...checkOffer(scene, texts), ...checkStory(scene, texts)]
}

function checkHeadline(headline: TextLayer): DesignRule {
  const value = headline.lines.filter(({ scale = 1 }) => scale === 1).length
  const threshold = /^[“„«"‚「『]/u.test(headline.text) ? MOST_LINES_OF_QUOTATION : MOST_LINES
  const passed = value <= threshold
  return {
    rule: 'headline_short',
    label: 'The headline can be read at a glance',
    passed,
    value,
    threshold,
    unit: 'lines',
    box: toRuleBox(passed ? null : headline),
    points: grade(value, { none: threshold * 2, threshold, full: threshold / 2 }),
    weight: 0.4,
  }
}

/** The size of the largest line with one of the facts, against the largest line of all. Lists of prices are read as lists. */
function checkOffer({ copy }: Scene, texts: readonly TextLayer[]): DesignRule[] {
  if (copy.block) return []
  const offers = (copy.pieces ?? []).flatMap(({ slot, kind, text, emphasis }) =>
    slot === 'caption' || slot === 'block'
      ? []
      : OFFERS.includes(kind) && emphasis.length === 0
        ? [text]
        : emphasis.filter((fact) => OFFERS.includes(fact.kind)).map(({ start, end }) => text.slice(start, end)),
  )
  const figures = offers.map((text) => ({ text, size: Math.max(0, ...texts.map((layer) => measureLine(layer, text))) }))
  const shown = figures.filter(({ size }) => size > 0)
  if (shown.length === 0) return []
  const most = Math.max(...texts.map(measureLargest))
  const best = shown.reduce((one, other) => (other.size > one.size ? other : one))
  const value = Math.round((100 * best.size) / most)
  const passed = value >= LEAST_OFFER
  const layer = texts.find((of) => measureLine(of, best.text) === best.size)
  return [
    {
      rule: 'offer_leads',
      label: 'The offer is among the largest words',
      passed,
      value,
      threshold: LEAST_OFFER,
      unit: '%',
      box: toRuleBox(passed || !layer ? null : layer),
      points: grade(value, { none: 25, threshold: LEAST_OFFER, full: 80 }),
      weight: 0.4,
    },
  ]
}

const measureLargest = ({ size, lines }: TextLayer): number =>
  size * Math.max(...lines.map(({ scale = 1 }) => scale), 0)

/** The size of the largest line that has a number of the text, 0 if the layer does not show it. */
function measureLine({ text, size, lines }: TextLayer, shown: string): number {
  if (!text.includes(shown)) return 0
  const numbers: string[] = shown.match(/\p{Nd}+/gu) ?? []
  const scales = lines
    .filter((line) => numbers.some((number) => line.text.includes(number)))
    .map((line) => line.scale ?? 1)
  return size * Math.max(0, ...scales)
}

function checkStory({ width, height }: Scene, texts: readonly TextLayer[]): DesignRule[] {
  if (!isStory({ width, height })) return []
  const read = texts.filter(({ role }) => !SIDE.includes(role))
  const [smallest] = read.toSorted((a, b) => measureSmallest(a) - measureSmallest(b))
  if (!smallest) return []
  const [value, threshold] = [measureSmallest(smallest), width * LEAST_STORY]
  const passed = value >= threshold - 0.01
  return [
    {
      rule: 'story_type',
      label: 'Words of a story are large enough',
      passed,
      value: Math.round(value * 10) / 10,
      threshold: Math.round(threshold * 10) / 10,
      unit: 'px',
      box: toRuleBox(passed ? null : smallest),
      points: grade(value / width, { none: 0.02, threshold: LEAST_STORY, full: 0.07 }),
      weight: 0.4,
    },
  ]
}

const measureSmallest = ({ size, lines }: TextLayer): number =>
  size * Math.min(1, ...lines.map(({ scale = 1 }) => scale))

import { toRuleBox } from '../check-rule.ts'
import { grade, isStory, type DesignRule } from './design-rule.ts'
import type { Scene, TextLayer, TextRole } from '../../model/scene.ts'

/** More lines of one size are a paragraph and no headline. */
const MOST_LINES = 4
/** A story is high, and its lines are short. */
const MOST_LINES_OF_STORY = 6
/** A quotation is read as a text. */
const MOST_LINES_OF_QUOTATION = 7
/** The smallest words of a story, as a share of its width. */
const LEAST_STORY = 46 / 1080
/** Marks that are not read with the message. */
const SIDE: readonly TextRole[] = ['wordmark', 'page', 'label', 'eyebrow']

/** Checks the sizes of words: a headline that can be read at a glance, and words of a story that are large enough. */
export function checkType(scene: Scene): DesignRule[] {
  const texts = scene.layers.filter((layer) => layer.kind === 'text')
  const headline = texts.find(({ role }) => role === 'headline')
  return [
    ...(headline ? [checkHeadline(scene, headline)] : []),
    ...checkStory(scene, texts),
    ...checkSteps(scene, texts),
    checkGroups(texts),
  ]
}

/** More texts beside each other, without a logo's name and small marks, are a notice and no poster. */
const MOST_GROUPS = 6
const FEWEST_GROUPS = 2

/** Texts of one size are one group: the rows of a list are read as one. */
function checkGroups(texts: readonly TextLayer[]): DesignRule {
  const read = texts.filter(({ role }) => !SIDE.includes(role))
  const value = new Set(read.map(({ role, size }) => `${role} ${Math.round(size)}`)).size
  return {
    rule: 'few_groups',
    label: 'The words stand in few groups',
    passed: value <= MOST_GROUPS,
    value,
    threshold: MOST_GROUPS,
    unit: 'places',
    box: null,
    points: grade(value, { none: MOST_GROUPS * 2, threshold: MOST_GROUPS, full: FEWEST_GROUPS }),
    weight: 0.3,
  }
}

function checkHeadline(scene: Scene, headline: TextLayer): DesignRule {
  const value = headline.lines.filter(({ scale = 1 }) => scale === 1).length
  const threshold = /^[“„«"‚「『]/u.test(headline.text)
    ? MOST_LINES_OF_QUOTATION
    : isStory(scene)
      ? MOST_LINES_OF_STORY
      : MOST_LINES
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

/** Forms that are at least this much wider than high are seen at half their size, beside other posts. */
const WIDE = 1.5
/** The smallest message of such a form, as a percentage of the largest one. */
const LEAST_STEP = 17.5
const NO_MESSAGE: readonly TextRole[] = [...SIDE, 'cta']

function checkSteps({ width, height }: Scene, texts: readonly TextLayer[]): DesignRule[] {
  const read = texts.filter(({ role }) => !NO_MESSAGE.includes(role))
  const [smallest] = read.toSorted((a, b) => measureLargest(a) - measureLargest(b))
  if (width < height * WIDE || !smallest || read.length < 2) return []
  const value = Math.round((1000 * measureLargest(smallest)) / Math.max(...read.map(measureLargest))) / 10
  const passed = value >= LEAST_STEP
  return [
    {
      rule: 'type_steps',
      label: 'No message is tiny beside the largest words',
      passed,
      value,
      threshold: LEAST_STEP,
      unit: '%',
      box: toRuleBox(passed ? null : smallest),
      points: grade(value, { none: 10, threshold: LEAST_STEP, full: 30 }),
      weight: 0.4,
    },
  ]
}

const measureLargest = ({ size, lines }: TextLayer): number =>
  size * Math.max(...lines.map(({ scale = 1 }) => scale), 0)

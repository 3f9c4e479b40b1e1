import { isOpenEnded } from '../layouts/text/split-headline.ts'
import { isTornAmount } from '../type/breaking/glue.ts'
import { toRuleBox } from './check-rule.ts'
import type { CheckRule } from './check-rule.ts'
import type { FactKind } from '../copywriter/facts/fact.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

/** What a post is about, and what its reader acts on. */
const HEROES: readonly string[] = ['price', 'discount', 'bundle', 'contact'] satisfies FactKind[]
/** The smallest size of such a fact, as a share of the shorter side: 26 px of 1080. */
const LEAST_HERO = 0.024

export const HEADLINE_WHOLE_LABEL = 'The headline is not torn'
export const FACTS_LARGE_LABEL = 'Prices and contacts are large enough'

/** Checks that no sentence of the headline is torn over two sizes, and that prices and contacts of the request are no small print. */
export function checkHierarchy(scene: Scene): CheckRule[] {
  const texts = scene.layers.filter((layer) => layer.kind === 'text')
  const headline = texts.find(({ role }) => role === 'headline')
  return [...(headline ? checkHeadline(headline, scene.copy.language) : []), ...checkFacts(scene, texts)]
}

/** A headline in one size has no such rule, unless it ends with a comma or a colon. */
function checkHeadline(headline: TextLayer, language: string): CheckRule[] {
  const { lines } = headline
  const isScaled = lines.some(({ scale = 1 }) => scale !== 1)
  const leads = lines.filter(
    ({ scale = 1 }, index) => scale > (lines[index + 1]?.scale ?? 1) && index + 1 < lines.length,
  )
  const torn = leads.filter((line) => {
    const next = lines[lines.indexOf(line) + 1]?.text ?? ''
    return /[,:;]$/u.test(line.text) || isOpenEnded(line.text, language) || isTornAmount(line.text, next)
  })
  const hangs = /[,:;]$/u.test(lines.at(-1)?.text ?? '') ? 1 : 0
  if (!isScaled && hangs === 0) return []
  const value = torn.length + hangs
  return [
    {
      rule: 'headline_whole',
      label: HEADLINE_WHOLE_LABEL,
      passed: value === 0,
      value,
      threshold: 0,
      unit: 'places',
      box: toRuleBox(value > 0 ? headline : null),
    },
  ]
}

/** Only requests whose prices or contacts are drawn have this rule. */
function checkFacts({ copy, width, height }: Scene, texts: readonly TextLayer[]): CheckRule[] {
  const facts = (copy.pieces ?? []).flatMap(({ slot, kind, text, emphasis }) =>
    slot === 'caption'
      ? []
      : [kind, ...emphasis.map((fact) => fact.kind)].some((of) => HEROES.includes(of))
        ? [text]
        : [],
  )
  const shown = texts.filter(({ text }) => facts.some((fact) => text.includes(fact)))
  const [smallest] = shown.toSorted((a, b) => measureFigure(a) - measureFigure(b))
  if (!smallest) return []
  const [value, threshold] = [measureFigure(smallest), Math.min(width, height) * LEAST_HERO]
  const passed = value >= threshold - 0.01
  return [
    {
      rule: 'facts_large',
      label: FACTS_LARGE_LABEL,
      passed,
      value: Math.round(value * 10) / 10,
      threshold: Math.round(threshold * 10) / 10,
      unit: 'px',
      box: toRuleBox(passed ? null : smallest),
    },
  ]
}

/** The size of the largest line with a figure, in pixels. */
const measureFigure = ({ size, lines }: TextLayer): number =>
  size * Math.max(0, ...lines.filter(({ text }) => /\p{Nd}|@|\./u.test(text)).map(({ scale = 1 }) => scale)) || size

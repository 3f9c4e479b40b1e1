import { clsx } from 'clsx'
import { Check, Minus, X } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { type BrandCheck as Result, GOOD_SCORE } from '#contract/library/content.ts'
import { currentLocale, translateNode, type PluralForms } from '#web/words/define-words.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'

export type Rule = Result['rules'][number]

/** Lets the list of rules highlight where a rule was measured in the image next to it. */
export interface RuleMarking {
  pinned: Rule | null
  onPin: (rule: Rule | null) => void
  /** Called with the rule under the pointer or with the focus, and with null when it is left. */
  onPoint: (rule: Rule | null) => void
}

/** The measured rules of an image and their score out of 100. With `marking`, rules that have a box can be highlighted. */
export function BrandCheck({ check, marking }: { check: Result; marking?: RuleMarking }) {
  const { rules, design = [] } = check
  const passed = rules.filter((rule) => rule.passed).length
  return (
    <section aria-label={t.brandCheck} className="rounded-md border border-border">
      <div className="flex items-baseline justify-between gap-3 px-3.5 py-2.5">
        <h3 className="text-sm">{t.brandCheck}</h3>
        <p className="text-sm text-muted tabular-nums">
          <strong className={colorOfScore(check)}>{Math.round(check.score)}</strong>
          {fill(t.scoreOfRules, { passed, count: rules.length })}
        </p>
      </div>
      <RuleList rules={rules} marking={marking} />
      {design.length > 0 && (
        <>
          <div className="border-t border-border px-3.5 pt-2.5">
            <h4 className="text-sm">{t.designRules}</h4>
            <p className="text-xs text-muted">{t.designRulesHint}</p>
          </div>
          <RuleList rules={design} marking={marking} isDesign />
        </>
      )}
    </section>
  )
}

/** A score is good if all rules of the brand are kept, and the design is good as well. */
export const colorOfScore = ({ passed, score }: Pick<Result, 'passed' | 'score'>): string =>
  passed && score >= GOOD_SCORE ? 'text-success' : 'text-warning'

interface RuleListProps {
  rules: readonly Rule[]
  marking: RuleMarking | undefined
  /** Whether the rules only take points. */
  isDesign?: boolean
}

function RuleList({ rules, marking, isDesign = false }: RuleListProps) {
  return (
    <ul className={clsx('p-1.5', !isDesign && 'border-t border-border')}>
      {rules.map((rule, index) => (
        <li key={`${rule.rule}-${index}`}>
          {marking && rule.box ? (
            <MarkButton rule={rule} marking={marking}>
              <RuleFacts rule={rule} isDesign={isDesign} />
            </MarkButton>
          ) : (
            <div className={rowClass}>
              <RuleFacts rule={rule} isDesign={isDesign} />
            </div>
          )}
          {rule.findings && <Findings rule={rule} marking={marking} />}
        </li>
      ))}
    </ul>
  )
}

const rowClass = 'flex w-full items-center gap-2.5 rounded-sm px-2 py-1.5 text-start text-sm'

function MarkButton({ rule, marking, children }: { rule: Rule; marking: RuleMarking; children: ReactNode }) {
  const { pinned, onPin, onPoint } = marking
  const isPinned = pinned === rule
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      title={t.showOnThePicture}
      onClick={() => onPin(isPinned ? null : rule)}
      onPointerEnter={() => onPoint(rule)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(rule)}
      onBlur={() => onPoint(null)}
      className={clsx(rowClass, isPinned ? 'bg-pressed' : 'hover:bg-raised')}
    >
      {children}
    </button>
  )
}

/** What a rule found in particular, below it. Each finding with a place can be highlighted like a rule. */
function Findings({ rule, marking }: { rule: Rule; marking: RuleMarking | undefined }) {
  const places = useMemo(() => (rule.findings ?? []).map((finding) => ({ ...rule, ...finding })), [rule])
  return (
    <ul className="ms-6 border-s border-border ps-1">
      {places.map((place) => (
        <li key={place.label}>
          {marking && place.box ? (
            <MarkButton rule={place} marking={marking}>
              <FindingText label={place.label} />
            </MarkButton>
          ) : (
            <div className={rowClass}>
              <FindingText label={place.label} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const FindingText = ({ label }: { label: string }) => (
  <span className="min-w-0 flex-1 wrap-anywhere text-muted" dir="auto">
    {translateNode(label)}
  </span>
)

function RuleFacts({ rule, isDesign }: { rule: Rule; isDesign: boolean }) {
  return (
    <>
      <Outcome passed={rule.passed} isDesign={isDesign} />
      <span className="min-w-0 flex-1">{translateNode(rule.label)}</span>
      <span className="shrink-0 text-end leading-tight tabular-nums">
        <span className="block">{figure(rule.value, rule.unit)}</span>
        <span className="block text-xs text-muted">
          {fill(nameLimit(rule), { threshold: figure(rule.threshold, rule.unit) })}
        </span>
      </span>
    </>
  )
}

/** Whether a limit is the most or the least that is allowed. A value that is equal to it passes in either case, and says neither. */
function nameLimit({ value, threshold, passed }: Rule): string {
  if (value === threshold) return t.limit
  return value < threshold === passed ? t.atMost : t.atLeast
}

/** Whether a rule passed. A rule about the design that did not is no error: it takes points. */
export function Outcome({ passed, isDesign }: { passed: boolean; isDesign: boolean }) {
  const size = 'size-4 shrink-0'
  if (passed) return <Check className={clsx(size, 'text-success')} strokeWidth={2.25} aria-label={t.passed} />
  if (isDesign) return <Minus className={clsx(size, 'text-warning')} strokeWidth={2.25} aria-label={t.costsPoints} />
  return <X className={clsx(size, 'text-danger')} strokeWidth={2.25} aria-label={t.failed} />
}

const COUNTS: Readonly<Record<string, PluralForms>> = {
  texts: t.unitTexts,
  boxes: t.unitBoxes,
  findings: t.unitFindings,
  lines: t.unitLines,
  designs: t.unitDesigns,
  places: t.unitPlaces,
  words: t.unitWords,
  characters_per_second: t.unitCharacters,
}

/** Formats a measured value: `4.52:1`, `12 px`, `98%`, `1 text`. */
export function figure(value: number, unit: string): string {
  const counted = COUNTS[unit]
  if (counted) return plural(counted, value)
  const text = Number(value.toFixed(2)).toLocaleString(currentLocale())
  return /^\p{L}/u.test(unit) ? `${text} ${unit}` : `${text}${unit}`
}

import { clsx } from 'clsx'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { thousands } from '#web/lib/format/format.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/handover.ts'
import { type TextsOfSet, checkTexts, countText, findFold, joinCaption } from '#contract/platforms/text-rules.ts'
import type { TextField } from '#contract/platforms/text-set.ts'
import { describeProblem, joinList, splitList } from './field-words.ts'

interface TextCellProps {
  set: string
  field: TextField
  /** All texts of the variant, because hashtags count into the caption. */
  texts: TextsOfSet
  /** Which text of the field; null for a field that is edited as one line. */
  index: number | null
  label: string
  direction: 'ltr' | 'rtl'
  /** Called with the new texts of the field, if the platform takes them. */
  onSave: (texts: string[]) => void
}

/** One text of the table, with its counter. It is saved when the focus leaves it, or with Ctrl or Cmd and Enter. */
export function TextCell({ set, field, texts, index, label, direction, onSave }: TextCellProps) {
  const id = useId()
  const stored = texts[field.key] ?? []
  const saved = index === null ? joinList(field.key, stored) : (stored[index] ?? '')
  const [draft, setDraft] = useState<string | null>(null)
  const sent = useRef<string | null>(null)
  const value = draft ?? saved
  const next = index === null ? splitList(field.key, value) : putText(stored, index, value)
  const errors = checkTexts(set, { ...texts, [field.key]: next }).filter(
    (one) => one.field === field.key && isWrongHere(one.problem, index, one.index),
  )
  const commit = () => {
    if (draft === null || draft === saved) return setDraft(null)
    if (errors.length > 0 || sent.current === draft) return undefined
    sent.current = draft
    onSave(next)
    return setDraft(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    commit()
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <textarea
        id={id}
        rows={1}
        dir={direction}
        aria-label={label}
        aria-invalid={errors.length > 0}
        aria-describedby={`${id}-note`}
        value={value}
        onChange={(event) => {
          sent.current = null
          setDraft(event.target.value)
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className="control field-sizing-content max-h-72 resize-none text-sm"
      />
      <div id={`${id}-note`} className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <span className="min-w-0 text-danger">{errors.map(describeProblem).join(' · ')}</span>
        <Counter set={set} field={field} text={value} texts={{ ...texts, [field.key]: next }} isList={index === null} />
      </div>
      {index !== null && <Fold set={set} field={field} text={value} />}
    </div>
  )
}

/** Missing texts are shown once for the field, and errors of the field as a whole at its line. */
function isWrongHere(problem: string, index: number | null, of: number | null): boolean {
  if (problem === 'too_few' || problem === 'none_short') return false
  return index === null || of === null || of === index
}

const putText = (texts: readonly string[], index: number, text: string): string[] => {
  const next = Array.from({ length: Math.max(texts.length, index + 1) }, (_, at) => texts[at] ?? '')
  return next.with(index, text.trim()).filter((one) => one !== '')
}

interface CounterProps {
  set: string
  field: TextField
  text: string
  texts: TextsOfSet
  isList: boolean
}

function Counter({ set, field, text, texts, isList }: CounterProps) {
  const hashtags = field.key === 'caption' ? (texts.hashtags ?? []) : []
  const used = texts[field.key] ?? []
  const count = isList ? used.length : countText(set, field.key, joinCaption(text, hashtags))
  const max = isList ? field.texts.max : field.limit
  const words = fill(t.countOf, { count: thousands(count), max: thousands(max) })
  const fold = !isList && field.shown !== null ? ` · ${fill(t.foldsAt, { shown: thousands(field.shown) })}` : ''
  return (
    <span className={clsx('ms-auto tabular-nums', count > max && 'font-medium text-danger')}>{`${words}${fold}`}</span>
  )
}

const END = 24

/** The last words that are shown before "more". */
function Fold({ set, field, text }: { set: string; field: TextField; text: string }) {
  const fold = findFold(set, field.key, text)
  if (fold === null) return null
  const end = text.slice(Math.max(0, fold - END), fold).replaceAll(/\s+/g, ' ')
  return (
    <p className="border-t border-dashed border-outline/60 pt-1 text-xs text-muted" dir="auto">
      {fill(t.shownUntil, { end })}
    </p>
  )
}

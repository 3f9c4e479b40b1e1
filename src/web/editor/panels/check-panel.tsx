import { clsx } from 'clsx'
import { Wrench } from 'lucide-react'
import type { DesignFinding } from '#contract/designs/design-preview.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { colorOfScore, figure, Outcome, type Rule } from '#web/domains/library/brand-check.tsx'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { translateSentence } from '#web/words/define-words.ts'
import { changeSlot } from '../model/edit-design.ts'
import { useEditorContext } from '../state/editor-context.ts'

interface CheckPanelProps {
  pinned: Rule | null
  /** Highlights the box of a rule on the canvas. */
  onPin: (rule: Rule | null) => void
}

/** The rules of the brand check, failed ones first, with a button for each reliable fix. */
export function CheckPanel({ pinned, onPin }: CheckPanelProps) {
  const { preview } = useEditorContext()
  const check = preview?.check
  if (!check) return <p className="text-sm text-muted">{t.brandCheckAppears}</p>
  const passed = check.findings.filter((finding) => finding.passed).length
  const marking = { pinned, onPin }
  return (
    <>
      <p className="mb-1.5 text-sm text-muted tabular-nums">
        <strong className={colorOfScore(check)}>{Math.round(check.score)}</strong>/100 ·{' '}
        {fill(t.passedOfRules, { passed, count: check.findings.length })}
      </p>
      <Findings label={t.rules} findings={check.findings} isDesign={false} {...marking} />
      {check.design && check.design.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 text-sm">{t.designRules}</h3>
          <Findings label={t.designRules} findings={check.design} isDesign {...marking} />
        </>
      )}
    </>
  )
}

interface FindingsProps extends CheckPanelProps {
  label: string
  findings: readonly DesignFinding[]
  /** Whether the rules only take points. */
  isDesign: boolean
}

function Findings({ label, findings, isDesign, pinned, onPin }: FindingsProps) {
  const failedFirst = findings.toSorted((one, other) => Number(one.passed) - Number(other.passed))
  return (
    <ul aria-label={label} className="-mx-2">
      {failedFirst.map((finding, index) => (
        <Finding
          key={`${finding.rule} ${index}`}
          finding={finding}
          isDesign={isDesign}
          isPinned={pinned?.rule === finding.rule && pinned.box?.join() === finding.box?.join()}
          onPin={onPin}
        />
      ))}
    </ul>
  )
}

interface FindingProps {
  finding: DesignFinding
  isDesign: boolean
  isPinned: boolean
  onPin: (rule: Rule | null) => void
}

function Finding({ finding, isDesign, isPinned, onPin }: FindingProps) {
  const editor = useEditorContext()
  const { fix } = finding
  const fixLabel = fix ? translateSentence(fix.label) : ''
  const facts = (
    <>
      <Outcome passed={finding.passed} isDesign={isDesign} />
      <span className="min-w-0 flex-1">
        {translateSentence(finding.label)}
        {finding.findings?.map(({ label }) => (
          <span key={label} className="block text-xs wrap-anywhere text-muted" dir="auto">
            {translateSentence(label)}
          </span>
        ))}
      </span>
      <span className="shrink-0 text-xs text-muted tabular-nums">{figure(finding.value, finding.unit)}</span>
    </>
  )
  const rowClass =
    'flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 py-1 text-start text-sm pointer-coarse:min-h-11'
  return (
    <li className="flex items-center gap-1">
      {finding.box ? (
        <button
          type="button"
          aria-pressed={isPinned}
          title={t.showOnTheCanvas}
          onClick={() => onPin(isPinned ? null : finding)}
          className={clsx(rowClass, isPinned ? 'bg-pressed' : 'hover:bg-raised')}
        >
          {facts}
        </button>
      ) : (
        <div className={rowClass}>{facts}</div>
      )}
      {fix && (
        <Button
          size="small"
          variant="secondary"
          aria-label={fill(t.fixLabel, { label: fixLabel })}
          title={fixLabel}
          onClick={() => {
            editor.dispatch({
              type: 'edit',
              change: (design) => changeSlot(design, fix.slot, fix.set),
              label: fixLabel,
            })
            editor.announce(fixLabel)
            onPin(null)
          }}
        >
          <Wrench aria-hidden />
          {t.fix}
        </Button>
      )}
    </li>
  )
}

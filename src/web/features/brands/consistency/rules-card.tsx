import { ChevronRight } from 'lucide-react'
import type { RuleFailures } from '#contract/brand-updates/consistency.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { translateSentence } from '#web/words/define-words.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/consistency.ts'

/** The rules of the brand check, those that fail most first. Rules that never fail are folded away. */
export function RulesCard({ rules }: { rules: readonly RuleFailures[] }) {
  const failing = rules.filter(({ failed }) => failed > 0)
  const passed = rules.filter(({ failed }) => failed === 0)
  return (
    <Card title={t.rules} text={t.rulesText}>
      {failing.length === 0 ? (
        <p className="text-muted">{rules.length === 0 ? t.nothingChecked : t.noRuleFails}</p>
      ) : (
        <ul className="flex flex-col gap-3.5">
          {failing.map((rule) => (
            <FailingRule key={rule.rule} rule={rule} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <details className="group mt-4">
          <summary className="inline-flex list-none items-center gap-1 rounded-sm py-1 pe-1 text-sm text-muted select-none hover:text-text pointer-coarse:py-2.5 [&::-webkit-details-marker]:hidden">
            <ChevronRight
              className="size-4 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
              aria-hidden
            />
            {plural(t.passedRules, passed.length)}
          </summary>
          <ul className="mt-2 flex flex-col gap-1.5 ps-5 text-sm text-muted">
            {passed.map(({ rule, label }) => (
              <li key={rule}>{translateSentence(label)}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function FailingRule({ rule: { label, failed, measured } }: { rule: RuleFailures }) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">{translateSentence(label)}</span>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {fill(t.ruleCount, { failed: thousands(failed), measured: thousands(measured) })}
        </span>
      </p>
      <div className="mt-1.5 h-1.5 rounded-full bg-raised" aria-hidden>
        <div
          className="h-full min-w-1.5 rounded-full"
          style={{ width: `${(failed / measured) * 100}%`, background: 'var(--danger)' }}
        />
      </div>
    </li>
  )
}

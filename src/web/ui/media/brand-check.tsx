import { Check, X } from 'lucide-react'
import type { BrandCheck as Result } from '#contract/content.ts'

/** The measured rules of a picture and their score out of 100. */
export function BrandCheck({ check }: { check: Result }) {
  const passed = check.rules.filter((rule) => rule.passed).length
  return (
    <section aria-label="Brand check" className="rounded-md border border-border">
      <div className="flex items-baseline justify-between gap-3 px-3.5 py-2.5">
        <h3 className="text-sm">Brand check</h3>
        <p className="text-sm text-muted tabular-nums">
          <strong className={check.passed ? 'text-success' : 'text-warning'}>{Math.round(check.score)}</strong>
          /100 · {passed} of {check.rules.length} rules
        </p>
      </div>
      <ul className="border-t border-border px-3.5 py-2">
        {check.rules.map((rule, index) => (
          <li key={`${rule.rule}-${index}`} className="flex items-center gap-2.5 py-1 text-sm">
            {rule.passed ? (
              <Check className="size-4 shrink-0 text-success" strokeWidth={2.25} aria-label="Passed" />
            ) : (
              <X className="size-4 shrink-0 text-danger" strokeWidth={2.25} aria-label="Failed" />
            )}
            <span className="min-w-0 flex-1">{rule.label}</span>
            <span className="shrink-0 text-muted tabular-nums" title={`Threshold ${figure(rule.threshold, rule.unit)}`}>
              {figure(rule.value, rule.unit)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `4.52:1`, `12 px`, `98%`. */
function figure(value: number, unit: string): string {
  const text = Number(value.toFixed(2)).toLocaleString('en-US')
  return /^\p{L}/u.test(unit) ? `${text} ${unit}` : `${text}${unit}`
}

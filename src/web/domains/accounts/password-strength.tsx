import { clsx } from 'clsx'
import { useDeferredValue, useEffect, useState } from 'react'
import { adviceOn, type Advice } from '#web/lib/forms/password-advice.ts'
import { t } from '#web/words/accounts.ts'

interface PasswordStrengthProps {
  password: string
  personal: readonly string[]
}

const COLORS = ['bg-danger-solid', 'bg-danger-solid', 'bg-warning', 'bg-success', 'bg-success']

/** Four bars and one sentence. The estimator is large, so it is loaded when the first character is typed. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  const advice = useAdvice(useDeferredValue(password), personal)
  const score = advice?.score ?? 0
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="meter"
        aria-label={t.strength}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={advice?.label ?? t.unknown}
        className="flex gap-1"
      >
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx(
              'h-1 flex-1 rounded-full transition-colors forced-colors:outline',
              advice && step <= Math.max(1, score) ? [COLORS[score], 'forced-colors:bg-[Highlight]'] : 'bg-pressed',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {advice && (
          <>
            <span className="font-medium text-text">{advice.label}.</span> {advice.text}
          </>
        )}
      </p>
    </div>
  )
}

function useAdvice(password: string, personal: readonly string[]): Advice | undefined {
  const [advice, setAdvice] = useState<Advice>()
  const key = personal.join('\n')
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const { estimate } = await import('#web/lib/forms/password-estimate.ts')
      const known = key.split('\n').filter(Boolean)
      if (isCurrent) setAdvice(adviceOn(password, known, estimate(password, known)))
    }
    // Without the estimator there is no advice, and the form still works.
    show().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [password, key])
  return advice
}

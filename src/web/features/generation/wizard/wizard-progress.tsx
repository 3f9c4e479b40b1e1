import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'
import { STEPS } from './wizard.ts'

/** Shows which of the seven steps is current. */
export function WizardProgress({ step }: { step: number }) {
  const name = STEPS[step - 1] ?? ''
  return (
    <div>
      <div className="mb-2.5 flex items-baseline justify-between gap-4 md:sr-only">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted tabular-nums">{fill(t.stepOf, { step, count: STEPS.length })}</p>
      </div>
      <div
        role="progressbar"
        aria-label={t.progressOfTheWizard}
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={step}
        aria-valuetext={fill(t.stepOf2, { step, count: STEPS.length, name })}
        className="grid grid-cols-7 gap-1.5"
      >
        {STEPS.map((one, index) => (
          <StepMark key={one} name={one} isDone={index + 1 < step} isCurrent={index + 1 === step} />
        ))}
      </div>
    </div>
  )
}

function StepMark({ name, isDone, isCurrent }: { name: string; isDone: boolean; isCurrent: boolean }) {
  return (
    <div className="min-w-0" aria-hidden>
      <div
        className={clsx(
          'h-1 rounded-full transition-colors duration-240',
          isDone || isCurrent ? 'bg-accent forced-colors:bg-[Highlight]' : 'bg-pressed',
        )}
      />
      <p
        className={clsx(
          'mt-2 hidden items-center gap-1 text-sm md:flex',
          isCurrent ? 'font-medium text-text' : 'text-muted',
        )}
      >
        <span className="truncate">{name}</span>
        {isDone && <Check className="size-3.5 shrink-0 text-accent-ink" strokeWidth={2.5} />}
      </p>
    </div>
  )
}

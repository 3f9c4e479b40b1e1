import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { SaveBar } from '#web/ui/forms/form-section.tsx'
import { t } from '#web/words/wizard.ts'
import type { Choices, Selection } from './wizard.ts'

/** The props of each step. */
export interface StepProps {
  selection: Selection
  change: (part: Partial<Choices>) => void
  onBack: () => void
  onNext: () => void
}

interface StepFrameProps {
  title: string
  text: ReactNode
  children: ReactNode
  onBack?: (() => void) | undefined
  backLabel?: string
  onNext: () => void
  /** The label of the button to the next step. */
  next?: ReactNode
  isBlocked?: boolean
  isBusy?: boolean
}

/** One step. Its heading gets the focus when it appears, Enter in a field continues, and both buttons stay visible. */
export function StepFrame(props: StepFrameProps) {
  const { title, text, children, onBack, backLabel = t.back, onNext, next, isBlocked = false, isBusy = false } = props
  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <h2 tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-6 flex min-h-64 flex-col gap-8">{children}</div>
      <SaveBar>
        {onBack && (
          <Button variant="secondary" className="me-auto" onClick={onBack} isWaiting={isBusy}>
            <ArrowLeft aria-hidden />
            {backLabel}
          </Button>
        )}
        <Button type="submit" disabled={isBlocked} isWaiting={isBusy}>
          {next ?? (
            <>
              {t.continue}
              <ArrowRight aria-hidden />
            </>
          )}
        </Button>
      </SaveBar>
    </form>
  )
}

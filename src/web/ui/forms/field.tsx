import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { translateNode } from '#web/words/define-words.ts'

export interface FieldParts {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

interface FieldProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  /** Shown to the right of the label. */
  aside?: ReactNode
  className?: string
  children: (parts: FieldParts) => ReactNode
}

/** A label above, help below, and the error in place of the help. */
export function Field({ label, help, error, aside, className, children }: FieldProps) {
  const id = useId()
  const note = translateNode(error ?? help)
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside && <span className="text-xs text-muted tabular-nums">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': Boolean(error) })}
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={clsx('text-sm', error ? 'text-danger' : 'text-muted')}
        >
          {note}
        </p>
      )}
    </div>
  )
}

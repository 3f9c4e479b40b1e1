import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { fill, inSentence } from '#web/words/fill.ts'
import { t } from '#web/words/brand-import.ts'
import type { SectionProps } from './draft-values.ts'
import { findEvidence, type OptionalField } from './draft-values.ts'
import { EvidenceLine } from './evidence-line.tsx'

/** A part of the draft with a heading. */
export function DraftSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h3 id={id} className="border-b border-border pb-1.5 text-md">
        {title}
      </h3>
      {children}
    </section>
  )
}

interface DraftFieldProps extends Pick<SectionProps, 'result' | 'isTaken' | 'onTake'> {
  field: OptionalField
  label: string
  children: ReactNode
}

/** A field with its evidence. One that was looked for can be left out. What is left out is dimmed and keeps its value. */
export function DraftField({ field, label, result, isTaken, onTake, children }: DraftFieldProps) {
  const taken = isTaken(field)
  const evidence = findEvidence(result, field)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className={clsx('transition-opacity', !taken && 'opacity-60')}>{children}</div>
      {evidence && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <EvidenceLine evidence={evidence} className="flex-1 basis-40" />
          <span className="text-xs text-muted">
            <Checkbox
              label={fill(t.take, { field: inSentence(label) })}
              checked={taken}
              onChange={(event) => onTake(field, event.target.checked)}
            />
          </span>
        </div>
      )}
    </div>
  )
}

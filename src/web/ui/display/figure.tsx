import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/ui.ts'

interface FiguresProps {
  /** The accessible name of the group. */
  label: string
  className?: string
  children: ReactNode
}

/** A row of figures. The class sets its columns. */
export function Figures({ label, className, children }: FiguresProps) {
  return (
    <section aria-label={label}>
      <dl className={clsx('grid gap-3 sm:gap-4', className)}>{children}</dl>
    </section>
  )
}

interface FigureProps {
  label: string
  /** Undefined while loading, null if loading failed. */
  value: string | null | undefined
  /** A short line below the figure. */
  hint?: ReactNode
  icon?: LucideIcon
}

/** One number with its label. */
export function Figure({ label, value, hint, icon: Icon }: FigureProps) {
  return (
    <div className="min-w-0 rounded-lg border border-border bg-surface px-4 py-3.5 sm:px-5 sm:py-4">
      <dt className="flex items-start justify-between gap-2 text-sm text-muted">
        {label}
        {Icon && <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />}
      </dt>
      <dd className="mt-1 text-lg font-semibold whitespace-nowrap tracking-tight tabular-nums sm:text-xl">
        {value === undefined ? <Skeleton className="my-1 h-6 w-20" /> : (value ?? <Unknown />)}
      </dd>
      {hint && <dd className="mt-0.5 text-xs text-muted tabular-nums">{hint}</dd>}
    </div>
  )
}

function Unknown() {
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t.notAvailable}</span>
    </span>
  )
}

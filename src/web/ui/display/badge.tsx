import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function Badge({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex h-5.5 items-center gap-1 rounded-full bg-raised px-2 text-xs font-medium text-muted capitalize tabular-nums [&:not(:lang(en))]:normal-case',
        className,
      )}
    >
      {children}
    </span>
  )
}

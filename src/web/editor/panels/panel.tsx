import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A titled part of a side of the editor. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <section aria-label={title} className="border-b border-border p-4 last:border-b-0">
      <div className="mb-2.5 flex min-h-6 items-center justify-between gap-3">
        <h2 className="text-sm font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

interface PageFrameProps {
  title: string
  /** One sentence below the title. */
  lead: ReactNode
  /** Shown next to the title, for counts. */
  badge?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every signed-in screen: title, one sentence, and the primary action on the right. */
export function PageFrame({ title, lead, badge, actions, children }: PageFrameProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-20 sm:px-8 sm:pt-9">
      <title>{`${title} · Signet`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex items-center gap-3">
            <h1 className="text-xl">{title}</h1>
            {badge}
          </div>
          {typeof lead === 'string' ? (
            <p className="mt-1 text-muted">{lead}</p>
          ) : (
            <div className="mt-1 text-muted">{lead}</div>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="mt-6 flex flex-col gap-6 sm:mt-8">{children}</div>
    </div>
  )
}

import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

interface CardProps {
  title: string
  text?: ReactNode
  /** Shown to the right of the title. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled region of a screen on its own background. */
export function Card({ title, text, aside, className, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx('min-w-0 rounded-lg border border-border bg-surface p-5 sm:p-6', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-md">
          {title}
        </h2>
        {aside}
      </div>
      {text && <p className="mt-1 text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

/** Short facts, one per line, as help next to a form. */
export function FactList({ facts }: { facts: readonly { title: string; text: string }[] }) {
  return (
    <dl className="flex flex-col gap-3.5">
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-medium">{title}</dt>
          <dd className="mt-0.5 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

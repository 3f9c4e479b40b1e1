import type { ReactNode } from 'react'

interface FormSectionProps {
  /** The id that the section list links to. */
  id: string
  title: string
  text: string
  children: ReactNode
}

export function FormSection({ id, title, text, children }: FormSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-label={title} className="scroll-mt-4">
      <h2 className="text-md">{title}</h2>
      <p className="text-sm text-muted">{text}</p>
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </section>
  )
}

/** Two short fields side by side, if there is enough space. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
}

/** The buttons of a long form, always visible. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-2 border-t border-border bg-background px-4 py-3 sm:mx-0 sm:px-0">
      {children}
    </div>
  )
}

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

interface OfferSectionProps {
  title: string
  hint: string
  icon: LucideIcon
  /** The button's text, and its whole name for those who hear it. */
  show: string
  label: string
  isOpen: boolean
  onOpen: () => void
  children: ReactNode
}

/** An offer beside an item whose choices take a while to draw: they are drawn when a person asks for them. */
export function OfferSection({ title, hint, icon: Icon, show, label, isOpen, onOpen, children }: OfferSectionProps) {
  return (
    <section aria-label={title} className="@container">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1 text-sm">
          <h3 className="text-sm">{title}</h3>
          <p className="mt-0.5 text-muted">{hint}</p>
        </div>
        {!isOpen && (
          <Button variant="secondary" size="small" className="shrink-0" aria-label={label} onClick={onOpen}>
            <Icon aria-hidden />
            {show}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export const DialogTitle = Base.Title
export const DialogDescription = Base.Description

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  className?: string
  /** The element that gets the focus afterwards, if it is not the previous one. */
  focusAfter?: () => HTMLElement | null
  children: ReactNode
}

/** Traps focus, closes on Escape and outside, gives focus back. Needs a DialogTitle inside. */
export function Dialog({ isOpen, onClose, className, focusAfter, children }: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 flex scroll-pt-16 scroll-pb-20 overflow-y-auto overscroll-contain p-4">
          <Base.Popup
            finalFocus={() => focusAfter?.() ?? true}
            className={clsx(
              'relative m-auto w-full rounded-lg bg-surface shadow-soft transition-[opacity,scale] duration-150 outline-none data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

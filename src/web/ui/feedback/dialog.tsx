import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { useRef, type ReactNode } from 'react'

export const DialogTitle = Base.Title
export const DialogDescription = Base.Description

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  className?: string
  /** Returns the element to focus after closing, if it is not the one that had the focus before. */
  focusAfter?: () => HTMLElement | null
  children: ReactNode
}

/**
 * Traps the focus, closes on Escape and outside clicks, and restores the focus, unless it was moved to another element while the
 * dialog faded out. It must contain a DialogTitle.
 */
export function Dialog({ isOpen, onClose, className, focusAfter, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          data-scrim
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        {/* It moves down while there are toasts above it. */}
        <Base.Viewport className="fixed inset-x-0 top-[max(1rem,var(--toasts,0px))] bottom-0 z-40 flex scroll-pt-16 scroll-pb-20 overflow-y-auto overscroll-contain px-4 pb-4 transition-[top] duration-150">
          <Base.Popup
            ref={popup}
            finalFocus={() => !isFocusElsewhere(popup.current) && (focusAfter?.() ?? true)}
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

/** Whether an element outside the dialog has the focus. The body has it when the focused element was removed. */
function isFocusElsewhere(popup: Element | null): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && !popup?.contains(activeElement)
}

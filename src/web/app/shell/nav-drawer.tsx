import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { Logo } from '#web/ui/display/logo.tsx'
import { iconButtonClass } from '#web/ui/buttons/button-class.ts'
import { t } from '#web/words/shell.ts'
import { NavList } from './nav-list.tsx'

interface NavDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The sidebar of small screens. */
export function NavDrawer({ isOpen, onOpenChange }: NavDrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop
          data-scrim
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Dialog.Popup className="fixed inset-y-0 start-0 z-40 flex w-72 max-w-[85vw] flex-col bg-background shadow-soft transition-transform duration-200 data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full">
          <div className="flex h-14 items-center justify-between border-b border-border px-4">
            <Dialog.Title className="sr-only">{t.menu}</Dialog.Title>
            <Logo to="/dashboard" />
            <Dialog.Close aria-label={t.closeMenu} className={iconButtonClass}>
              <X className="size-4.5" aria-hidden />
            </Dialog.Close>
          </div>
          <NavList onNavigate={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

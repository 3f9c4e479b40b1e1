import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { menuTriggerClass } from './button-class.ts'

interface MenuProps {
  label: string
  trigger: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

export function Menu({ label, trigger, isOpenAtFirst = false, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={isOpenAtFirst}>
      <Base.Trigger className={menuTriggerClass}>
        {trigger}
        <span className="sr-only">{label}</span>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className="z-40">
          <Base.Popup className="popup w-60 p-1.5 outline-none">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuItemProps {
  icon: LucideIcon
  onClick: () => void
  children: ReactNode
}

export function MenuItem({ icon: Icon, onClick, children }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onClick}
      className="flex h-9 cursor-pointer items-center gap-3 rounded-sm px-2.5 outline-none select-none data-highlighted:bg-raised pointer-coarse:h-11"
    >
      <Icon className="size-4 text-muted" strokeWidth={1.75} aria-hidden />
      {children}
    </Base.Item>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1.5 my-1.5 h-px bg-border" />
}

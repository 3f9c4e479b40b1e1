import { clsx } from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { t } from '#web/words/shell.ts'
import { NavList } from './nav-list.tsx'

interface SidebarProps {
  isCollapsed: boolean
  onToggle: () => void
}

export function Sidebar({ isCollapsed, onToggle }: SidebarProps) {
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <aside
      className={clsx(
        'sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 flex-col border-e border-border transition-[width] duration-200 lg:flex',
        isCollapsed ? 'w-16' : 'w-58',
      )}
    >
      <NavList isCollapsed={isCollapsed} />
      <div className="mt-auto p-3">
        <button
          type="button"
          onClick={onToggle}
          aria-label={isCollapsed ? t.expandSidebar : t.collapseSidebar}
          aria-expanded={!isCollapsed}
          className="flex h-9 w-full items-center gap-3 rounded-sm px-2.5 text-sm text-muted hover:bg-raised hover:text-text"
        >
          <Icon className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
          {!isCollapsed && <span>{t.collapse}</span>}
        </button>
      </div>
    </aside>
  )
}

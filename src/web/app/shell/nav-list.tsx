import { clsx } from 'clsx'
import { NavLink } from 'react-router'
import { prefetchOn } from '#web/lib/api/prefetch.ts'
import { tooltipOn } from '#web/ui/feedback/tooltip.tsx'
import { t } from '#web/words/shell.ts'
import { NAV, type NavEntry } from './nav.ts'

interface NavListProps {
  isCollapsed?: boolean
  onNavigate?: () => void
}

/** The groups of the nav table. A collapsed list shows only icons, with the labels as tooltips. */
export function NavList({ isCollapsed = false, onNavigate }: NavListProps) {
  return (
    <nav aria-label={t.main} className="flex flex-col gap-5 overflow-y-auto p-3 pt-5">
      {NAV.map(({ group, entries }) => (
        <div key={group} role="group" aria-label={group} className="flex flex-col gap-0.5">
          {!isCollapsed && <p className="px-2.5 pb-1 text-xs font-medium text-muted">{group}</p>}
          {entries.map((entry) => (
            <NavItem key={entry.to} entry={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
          ))}
        </div>
      ))}
    </nav>
  )
}

interface NavItemProps {
  entry: NavEntry
  isCollapsed: boolean
  onNavigate: (() => void) | undefined
}

function NavItem({ entry: { label, to, icon: Icon }, isCollapsed, onNavigate }: NavItemProps) {
  return (
    <NavLink
      to={to}
      end={to === '/dashboard'}
      onClick={onNavigate}
      {...prefetchOn(to)}
      aria-label={isCollapsed ? label : undefined}
      {...(isCollapsed && tooltipOn(label, 'right'))}
      className={({ isActive }) =>
        clsx(
          'flex h-9 items-center gap-3 rounded-sm px-2.5 pointer-coarse:h-11',
          isActive ? 'bg-accent-tint font-medium text-accent-ink' : 'text-text hover:bg-raised',
        )
      }
    >
      <Icon className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
      {!isCollapsed && <span className="truncate">{label}</span>}
    </NavLink>
  )
}

import { ArrowUpRight, Images, Palette, Zap } from 'lucide-react'
import { Link } from 'react-router'

const ACTIONS = [
  { title: 'Quick Generate', text: 'One prompt, one picture', to: '/dashboard/generate', icon: Zap },
  { title: 'Manage Brands', text: 'Colors, type, tone and logo', to: '/dashboard/brands', icon: Palette },
  { title: 'Content Library', text: 'Everything you have made', to: '/dashboard/content', icon: Images },
]

export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="grid grid-cols-3 gap-2 sm:gap-3">
      {ACTIONS.map(({ title, text, to, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className="group flex min-w-0 flex-col gap-2.5 rounded-md border border-border bg-surface p-3 transition-colors hover:border-outline sm:flex-row sm:items-center sm:gap-4 sm:p-4"
        >
          <Icon className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-medium sm:text-base">{title}</span>
            <span className="hidden truncate text-sm text-muted sm:block">{text}</span>
          </span>
          <ArrowUpRight
            className="hidden size-4 shrink-0 text-muted transition-transform sm:block group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
            aria-hidden
          />
        </Link>
      ))}
    </nav>
  )
}

import { ArrowUpRight, Images, Package, Palette, WandSparkles, Zap } from 'lucide-react'
import { Link } from 'react-router'
import { prefetchOn } from '#web/lib/api/prefetch.ts'

const ACTIONS = [
  { title: 'Content Generator', text: 'Step by step', to: '/dashboard/generator', icon: WandSparkles },
  { title: 'Quick Generate', text: 'All on one page', to: '/dashboard/generate', icon: Zap },
  { title: 'Manage Brands', text: 'Colors, type and tone', to: '/dashboard/brands', icon: Palette },
  { title: 'View Products', text: 'What your brands sell', to: '/dashboard/products', icon: Package },
  { title: 'Content Library', text: 'Everything you made', to: '/dashboard/content', icon: Images },
]

export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-5">
      {ACTIONS.map(({ title, text, to, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          {...prefetchOn(to)}
          className="group min-w-0 rounded-lg border border-border bg-surface p-4 transition-colors hover:border-outline max-sm:last:col-span-2"
        >
          <span className="flex items-center justify-between text-muted">
            <Icon className="size-5" strokeWidth={1.75} aria-hidden />
            <ArrowUpRight
              className="size-4 transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
              aria-hidden
            />
          </span>
          <span className="mt-3 block font-medium">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </Link>
      ))}
    </nav>
  )
}

import { ArrowUpRight, Images, Megaphone, Package, Palette, WandSparkles, Zap } from 'lucide-react'
import { Link } from 'react-router'
import { prefetchOn } from '#web/lib/api/prefetch.ts'
import { t } from '#web/words/home.ts'

const ACTIONS = [
  { title: t.contentGenerator, text: t.stepByStep, to: '/dashboard/generator', icon: WandSparkles },
  { title: t.quickGenerate, text: t.allOnOnePage, to: '/dashboard/generate', icon: Zap },
  { title: t.campaigns, text: t.oneBriefForAll, to: '/dashboard/campaigns', icon: Megaphone },
  { title: t.manageBrands, text: t.colorsTypeAndTone, to: '/dashboard/brands', icon: Palette },
  { title: t.viewProducts, text: t.whatYourBrandsSell, to: '/dashboard/products', icon: Package },
  { title: t.contentLibrary, text: t.everythingYouMade, to: '/dashboard/content', icon: Images },
]

export function QuickActions() {
  return (
    <nav aria-label={t.quickActions} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-6">
      {ACTIONS.map(({ title, text, to, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          {...prefetchOn(to)}
          className="group min-w-0 rounded-lg border border-border bg-surface p-4 transition-colors hover:border-outline"
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

import { ChartLine, History, Plug, RefreshCw, Shapes, Type, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { Brand } from '#contract/brands/brands.ts'
import { t } from '#web/words/brand-updates.ts'
import { brandPath, TAB_NAMES, type BrandTab } from './page/brand-tabs.ts'

const PARTS: readonly { tab: BrandTab; icon: LucideIcon }[] = [
  { tab: 'designs', icon: RefreshCw },
  { tab: 'versions', icon: History },
  { tab: 'logos', icon: Shapes },
  { tab: 'fonts', icon: Type },
  { tab: 'consistency', icon: ChartLine },
  { tab: 'providers', icon: Plug },
]

/** The ways from the card of a brand to the parts of its page. */
export function BrandPartLinks({ brand }: { brand: Brand }) {
  return (
    <nav
      aria-label={`${t.parts}: ${brand.name}`}
      className="-mx-1.5 flex flex-wrap gap-x-1 border-t border-border pt-2 text-xs"
    >
      {PARTS.map(({ tab, icon: Icon }) => (
        <Link
          key={tab}
          to={brandPath(brand.id, tab)}
          className="flex items-center gap-1.5 rounded-sm px-1.5 py-1.5 text-muted transition-colors hover:bg-raised hover:text-text pointer-coarse:py-3"
        >
          <Icon className="size-3.5" strokeWidth={1.75} aria-hidden />
          {TAB_NAMES[tab]}
          <span className="sr-only"> {brand.name}</span>
        </Link>
      ))}
    </nav>
  )
}

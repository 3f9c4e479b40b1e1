import {
  CalendarDays,
  ChartLine,
  Heart,
  Images,
  KeyRound,
  LayoutDashboard,
  Megaphone,
  Package,
  Palette,
  Settings,
  Share2,
  WandSparkles,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { t } from '#web/words/shell.ts'

export interface NavEntry {
  label: string
  to: string
  icon: LucideIcon
}

/** Listed in the sidebar and in the user menu. */
export const API_KEYS: NavEntry = { label: t.apiKeys, to: '/dashboard/api-keys', icon: KeyRound }

/** The signed-in screens, for the sidebar and the command palette. `palette-entries.ts` has a hint for each. */
export const NAV: readonly { group: string; entries: readonly NavEntry[] }[] = [
  { group: t.overview, entries: [{ label: t.dashboard, to: '/dashboard', icon: LayoutDashboard }] },
  {
    group: t.contentCreation,
    entries: [
      { label: t.contentGenerator, to: '/dashboard/generator', icon: WandSparkles },
      { label: t.quickGenerate, to: '/dashboard/generate', icon: Zap },
      { label: t.campaigns, to: '/dashboard/campaigns', icon: Megaphone },
      { label: t.calendar, to: '/dashboard/calendar', icon: CalendarDays },
    ],
  },
  {
    group: t.contentManagement,
    entries: [
      { label: t.myContent, to: '/dashboard/content', icon: Images },
      { label: t.favorites, to: '/dashboard/favorites', icon: Heart },
    ],
  },
  {
    group: t.brandProducts,
    entries: [
      { label: t.myBrands, to: '/dashboard/brands', icon: Palette },
      { label: t.myProducts, to: '/dashboard/products', icon: Package },
    ],
  },
  {
    group: t.analyticsDistribution,
    entries: [
      { label: t.analytics, to: '/dashboard/analytics', icon: ChartLine },
      { label: t.socialChannels, to: '/dashboard/channels', icon: Share2 },
    ],
  },
  {
    group: t.settings,
    entries: [{ label: t.settings, to: '/dashboard/settings', icon: Settings }, API_KEYS],
  },
]

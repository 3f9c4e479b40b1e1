import { Heart, Images, LayoutDashboard, Palette, Zap, type LucideIcon } from 'lucide-react'

export interface NavEntry {
  label: string
  to: string
  icon: LucideIcon
}

/** The one table of signed-in screens, from which every menu is drawn. */
export const NAV: readonly { group: string; entries: readonly NavEntry[] }[] = [
  { group: 'Overview', entries: [{ label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard }] },
  { group: 'Content Creation', entries: [{ label: 'Quick Generate', to: '/dashboard/generate', icon: Zap }] },
  {
    group: 'Content Management',
    entries: [
      { label: 'My Content', to: '/dashboard/content', icon: Images },
      { label: 'Favorites', to: '/dashboard/favorites', icon: Heart },
    ],
  },
  { group: 'Brand & Products', entries: [{ label: 'My Brands', to: '/dashboard/brands', icon: Palette }] },
]

/** Screens that the user menu offers above 'Logout'. */
export const USER_MENU: readonly NavEntry[] = []

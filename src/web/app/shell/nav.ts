import {
  ChartLine,
  CircleQuestionMark,
  Heart,
  Images,
  KeyRound,
  LayoutDashboard,
  LockKeyhole,
  Package,
  Palette,
  Settings,
  Share2,
  WandSparkles,
  Zap,
  type LucideIcon,
} from 'lucide-react'

export interface NavEntry {
  label: string
  to: string
  icon: LucideIcon
  /** What the screen contains, shown in the command palette. */
  hint: string
}

const API_KEYS: NavEntry = {
  label: 'API Keys',
  to: '/dashboard/api-keys',
  icon: KeyRound,
  hint: 'Your own key for Gemini',
}

/** The signed-in screens, for the sidebar and the command palette. */
export const NAV: readonly { group: string; entries: readonly NavEntry[] }[] = [
  {
    group: 'Overview',
    entries: [{ label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard, hint: 'Overview and recent content' }],
  },
  {
    group: 'Content Creation',
    entries: [
      {
        label: 'Content Generator',
        to: '/dashboard/generator',
        icon: WandSparkles,
        hint: 'Step by step, for several platforms at once',
      },
      { label: 'Quick Generate', to: '/dashboard/generate', icon: Zap, hint: 'One prompt, one picture' },
    ],
  },
  {
    group: 'Content Management',
    entries: [
      { label: 'My Content', to: '/dashboard/content', icon: Images, hint: 'Library of everything you have made' },
      { label: 'Favorites', to: '/dashboard/favorites', icon: Heart, hint: 'Content that you marked' },
    ],
  },
  {
    group: 'Brand & Products',
    entries: [
      { label: 'My Brands', to: '/dashboard/brands', icon: Palette, hint: 'Colors, type, tone and logo' },
      { label: 'My Products', to: '/dashboard/products', icon: Package, hint: 'What your brands sell' },
    ],
  },
  {
    group: 'Analytics & Distribution',
    entries: [
      {
        label: 'Analytics',
        to: '/dashboard/analytics',
        icon: ChartLine,
        hint: 'Cost, time and tokens of what you made',
      },
      {
        label: 'Social Channels',
        to: '/dashboard/channels',
        icon: Share2,
        hint: 'Instagram, Facebook, Twitter, LinkedIn',
      },
    ],
  },
  {
    group: 'Settings',
    entries: [
      { label: 'Settings', to: '/dashboard/settings', icon: Settings, hint: 'Profile, appearance, notifications' },
      API_KEYS,
    ],
  },
]

/** The entries of the user menu above 'Logout'. */
export const USER_MENU: readonly NavEntry[] = [
  {
    label: 'Profile & Settings',
    to: '/dashboard/settings',
    icon: Settings,
    hint: 'Profile, appearance, notifications',
  },
  API_KEYS,
  { label: 'Change Password', to: '/dashboard/change-password', icon: LockKeyhole, hint: 'With a code by email' },
  { label: 'Help & Support', to: '/help', icon: CircleQuestionMark, hint: 'Answers and contact' },
]

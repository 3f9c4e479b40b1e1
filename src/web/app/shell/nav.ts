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
import { t } from '#web/words/shell.ts'

export interface NavEntry {
  label: string
  to: string
  icon: LucideIcon
  /** What the screen contains, shown in the command palette. */
  hint: string
}

const API_KEYS: NavEntry = {
  label: t.apiKeys,
  to: '/dashboard/api-keys',
  icon: KeyRound,
  hint: t.yourOwnKeyForGemini,
}

/** The signed-in screens, for the sidebar and the command palette. */
export const NAV: readonly { group: string; entries: readonly NavEntry[] }[] = [
  {
    group: t.overview,
    entries: [{ label: t.dashboard, to: '/dashboard', icon: LayoutDashboard, hint: t.overviewAndRecentContent }],
  },
  {
    group: t.contentCreation,
    entries: [
      {
        label: t.contentGenerator,
        to: '/dashboard/generator',
        icon: WandSparkles,
        hint: t.stepByStepForSeveral,
      },
      { label: t.quickGenerate, to: '/dashboard/generate', icon: Zap, hint: t.onePromptOnePicture },
    ],
  },
  {
    group: t.contentManagement,
    entries: [
      { label: t.myContent, to: '/dashboard/content', icon: Images, hint: t.libraryOfEverythingYouHave },
      { label: t.favorites, to: '/dashboard/favorites', icon: Heart, hint: t.contentThatYouMarked },
    ],
  },
  {
    group: t.brandProducts,
    entries: [
      { label: t.myBrands, to: '/dashboard/brands', icon: Palette, hint: t.colorsTypeToneAndLogo },
      { label: t.myProducts, to: '/dashboard/products', icon: Package, hint: t.whatYourBrandsSell },
    ],
  },
  {
    group: t.analyticsDistribution,
    entries: [
      {
        label: t.analytics,
        to: '/dashboard/analytics',
        icon: ChartLine,
        hint: t.costTimeAndTokensOf,
      },
      {
        label: t.socialChannels,
        to: '/dashboard/channels',
        icon: Share2,
        hint: t.instagramFacebookTwitterLinkedIn,
      },
    ],
  },
  {
    group: t.settings,
    entries: [
      { label: t.settings, to: '/dashboard/settings', icon: Settings, hint: t.profileAppearanceNotifications },
      API_KEYS,
    ],
  },
]

/** The entries of the user menu above 'Logout'. */
export const USER_MENU: readonly NavEntry[] = [
  {
    label: t.profileSettings,
    to: '/dashboard/settings',
    icon: Settings,
    hint: t.profileAppearanceNotifications,
  },
  API_KEYS,
  { label: t.changePassword, to: '/dashboard/change-password', icon: LockKeyhole, hint: t.withACodeByEmail },
  { label: t.helpSupport, to: '/help', icon: CircleQuestionMark, hint: t.answersAndContact },
]

import { Code, ListChecks, Rocket, Scaling, Trash2, type LucideIcon } from 'lucide-react'
import { readTerms } from '#contract/search/match-text.ts'
import { createSearch } from '#web/lib/forms/create-search.ts'
import { t } from '#web/words/palette.ts'
import type { NavEntry } from './nav.ts'

export interface PaletteEntry {
  id: string
  group: string
  label: string
  hint: string
  icon: LucideIcon
  /** The path of a screen, or the action to run. */
  target: string | (() => void)
  /** Shown only after the user typed something, because there may be many. */
  isFoundOnly?: boolean
}

/** What each screen contains, by its path. */
const HINTS: Readonly<Record<string, string>> = {
  '/dashboard': t.overviewAndRecentContent,
  '/dashboard/generator': t.wizardHint,
  '/dashboard/generate': t.onePromptOnePicture,
  '/dashboard/campaigns': t.oneBriefEveryFormat,
  '/dashboard/calendar': t.calendarHint,
  '/dashboard/content': t.libraryHint,
  '/dashboard/favorites': t.contentThatYouMarked,
  '/dashboard/brands': t.colorsTypeToneAndLogo,
  '/dashboard/products': t.whatYourBrandsSell,
  '/dashboard/analytics': t.analyticsHint,
  '/dashboard/channels': t.instagramFacebookTwitterLinkedIn,
  '/dashboard/settings': t.profileAppearanceNotifications,
  '/dashboard/api-keys': t.yourOwnKeyForGemini,
  '/dashboard/jobs': t.jobsHint,
  '/dashboard/trash': t.trashHint,
  '/dashboard/start': t.startHint,
  '/dashboard/configuration': t.contentSizesForEachPlatform,
  '/dashboard/change-password': t.withACodeByEmail,
  '/docs': t.docsHint,
  '/help': t.answersAndContact,
}

/** Screens that no menu lists. Links on other screens open them, and so does the palette. */
export const BEYOND_MENUS: readonly NavEntry[] = [
  { label: t.generationJobs, to: '/dashboard/jobs', icon: ListChecks },
  { label: t.trash, to: '/dashboard/trash', icon: Trash2 },
  { label: t.firstPicture, to: '/dashboard/start', icon: Rocket },
  { label: t.configuration, to: '/dashboard/configuration', icon: Scaling },
  { label: t.apiReference, to: '/docs', icon: Code },
]

/** The screens of the tables, without duplicates. */
export function screenEntries(tables: readonly NavEntry[]): PaletteEntry[] {
  const first = new Map<string, NavEntry>()
  for (const entry of tables) if (!first.has(entry.to)) first.set(entry.to, entry)
  return [...first.values()].map(({ label, icon, to }) => ({
    id: to,
    group: t.goTo,
    label,
    hint: HINTS[to] ?? '',
    icon,
    target: to,
  }))
}

/** Entries whose label or hint match the search. Without a search, all entries that are not `isFoundOnly`. */
export function matchingEntries(entries: readonly PaletteEntry[], search: string): PaletteEntry[] {
  if (readTerms(search).length === 0) return entries.filter(({ isFoundOnly }) => !isFoundOnly)
  return searchEntries(entries, search)
}

const searchEntries = createSearch(({ label, hint }: PaletteEntry) => [label, hint])

/** The entries by group, both in order of first appearance. */
export function inGroups(entries: readonly PaletteEntry[]): [string, PaletteEntry[]][] {
  return Object.entries(Object.groupBy(entries, ({ group }) => group)).map(([group, own]) => [group, own ?? []])
}

import { Code, ListChecks, Rocket, Scaling, Trash2, type LucideIcon } from 'lucide-react'
import type { NavEntry } from './nav.ts'

export interface PaletteEntry {
  id: string
  group: string
  label: string
  hint: string
  icon: LucideIcon
  /** The screen it leads to, or what it does. */
  target: string | (() => void)
  /** Shown only once something was typed, because there may be many. */
  isFoundOnly?: boolean
}

/** Screens that no menu offers; other screens lead to them as well. */
export const BEYOND_MENUS: readonly NavEntry[] = [
  {
    label: 'Generation Jobs',
    to: '/dashboard/jobs',
    icon: ListChecks,
    hint: 'What is being made, and what became of it',
  },
  { label: 'Trash', to: '/dashboard/trash', icon: Trash2, hint: 'What was deleted, to be restored for 30 days' },
  {
    label: 'First Picture',
    to: '/dashboard/start',
    icon: Rocket,
    hint: 'A name, two colors and a type: a post in a minute',
  },
  { label: 'Configuration', to: '/dashboard/configuration', icon: Scaling, hint: 'Content sizes for each platform' },
  { label: 'API Reference', to: '/docs', icon: Code, hint: 'Every call, with examples that run' },
]

/** Screens of the tables, each once. */
export function screenEntries(tables: readonly NavEntry[]): PaletteEntry[] {
  const first = new Map<string, NavEntry>()
  for (const entry of tables) if (!first.has(entry.to)) first.set(entry.to, entry)
  return [...first.values()].map(({ label, hint, icon, to }) => ({
    id: to,
    group: 'Go to',
    label,
    hint,
    icon,
    target: to,
  }))
}

/** Entries whose label or hint holds every word of the search; without a search, those that always stand there. */
export function matchingEntries(entries: readonly PaletteEntry[], search: string): PaletteEntry[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return entries.filter(({ isFoundOnly }) => !isFoundOnly)
  return entries.filter(({ label, hint }) => {
    const text = `${label} ${hint}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The entries under their groups' names, both in order of appearance. */
export function inGroups(entries: readonly PaletteEntry[]): [string, PaletteEntry[]][] {
  return Object.entries(Object.groupBy(entries, ({ group }) => group)).map(([group, own]) => [group, own ?? []])
}

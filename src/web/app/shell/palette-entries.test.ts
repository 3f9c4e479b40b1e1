import { Zap } from 'lucide-react'
import { expect, test } from 'vitest'
import { NAV } from './nav.ts'
import { BEYOND_MENUS, inGroups, matchingEntries, screenEntries, type PaletteEntry } from './palette-entries.ts'
import { USER_MENU } from './user-menu-entries.ts'

const screens = screenEntries([...NAV.flatMap(({ entries }) => entries), ...BEYOND_MENUS, ...USER_MENU])
const image: PaletteEntry = {
  id: 'content-1',
  group: 'Content',
  label: 'Spring launch',
  hint: 'Verdant',
  icon: Zap,
  target: '/dashboard/content?item=1',
  isFoundOnly: true,
}
const labels = (entries: readonly PaletteEntry[]) => entries.map(({ label }) => label)

test('every screen has a hint', () => {
  expect(screens.filter(({ hint }) => !hint)).toEqual([])
})

test('a screen in two menus is in the palette once', () => {
  expect(screens.filter(({ target }) => target === '/dashboard/settings')).toHaveLength(1)
  expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length)
})

test.each([
  ['brand', ['My Brands', 'My Products']],
  ['LIBRARY', ['My Content']],
  ['change pass', ['Change Password']],
  ['launch spring', ['Spring launch']],
  ['verdant', ['Spring launch']],
  ['jobs', ['Generation Jobs']],
  ['content size', ['Configuration']],
  ['generat', ['Content Generator', 'Quick Generate', 'Generation Jobs']],
  ['nothing like it', []],
])('"%s" finds %j by label and hint', (search, found) => {
  expect(labels(matchingEntries([...screens, image], search))).toEqual(found)
})

test('content is not listed before the user types', () => {
  expect(matchingEntries([...screens, image], ' ')).toEqual(screens)
})

test('groups keep the order of their entries', () => {
  expect(inGroups([...screens, image]).map(([group]) => group)).toEqual(['Go to', 'Content'])
})

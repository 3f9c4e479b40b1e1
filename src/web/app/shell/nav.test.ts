import { expect, test } from 'vitest'
import { NAV } from './nav.ts'
import { USER_MENU } from './user-menu-entries.ts'

/** The agreed groups, labels and routes of the sidebar, in order, with our own entries below those of a group. */
const SIDEBAR = [
  'Overview: Dashboard /dashboard',
  'Content Creation: Content Generator /dashboard/generator',
  'Content Creation: Quick Generate /dashboard/generate',
  'Content Creation: Campaigns /dashboard/campaigns',
  'Content Creation: Calendar /dashboard/calendar',
  'Content Management: My Content /dashboard/content',
  'Content Management: Favorites /dashboard/favorites',
  'Brand & Products: My Brands /dashboard/brands',
  'Brand & Products: My Products /dashboard/products',
  'Analytics & Distribution: Analytics /dashboard/analytics',
  'Analytics & Distribution: Social Channels /dashboard/channels',
  'Settings: Settings /dashboard/settings',
  'Settings: API Keys /dashboard/api-keys',
]

test('the sidebar has the agreed entries, groups and order', () => {
  const entries = NAV.flatMap(({ group, entries: own }) => own.map(({ label, to }) => `${group}: ${label} ${to}`))
  expect(entries).toEqual(SIDEBAR)
})

test('the user menu leads to settings, keys, password and help', () => {
  expect(USER_MENU.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Profile & Settings /dashboard/settings',
    'API Keys /dashboard/api-keys',
    'Change Password /dashboard/change-password',
    'Help & Support /help',
  ])
})

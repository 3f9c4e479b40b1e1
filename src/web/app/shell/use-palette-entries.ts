import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { Image, LogOut, Monitor, Moon, Package, Palette, Plus, Sun } from 'lucide-react'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { contentList, getTitle } from '#web/lib/api/content.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { signOut } from '#web/lib/api/session.ts'
import { chooseTheme } from '#web/lib/browser/theme.ts'
import { t } from '#web/words/palette.ts'
import { t as shell } from '#web/words/shell.ts'
import { NAV } from './nav.ts'
import { BEYOND_MENUS, screenEntries, type PaletteEntry } from './palette-entries.ts'
import { USER_MENU } from './user-menu-entries.ts'

const SCREENS = screenEntries([...NAV.flatMap(({ entries }) => entries), ...BEYOND_MENUS, ...USER_MENU])

const ACTIONS: readonly PaletteEntry[] = [
  { id: 'new-brand', label: t.newBrand, hint: t.createABrandKit, icon: Plus, target: '/dashboard/brands?new' },
  { id: 'light', label: t.lightTheme, hint: t.appearance, icon: Sun, target: () => chooseTheme('light') },
  { id: 'dark', label: t.darkTheme, hint: t.appearance, icon: Moon, target: () => chooseTheme('dark') },
  { id: 'system', label: t.systemTheme, hint: t.appearance, icon: Monitor, target: () => chooseTheme('system') },
  { id: 'logout', label: shell.logout, hint: t.signOutOfSignet, icon: LogOut, target: signOut },
].map((entry) => ({ ...entry, group: t.actions }))

/** How many of the newest content items can be found by name. */
const RECENT = 24

/** Screens and actions immediately; brands, products and content once they are loaded. */
export function usePaletteEntries(): PaletteEntry[] {
  const brands = useQuery(brandsQuery)
  const products = useQueries({
    queries: (brands.data ?? []).map(({ id }) => productsQuery(id)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  const content = useInfiniteQuery(contentList({}, RECENT))
  const brandEntries = (brands.data ?? []).map(({ id, name, description }): PaletteEntry => ({
    id: `brand-${id}`,
    group: t.brands,
    label: name,
    hint: description || t.brand,
    icon: Palette,
    target: `/dashboard/brands?edit=${id}`,
    isFoundOnly: true,
  }))
  const productEntries = products.map(({ id, name, description }): PaletteEntry => ({
    id: `product-${id}`,
    group: t.products,
    label: name,
    hint: description || t.product,
    icon: Package,
    target: `/dashboard/products?edit=${id}`,
    isFoundOnly: true,
  }))
  const contentEntries = (content.data?.pages.flatMap((page) => page.content) ?? []).map((item): PaletteEntry => ({
    id: `content-${item.id}`,
    group: t.content,
    label: getTitle(item),
    hint: item.prompt,
    icon: Image,
    target: `/dashboard/content?item=${item.id}`,
    isFoundOnly: true,
  }))
  return [...SCREENS, ...ACTIONS, ...brandEntries, ...productEntries, ...contentEntries]
}

import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useState } from 'react'
import { Outlet } from 'react-router'
import type { User } from '#contract/accounts/auth.ts'
import { ConfirmationHost } from '#web/domains/accounts/confirmation-host.tsx'
import { useAccountLanguage } from '#web/domains/accounts/use-account-language.ts'
import { useLocalStorageFlag } from '#web/lib/browser/local-storage.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { currentDirection } from '#web/words/define-words.ts'
import { useJobNotes } from './use-job-notes.tsx'
import { useShortcut } from './use-shortcut.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const Palette = lazyOnDemand(
  async () => (await import('./palette.tsx')).Palette,
  ({ isOpen }) => isOpen,
)
const NavDrawer = lazyOnDemand(
  async () => (await import('./nav-drawer.tsx')).NavDrawer,
  ({ isOpen }) => isOpen,
)

/** The top bar, the sidebar and the screen. The sidebar's width is stored; on small screens the sidebar is a drawer. */
export function Shell({ user }: { user: User }) {
  const [isCollapsed, setCollapsed] = useLocalStorageFlag('signet-sidebar')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useJobNotes()
  useAccountLanguage(user)
  useShortcut('k', () => setPaletteOpen(!isPaletteOpen))
  return (
    <DirectionProvider direction={currentDirection()}>
      <div className="min-h-dvh">
        <TopBar user={user} onOpenMenu={() => setDrawerOpen(true)} onSearch={() => setPaletteOpen(true)} />
        <Palette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
        <ConfirmationHost email={user.email} />
        <NavDrawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} />
        <div className="flex">
          <Sidebar isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)} />
          <main id="main" tabIndex={-1} className="min-w-0 flex-1">
            <Outlet />
          </main>
        </div>
      </div>
    </DirectionProvider>
  )
}

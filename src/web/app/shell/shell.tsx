import { DirectionProvider } from '@base-ui/react/direction-provider'
import { clsx } from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Outlet } from 'react-router'
import type { User } from '#contract/accounts/auth.ts'
import { useAccountLanguage } from '#web/domains/accounts/use-account-language.ts'
import { useWaitingConfirmation } from '#web/lib/api/confirmation.ts'
import { useLocalStorageFlag } from '#web/lib/browser/local-storage.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { currentDirection } from '#web/words/define-words.ts'
import { t } from '#web/words/shell.ts'
import { NavList } from './nav-list.tsx'
import { TopBar } from './top-bar.tsx'
import { useJobNotes } from './use-job-notes.tsx'

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

const ConfirmationDialog = lazy(async () => ({
  default: (await import('#web/domains/accounts/confirmation-dialog.tsx')).ConfirmationDialog,
}))

/** Asks for the password when a call needs it. Rendered once, in the shell. */
function ConfirmationHost({ email }: { email: string }) {
  const waiting = useWaitingConfirmation()
  return (
    waiting && (
      <Suspense>
        <ConfirmationDialog
          key={waiting.number}
          isOpen={waiting.isOpen}
          email={email}
          onConfirmed={() => waiting.answer(true)}
          onClose={() => waiting.answer(false)}
        />
      </Suspense>
    )
  )
}

/** Calls `onPress` on Ctrl or Cmd with a letter, wherever the focus is. */
function useShortcut(letter: string, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== letter) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [letter])
}

interface SidebarProps {
  isCollapsed: boolean
  onToggle: () => void
}

function Sidebar({ isCollapsed, onToggle }: SidebarProps) {
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <aside
      className={clsx(
        'sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 flex-col border-e border-border transition-[width] duration-200 lg:flex',
        isCollapsed ? 'w-16' : 'w-58',
      )}
    >
      <NavList isCollapsed={isCollapsed} />
      <div className="mt-auto p-3">
        <button
          type="button"
          onClick={onToggle}
          aria-label={isCollapsed ? t.expandSidebar : t.collapseSidebar}
          aria-expanded={!isCollapsed}
          className="flex h-9 w-full items-center gap-3 rounded-sm px-2.5 text-sm text-muted hover:bg-raised hover:text-text"
        >
          <Icon className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
          {!isCollapsed && <span>{t.collapse}</span>}
        </button>
      </div>
    </aside>
  )
}

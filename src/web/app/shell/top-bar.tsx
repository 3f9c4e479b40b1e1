import { Menu, Monitor, Moon, Search, Sun } from 'lucide-react'
import { lazy, startTransition, Suspense, useState } from 'react'
import type { User } from '#contract/accounts/auth.ts'
import { chooseAccountLanguage } from '#web/domains/accounts/use-account-language.ts'
import { chooseTheme, nextTheme, useThemeMode } from '#web/lib/browser/theme.ts'
import { buttonClass, menuTriggerClass } from '#web/ui/buttons/button-class.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Logo } from '#web/ui/display/logo.tsx'
import { LanguageOffer } from '#web/ui/language/language-offer.tsx'
import { fill } from '#web/words/fill.ts'
import { changeLanguage } from '#web/words/load-language.ts'
import { t } from '#web/words/shell.ts'

interface TopBarProps {
  user: User
  onOpenMenu: () => void
  onSearch: () => void
}

export function TopBar({ user, onOpenMenu, onSearch }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-border bg-background px-3 sm:px-4">
      <span className="lg:hidden">
        <IconButton label={t.openMenu} icon={Menu} onClick={onOpenMenu} />
      </span>
      <Logo to="/dashboard" />
      {/* Toasts appear at the other end of the bar. */}
      <span className="max-sm:ms-auto sm:ms-4 lg:ms-38">
        <SearchButton onClick={onSearch} />
      </span>
      <div className="flex items-center gap-1 sm:ms-auto sm:gap-1.5">
        <LanguageOffer
          className={buttonClass({ variant: 'ghost', size: 'small', className: 'max-sm:text-xs' })}
          onAccept={(language) => void chooseAccountLanguage(language).catch(() => changeLanguage(language))}
        />
        <ThemeToggle />
        <UserMenu user={user} />
      </div>
    </header>
  )
}

const SHORTCUT = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** Opens the command palette. It looks like a field on wide screens and like an icon on a phone. */
function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onClick}
      className="inline-flex h-9 items-center gap-2.5 rounded-sm text-muted transition-colors hover:text-text max-sm:w-9 max-sm:justify-center max-sm:hover:bg-raised sm:w-60 sm:border sm:border-border sm:bg-surface sm:px-3 sm:hover:border-outline pointer-coarse:h-11 max-sm:pointer-coarse:w-11"
    >
      <Search className="size-4 shrink-0 max-sm:size-4.5" strokeWidth={1.75} aria-hidden />
      <span className="max-sm:sr-only">{t.search}</span>
      <kbd aria-hidden className="ms-auto font-sans text-xs max-sm:hidden pointer-coarse:hidden">
        {SHORTCUT}
      </kbd>
    </button>
  )
}

const ICONS = { light: Sun, dark: Moon, system: Monitor }

/** A button that switches from light to dark to system. */
function ThemeToggle() {
  const mode = useThemeMode()
  return (
    <IconButton
      label={fill(t.theme, { mode: t[mode] })}
      icon={ICONS[mode]}
      onClick={() => chooseTheme(nextTheme(mode))}
    />
  )
}

const load = () => import('./open-user-menu.tsx')
const OpenUserMenu = lazy(async () => ({ default: (await load()).OpenUserMenu }))

/** Renders only a button at first. The code of the menu is loaded on the first hover, focus or press. */
function UserMenu({ user }: { user: User }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      // In a transition, the button stays mounted and keeps the focus until the menu is loaded.
      onClick={() => startTransition(() => setWanted(true))}
      className={menuTriggerClass}
    >
      <Avatar name={user.username} size="small" />
      <span className="sr-only">{t.userMenu}</span>
    </button>
  )
  return <Suspense fallback={button}>{isWanted ? <OpenUserMenu user={user} /> : button}</Suspense>
}

import { Menu } from 'lucide-react'
import type { User } from '#contract/accounts/auth.ts'
import { chooseAccountLanguage } from '#web/domains/accounts/use-account-language.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Logo } from '#web/ui/display/logo.tsx'
import { LanguageOffer } from '#web/ui/language/language-offer.tsx'
import { changeLanguage } from '#web/words/load-language.ts'
import { t } from '#web/words/shell.ts'
import { SearchButton } from './search-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

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

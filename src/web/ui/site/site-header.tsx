import { ActionLink } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { LanguageOffer } from '#web/ui/language/language-offer.tsx'
import { changeLanguage } from '#web/words/load-language.ts'
import { t } from '#web/words/site.ts'

/** The header of every public page. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 bg-background/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 px-4 sm:px-8">
        <Logo />
        <nav aria-label={t.account} className="flex gap-1 sm:gap-2">
          <LanguageOffer
            className={buttonClass({ variant: 'ghost', className: 'max-sm:hidden' })}
            onAccept={changeLanguage}
          />
          <ActionLink to="/login" variant="ghost">
            {t.logIn}
          </ActionLink>
          <ActionLink to="/register">{t.signUpFree}</ActionLink>
        </nav>
      </div>
    </header>
  )
}

import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { BrokenSeal } from '#web/ui/display/illustrations.tsx'
import { t } from '#web/words/frame.ts'
import { loadLanguage } from '#web/words/load-language.ts'

/** An unknown address loads no screen, and so not yet the language. */
function useSpokenLanguage(): void {
  const [, setLoaded] = useState(false)
  useEffect(() => void loadLanguage().then(() => setLoaded(true)), [])
}

/** Shown for unknown paths and for every error that a screen throws. */
export function ErrorPage() {
  const error = useRouteError()
  useSpokenLanguage()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${t.unexpectedApplicationError} · Signet`}</title>
      <header className="px-6 py-5">
        <Logo />
      </header>
      <main id="main" className="grid flex-1 place-content-center justify-items-center gap-2 px-6 pb-24 text-center">
        <BrokenSeal className="mb-4 h-28" />
        <h1 className="text-xl">{t.unexpectedApplicationError}</h1>
        <p className="max-w-md text-muted">{isMissing ? t.pageNotFound : t.crashHint}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {!isMissing && (
            <button type="button" className={buttonClass({})} onClick={() => window.location.reload()}>
              {t.loadAgain}
            </button>
          )}
          <Link to="/" className={buttonClass({ variant: isMissing ? 'primary' : 'secondary' })}>
            {t.backToTheStart}
          </Link>
        </div>
      </main>
    </div>
  )
}

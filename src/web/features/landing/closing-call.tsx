import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Mark } from '#web/ui/display/logo.tsx'
import { t } from '#web/words/landing.ts'

export function ClosingCall() {
  return (
    <section aria-labelledby="start" className="border-t border-border bg-surface">
      <div className="mx-auto max-w-page px-4 py-24 text-center sm:px-8 sm:py-32">
        <Mark className="mx-auto size-12" />
        <h2 id="start" className="mx-auto mt-8 max-w-md text-2xl tracking-[-0.03em]">
          {t.closingTitle}
        </h2>
        <p className="mx-auto mt-3 max-w-sm text-md text-muted">{t.closingText}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ActionLink to="/register" size="large">
            {t.getStarted}
          </ActionLink>
          <ActionLink to="/contact" size="large" variant="secondary">
            {t.contactUs}
          </ActionLink>
        </div>
      </div>
    </section>
  )
}

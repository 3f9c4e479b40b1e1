import { clsx } from 'clsx'
import { useState } from 'react'
import { shortDate } from '#web/lib/format/format.ts'
import { useSession } from '#web/lib/api/session.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/home.ts'

/** Before the first content, the link to the shortest path to a first image. */
export function WelcomeBanner({ isNew }: { isNew: boolean }) {
  const session = useSession()
  const [now] = useState(() => new Date().toISOString())
  const user = session.status === 'user' ? session.user : null
  return (
    <section
      aria-label={t.welcome}
      className="relative flex flex-wrap items-end justify-between gap-x-8 gap-y-5 overflow-hidden rounded-lg bg-raised px-6 py-7 sm:px-8"
    >
      <Seal className={isNew ? 'end-116 xl:block' : 'end-84 lg:block'} />
      <div className="relative min-w-0">
        <h1 className="text-xl">{fillNodes(t.welcomeBack, { username: user?.username })}</h1>
        <p className="mt-1 text-muted tabular-nums">
          {fillNodes(t.lastActive, { date: shortDate(user?.last_active_at ?? now) })}
        </p>
        {isNew && <p className="mt-3 max-w-90 text-balance">{t.aNameTwoColorsAnd}</p>}
      </div>
      <div className="relative flex flex-wrap gap-2">
        <ButtonLink to="/dashboard/analytics" variant="secondary">
          {t.viewAnalytics}
        </ButtonLink>
        <ButtonLink to="/dashboard/generator" variant={isNew ? 'secondary' : 'primary'}>
          {t.startCreating}
        </ButtonLink>
        {isNew && (
          <ButtonLink to="/dashboard/start" className="max-sm:order-first max-sm:w-full">
            {t.startInAMinute}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function Seal({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('absolute -top-14 hidden size-60', className)} aria-hidden>
      <path className="fill-pressed" d="M12 2a5 5 0 0 0 0 10h10A10 10 0 0 0 12 2Z" />
      <path className="fill-accent opacity-25" d="M12 22a5 5 0 0 0 0-10H2a10 10 0 0 0 10 10Z" />
    </svg>
  )
}

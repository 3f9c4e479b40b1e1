import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { refreshUser, useSession } from '#web/lib/api/session.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/settings.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { LanguageSettings } from './language-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { ProfileForm } from './profile-form.tsx'

export function SettingsScreen() {
  const session = useSession()
  const user = session.status === 'user' ? session.user : null
  // An email change may have been confirmed elsewhere since the user was fetched.
  useQuery({ queryKey: ['me'], queryFn: () => (user ? refreshUser(user) : null), enabled: user !== null })
  if (!user) return null
  return (
    <PageFrame title={t.settings} lead={t.yourProfileAndHowSignet}>
      <div className="divide-y divide-border border-y border-border">
        <Section title={t.profile} text={t.yourNameWithinSignetAnd}>
          <ProfileForm user={user} />
        </Section>
        <Section title={t.appearance} text={t.keptInThisBrowserAnd}>
          <AppearanceSettings />
        </Section>
        <Section title={t.language} text={t.forTheseScreensAndOur}>
          <LanguageSettings />
        </Section>
        <Section title={t.notifications} text={t.whichShortNotesAppearAt}>
          <NotificationSettings />
        </Section>
        <Section title={t.contentSizes} text={t.whatIsMadeForEach}>
          <ActionLink to="/dashboard/configuration" variant="secondary">
            {t.openConfiguration}
          </ActionLink>
        </Section>
        <Section title={t.deleteAccount2} text={t.yourBrandsYourContentAnd}>
          <DeleteAccount />
        </Section>
      </div>
    </PageFrame>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-5 py-8 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-md">
          {title}
        </h2>
        <p className="mt-1 text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className="max-w-xl min-w-0">{children}</div>
    </section>
  )
}

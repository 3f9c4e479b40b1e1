import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { INTERFACE_LANGUAGE_NAMES, INTERFACE_LANGUAGES } from '#contract/languages/interface-languages.ts'
import { chooseAccountLanguage } from '#web/domains/accounts/use-account-language.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { refreshUser, useSession } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useErrorToasts, useProductUpdates, useSuccessToasts } from '#web/lib/jobs/notifications.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { currentLanguage } from '#web/words/define-words.ts'
import { t } from '#web/words/settings.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ProfileForm } from './profile-form.tsx'

export function SettingsScreen() {
  const session = useSession()
  const user = session.status === 'user' ? session.user : null
  // An email change may have been confirmed elsewhere since the user was fetched.
  useQuery({ queryKey: ['me'], queryFn: () => (user ? refreshUser(user) : null), enabled: user !== null })
  if (!user) return null
  return (
    <PageFrame title={t.settings} lead={t.lead}>
      <div className="divide-y divide-border border-y border-border">
        <Section title={t.profile} text={t.profileHint}>
          <ProfileForm user={user} />
        </Section>
        <Section title={t.appearance} text={t.appearanceHint}>
          <AppearanceSettings />
        </Section>
        <Section title={t.language} text={t.languageHint}>
          <LanguageSettings />
        </Section>
        <Section title={t.notifications} text={t.notesHint}>
          <NotificationSettings />
        </Section>
        <Section title={t.contentSizes} text={t.sizesHint}>
          <ActionLink to="/dashboard/configuration" variant="secondary">
            {t.openConfiguration}
          </ActionLink>
        </Section>
        <Section title={t.deleteAccount2} text={t.dangerHint}>
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

const OPTIONS = INTERFACE_LANGUAGES.map((value) => ({ value, label: INTERFACE_LANGUAGE_NAMES[value] }))

/** The page is loaded again in the chosen language. */
function LanguageSettings() {
  const choose = useMutation({
    mutationFn: chooseAccountLanguage,
    onError: (error) => toast.error(getErrorMessage(error, t.failedToSaveTheLanguage)),
  })
  return (
    <SelectField
      label={t.interfaceLanguage}
      value={choose.variables ?? currentLanguage()}
      onChange={(language) => choose.mutate(language)}
      options={OPTIONS}
    />
  )
}

function NotificationSettings() {
  const flags = [
    { label: t.successToasts, text: t.successNotesHint, flag: useSuccessToasts() },
    { label: t.errorToasts, text: t.errorNotesHint, flag: useErrorToasts() },
    { label: t.productUpdates, text: t.newsNotesHint, flag: useProductUpdates() },
  ]
  return (
    <ul className="-mt-1.5 flex flex-col gap-2.5">
      {flags.map(({ label, text, flag: [isOn, setOn] }) => (
        <li key={label}>
          <Checkbox label={label} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
          <p className="-mt-1 ps-7 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

import { ActionLink } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/accounts.ts'

export function BackToLogin({ label = t.backToLogin }: { label?: string }) {
  return (
    <ActionLink to="/login" variant="secondary" className="self-start">
      {label}
    </ActionLink>
  )
}

import { ActionLink } from '#web/ui/buttons/button.tsx'

export function BackToLogin({ label = 'Back to login' }: { label?: string }) {
  return (
    <ActionLink to="/login" variant="secondary" className="self-start">
      {label}
    </ActionLink>
  )
}

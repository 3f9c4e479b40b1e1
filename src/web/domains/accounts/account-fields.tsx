import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/accounts.ts'

type AccountFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>

export function EmailField(field: AccountFieldProps) {
  return <TextField label={t.email} type="email" autoComplete="email" required {...field} />
}

export function UsernameField(field: AccountFieldProps) {
  return <TextField label={t.username} autoComplete="username" required {...field} />
}

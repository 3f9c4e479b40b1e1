import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/forms/text-field.tsx'

type AccountFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>

export function EmailField(field: AccountFieldProps) {
  return <TextField label="Email" type="email" autoComplete="email" required {...field} />
}

export function UsernameField(field: AccountFieldProps) {
  return <TextField label="Username" autoComplete="username" required {...field} />
}

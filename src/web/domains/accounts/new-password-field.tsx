import type { ComponentProps } from 'react'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { t } from '#web/words/accounts.ts'
import { PasswordStrength } from './password-strength.tsx'

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'help' | 'autoComplete'> {
  /** The typed password. */
  password: string
  /** Texts of the same user that make a bad password: email address, username. */
  personal?: readonly string[]
}

/** A field for a new password, with advice on its strength. The advice blocks nothing: only the minimum length is enforced. */
export function NewPasswordField({ password, personal, ...field }: NewPasswordFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        required
        help={password ? undefined : t.atLeast6Characters15}
      />
      {password && !field.error && <PasswordStrength password={password} personal={personal ?? []} />}
    </div>
  )
}

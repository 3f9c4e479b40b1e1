import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { t } from '#web/words/ui.ts'
import { Field } from './field.tsx'

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string
  help?: ReactNode
  error?: string | undefined
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, help, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} help={help} error={error}>
      {(parts) => (
        <div className="relative">
          <input {...input} {...parts} type={isShown ? 'text' : 'password'} className="control pe-11" />
          <button
            type="button"
            aria-label={isShown ? t.hide : t.show}
            aria-controls={parts.id}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 grid w-10 place-content-center rounded-sm text-muted hover:text-text"
          >
            <Icon className="size-4" aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}

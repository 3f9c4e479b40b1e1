import type { ComponentProps } from 'react'
import { extractDigits } from '#web/lib/forms/extract-digits.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange'> {
  onChange: (code: string) => void
}

/** A field for the code of an email. It keeps only digits. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      dir="ltr"
      {...field}
      onChange={(event) => onChange(extractDigits(event.target.value))}
    />
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface Shared {
  label: string
  help?: ReactNode
  error?: string | undefined
  aside?: ReactNode
}

export function TextField({ label, help, error, aside, ...input }: Shared & ComponentProps<'input'>) {
  return (
    <Field label={label} help={help} error={error} aside={aside}>
      {(parts) => <input {...input} {...parts} className="control" />}
    </Field>
  )
}

export function TextArea({ label, help, error, aside, ...input }: Shared & ComponentProps<'textarea'>) {
  return (
    <Field label={label} help={help} error={error} aside={aside}>
      {(parts) => (
        <textarea {...input} {...parts} className="control field-sizing-content max-h-80 min-h-24 resize-y" />
      )}
    </Field>
  )
}

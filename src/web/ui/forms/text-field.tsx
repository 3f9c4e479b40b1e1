import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface Shared {
  label: string
  help?: ReactNode
  error?: string | undefined
  aside?: ReactNode
}

/** Addresses read from left to right in every language. */
const ADDRESSES: readonly unknown[] = ['url', 'email']

export function TextField({ label, help, error, aside, ...input }: Shared & ComponentProps<'input'>) {
  return (
    <Field label={label} help={help} error={error} aside={aside}>
      {(parts) => (
        <input
          {...(ADDRESSES.includes(input.type) && { dir: 'ltr' })}
          {...input}
          {...parts}
          className={clsx('control', ADDRESSES.includes(input.type) && 'rtl:text-end')}
        />
      )}
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

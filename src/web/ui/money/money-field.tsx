import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Currency } from '#contract/languages/languages.ts'
import { readMoney, showMoney } from '#web/lib/money/read-money.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'

interface MoneyFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  label: string
  help?: ReactNode
  /** What the form says is wrong. It goes before what the field itself finds. */
  error?: string | undefined
  /** As it was typed. */
  value: string
  onChange: (text: string) => void
  currency: Currency
}

/**
 * An amount in a fixed currency. Any writing of the person's locale is read. What was understood is shown beside the label, and what cannot
 * be read is named once the field is left.
 */
export function MoneyField({ label, help, error, value, onChange, currency, ...input }: MoneyFieldProps) {
  const [isLeft, setLeft] = useState(false)
  const typed = value.trim() === '' ? null : readMoney(value, currency, true)
  return (
    <TextField
      {...input}
      label={label}
      help={help}
      error={error ?? (isLeft ? (typed?.error ?? undefined) : undefined)}
      aside={typed?.price ? `= ${showMoney(typed.price.exact, currency)}` : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  )
}

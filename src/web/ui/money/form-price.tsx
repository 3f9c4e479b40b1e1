import { type ReactNode, useCallback, useRef } from 'react'
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import type { Currency } from '#contract/languages/languages.ts'
import { sentenceIn } from '#web/lib/forms/field-errors.ts'
import { showMoney } from '#web/lib/money/read-money.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/money.ts'
import { listenToWriting } from './listen-to-writing.ts'

interface FormPriceProps<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  help?: ReactNode
  placeholder?: string
  /** The currency of the price; null if there is none yet. */
  currency: Currency | null
  /** A pasted price named its currency. */
  onCurrency: (currency: Currency) => void
}

/**
 * The price of a form: a number with two decimals, left out while it is blank. A typed comma and a pasted price are understood, the wheel
 * changes nothing, and the price is shown back in its currency.
 */
export function FormPrice<Values extends FieldValues>({
  name,
  label,
  help,
  currency,
  onCurrency,
  ...input
}: FormPriceProps<Values>) {
  const { register, setError, clearErrors, getFieldState, formState } = useFormContext<Values>()
  const error = sentenceIn(getFieldState(name, formState).error)
  const price: unknown = useWatch<Values>({ name })
  const setValueAs = (text: unknown) => (text === '' || text === null || text === undefined ? undefined : Number(text))
  const { ref, ...bound } = register(name, { setValueAs })
  const context = useRef({ currency, onCurrency })
  context.current = { currency, onCurrency }
  const listen = useCallback(
    (field: HTMLInputElement | null) => {
      ref(field)
      if (!field) return undefined
      return listenToWriting(field, {
        getCurrency: () => context.current.currency,
        onCurrency: (found) => context.current.onCurrency(found),
        onProblem: (message) => (message === null ? clearErrors(name) : setError(name, { message })),
      })
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `register` returns a new ref with each rendering
    [name, setError, clearErrors],
  )
  return (
    <TextField
      {...input}
      type="number"
      step="0.01"
      min="0"
      inputMode="decimal"
      label={label}
      help={typeof price === 'number' && Number.isFinite(price) ? showBack(price, currency) : help}
      error={error}
      {...bound}
      ref={listen}
    />
  )
}

const showBack = (price: number, currency: Currency | null) =>
  fill(currency ? t.understood : t.understoodAlone, { price: showMoney(price, currency) })

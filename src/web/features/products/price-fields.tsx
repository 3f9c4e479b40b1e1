import { useFormContext, useWatch } from 'react-hook-form'
import { CURRENCIES, type Currency } from '#contract/languages/languages.ts'
import { labelCurrency, listCurrencyOptions } from '#web/lib/format/currency-options.ts'
import { FormSelect } from '#web/ui/forms/form-fields.tsx'
import { FormPrice } from '#web/ui/money/form-price.tsx'
import { t as l } from '#web/words/design-language.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/products.ts'
import type { ProductValues } from './product-values.ts'

interface PriceFieldProps {
  /** The currency of prices of the brand that name none. */
  brandCurrency: string | null | undefined
}

/** The price of a product, shown back in its currency. */
export function PriceField({ brandCurrency }: PriceFieldProps) {
  const { setValue } = useFormContext<ProductValues>()
  const currency = useWatch<ProductValues, 'currency'>({ name: 'currency' }) || brandCurrency
  return (
    <FormPrice<ProductValues>
      name="price"
      label={t.price}
      placeholder="0.00"
      currency={CURRENCIES.find((code) => code === currency) ?? null}
      onCurrency={(found: Currency) => setValue('currency', found, { shouldDirty: true })}
    />
  )
}

/** The currency of a product. Without a choice, it is that of its brand. */
export function CurrencyField({ brandCurrency }: PriceFieldProps) {
  const none = brandCurrency ? fill(l.currencyOfTheBrand, { currency: labelCurrency(brandCurrency) }) : l.noCurrency
  const options = [{ value: '', label: none }, ...listCurrencyOptions()]
  return <FormSelect<ProductValues> name="currency" label={l.currency} options={options} />
}

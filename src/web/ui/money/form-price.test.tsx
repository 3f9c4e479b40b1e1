import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Currency } from '#contract/languages/languages.ts'
import { FormPrice } from './form-price.tsx'

interface Values {
  price: number | undefined
}

function PriceForm({ onSave, currency: first = 'EUR' }: { onSave: (values: Values) => void; currency?: Currency }) {
  const form = useForm<Values>({ defaultValues: { price: 12.5 } })
  const [currency, setCurrency] = useState<Currency>(first)
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
        <FormPrice<Values> name="price" label="Price" currency={currency} onCurrency={setCurrency} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  )
}

async function open(currency?: Currency) {
  const onSave = vi.fn<(values: Values) => void>()
  const screen = await render(<PriceForm onSave={(values) => onSave(values)} currency={currency} />)
  const field = screen.getByRole('spinbutton', { name: 'Price' })
  const save = async () => {
    const calls = onSave.mock.calls.length
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => onSave).toHaveBeenCalledTimes(calls + 1)
    return onSave.mock.lastCall?.[0].price
  }
  const type = async (text: string) => {
    await field.clear()
    await field.click()
    await userEvent.keyboard(text)
  }
  return { field, save, type }
}

test.each([
  ['19,90', 19.9],
  ['19.90', 19.9],
  ['1 299,00', 1299],
  ['1.299,50', 1299.5],
  ['1,299.50', 1299.5],
  ['1,299', 1299],
  [',89', 0.89],
  ["1'299.50", 1299.5],
  ['€ 19,90', 19.9],
  ['١٩٫٩٠', 19.9],
  ['１９．９０', 19.9],
  ['1980', 1980],
])('a typed %j is %j', async (text, price) => {
  const { save, type } = await open()
  await type(text)
  expect(await save()).toBe(price)
})

test('a number without a mark has none after typing, and a blank field is left out', async () => {
  const { field, save } = await open()
  await expect.element(field).toHaveAttribute('step', '0.01')
  await field.clear()
  expect(await save()).toBeUndefined()
})

test('shows the price back in its currency, also while it is typed', async () => {
  const { field, type } = await open()
  await expect.element(field).toHaveAccessibleDescription('Understood as €12.50.')
  await type('19,9')
  await expect.element(field).toHaveAccessibleDescription('Understood as €19.90.')
})

test('a price with three decimals stays as it is typed, so that the form can name it', async () => {
  const { save, type } = await open()
  await type('12.995')
  expect(await save()).toBe(12.995)
})

/** Pastes text as a browser does. */
function paste(field: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test.each([
  ['1.299,00 €', 1299, '€1,299.00'],
  ['CHF 12.–', 12, 'CHF\u00A012.00'],
  ['R$ 49,90', 49.9, 'R$49.90'],
  ['19,90 €/kg', 19.9, '€19.90'],
  ['１９８０円', 1980, '¥1,980'],
  ['19,90', 19.9, '€19.90'],
])('a pasted %j is understood with its currency', async (text, price, shown) => {
  const { field, save } = await open()
  paste(field.element(), text)
  await expect.element(field).toHaveAccessibleDescription(`Understood as ${shown}.`)
  expect(await save()).toBe(price)
})

test('a pasted text that is no price is named, and changes nothing', async () => {
  const { field } = await open()
  paste(field.element(), 'from $19.99')
  await expect.element(field).toHaveAccessibleDescription('Enter an amount such as 19.90.')
  await expect.element(field).toHaveValue(12.5)
})

test('the wheel changes nothing', async () => {
  const { field, save } = await open()
  await field.click()
  await userEvent.wheel(field, { delta: { y: 200 } })
  await userEvent.wheel(field, { delta: { y: -400 } })
  expect(await save()).toBe(12.5)
})

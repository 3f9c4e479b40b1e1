import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MoneyField } from './money-field.tsx'

function Limit() {
  const [text, setText] = useState('')
  return <MoneyField label="Limit" help="Leave empty for no limit." value={text} onChange={setText} currency="USD" />
}

test.each([
  ['19,90', '$19.90'],
  ['$1,299.5', '$1,299.50'],
  ['1 299,00', '$1,299.00'],
  ['1,299', '$1,299.00'],
  ['0.075', '$0.075'],
  ['15 USD', '$15.00'],
])('%j is shown back as %j', async (text, shown) => {
  const screen = await render(<Limit />)
  await screen.getByRole('textbox', { name: 'Limit' }).fill(text)
  await expect.element(screen.getByText(`= ${shown}`)).toBeVisible()
})

test.each([
  ['many', 'Enter an amount such as 19.90.'],
  ['-5', 'Enter an amount such as 19.90.'],
  ['€19', 'Enter the amount in USD.'],
])('%j is named as no amount once the field is left', async (text, sentence) => {
  const screen = await render(<Limit />)
  const field = screen.getByRole('textbox', { name: 'Limit' })
  await field.fill(text)
  await expect.element(field).toHaveAccessibleDescription('Leave empty for no limit.')
  field.element().blur()
  await expect.element(field).toHaveAccessibleDescription(sentence)
})

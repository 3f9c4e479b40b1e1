import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select, SelectField } from './select-field.tsx'

const OPTIONS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name A-Z' },
] as const
type Sort = (typeof OPTIONS)[number]['value']

function Sorting() {
  const [value, setValue] = useState<Sort>('newest')
  return <SelectField label="Sort" value={value} onChange={setValue} options={OPTIONS} error="Choose one" />
}

test('an option is chosen with the pointer', async () => {
  const screen = await render(<Sorting />)
  const trigger = screen.getByRole('combobox', { name: 'Sort' })
  await expect.element(trigger).toHaveAccessibleDescription('Choose one')
  await trigger.click()
  await page.getByRole('option', { name: 'Oldest first' }).click()
  await expect.element(trigger).toHaveTextContent('Oldest first')
})

test('an option is chosen with the keyboard, and the focus returns to the field', async () => {
  const screen = await render(<Sorting />)
  const trigger = screen.getByRole('combobox', { name: 'Sort' })
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Newest first' })).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(trigger).toHaveTextContent('Name A-Z')
  await expect.element(trigger).toHaveFocus()
})

test('a select in a filter row has a name without a visible label, and shows its placeholder', async () => {
  const screen = await render(
    <Select label="Brand" value="" onChange={() => undefined} options={[]} placeholder="All brands" />,
  )
  await expect.element(screen.getByRole('combobox', { name: 'Brand' })).toHaveTextContent('All brands')
  expect(screen.getByText('Brand', { exact: true }).query()).toBeNull()
})

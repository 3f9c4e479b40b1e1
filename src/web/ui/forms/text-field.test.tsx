import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextArea, TextField } from './text-field.tsx'

test('a field has its label as name and its help as description', async () => {
  const screen = await render(<TextField label="SKU" help="Your own number" />)
  const field = screen.getByRole('textbox', { name: 'SKU' })
  await expect.element(field).toHaveAccessibleDescription('Your own number')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
})

test('the message takes the place of the help and is announced', async () => {
  const screen = await render(<TextField label="Name" help="At most 120 characters" error="Name is required" />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(field).toHaveAccessibleDescription('Name is required')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Name is required')
  expect(screen.getByText('At most 120 characters').query()).toBeNull()
})

test('a text area takes several lines', async () => {
  const screen = await render(<TextArea label="Description" />)
  await screen.getByRole('textbox', { name: 'Description' }).fill('One\nTwo')
  await expect.element(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('One\nTwo')
})

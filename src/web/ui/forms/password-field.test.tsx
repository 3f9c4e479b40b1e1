import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PasswordField } from './password-field.tsx'

test('a password is hidden until the button shows it, and its value is kept', async () => {
  const screen = await render(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password', { exact: true })
  await field.fill('correct horse')
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('correct horse')
  await expect.element(screen.getByRole('button', { name: 'Hide' })).toHaveAttribute('aria-pressed', 'true')
})

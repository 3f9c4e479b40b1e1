import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'

const renderField = (notes: { help?: string; error?: string; aside?: string } = {}) =>
  render(
    <Field label="Tagline" {...notes}>
      {(parts) => <input {...parts} />}
    </Field>,
  )

test('a click on the label focuses the control that it names', async () => {
  const screen = await renderField()
  await screen.getByText('Tagline').click()
  await expect.element(screen.getByRole('textbox', { name: 'Tagline', exact: true })).toHaveFocus()
})

test('a field without help or error has no description and counts as valid', async () => {
  const screen = await renderField()
  const control = screen.getByRole('textbox', { name: 'Tagline' })
  await expect.element(control).not.toHaveAccessibleDescription()
  await expect.element(control).toBeValid()
})

test('help describes the control, without an announcement', async () => {
  const screen = await renderField({ help: 'At most 120 characters' })
  const control = screen.getByRole('textbox', { name: 'Tagline' })
  await expect.element(control).toHaveAccessibleDescription('At most 120 characters')
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('an error replaces the help, describes the control, marks it invalid, and is announced', async () => {
  const screen = await renderField({ help: 'At most 120 characters' })
  await screen.rerender(
    <Field label="Tagline" help="At most 120 characters" error="Tagline is too long">
      {(parts) => <input {...parts} />}
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Tagline' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Tagline is too long')
  await expect.element(control).toHaveAccessibleDescription('Tagline is too long')
  await expect.element(control).toBeInvalid()
  expect(screen.getByText('At most 120 characters').query()).toBeNull()
})

test('what stands beside the label is visible and no part of the name', async () => {
  const screen = await renderField({ aside: '12/120' })
  await expect.element(screen.getByText('12/120')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleName('Tagline')
})

test('two fields with the same label keep their notes apart', async () => {
  const screen = await render(
    <>
      <Field label="Name" error="Name is required">
        {(parts) => <input {...parts} />}
      </Field>
      <Field label="Name" help="Optional">
        {(parts) => <input {...parts} />}
      </Field>
    </>,
  )
  const names = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(names.nth(0)).toHaveAccessibleDescription('Name is required')
  await expect.element(names.nth(1)).toHaveAccessibleDescription('Optional')
})

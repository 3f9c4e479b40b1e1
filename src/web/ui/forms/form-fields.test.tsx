import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { FormSelect, FormText } from './form-fields.tsx'

const Product = z.object({
  name: z.string().trim().min(1, 'Name is required'),
  status: z.string(),
})
type Product = z.output<typeof Product>

const STATUSES = [
  { value: 'available', label: 'Available' },
  { value: 'discontinued', label: 'Discontinued' },
]

function ProductForm({ onSave }: { onSave: (product: Product) => void }) {
  const form = useForm<Product>({
    resolver: zodResolver(Product),
    defaultValues: { name: '', status: 'available' },
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
        <FormText<Product> name="name" label="Name" />
        <FormSelect<Product> name="status" label="Status" options={STATUSES} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  )
}

test('an invalid field shows its error and gets the focus, and nothing is sent', async () => {
  const onSave = vi.fn<(product: Product) => void>()
  const screen = await render(<ProductForm onSave={onSave} />)
  await screen.getByRole('button', { name: 'Save' }).click()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveAccessibleDescription('Name is required')
  await expect.element(name).toHaveFocus()
  expect(onSave).not.toHaveBeenCalled()
})

import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { FormNumber, FormSelect, FormText } from './form-fields.tsx'

const Product = z.object({
  name: z.string().trim().min(1, 'Name is required'),
  price: z.number().optional(),
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
    defaultValues: { name: '', price: 12.5, status: 'available' },
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
        <FormText<Product> name="name" label="Name" />
        <FormNumber<Product> name="price" label="Price" step={0.01} />
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

test('a number is sent as a number, and left out while its field is blank', async () => {
  const onSave = vi.fn<(product: Product) => void>()
  const screen = await render(<ProductForm onSave={(product) => onSave(product)} />)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Serum')
  await screen.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(onSave).toHaveBeenLastCalledWith({ name: 'Serum', price: 12.5, status: 'available' }))
  await screen.getByRole('spinbutton', { name: 'Price' }).fill('')
  await screen.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
  expect(onSave.mock.lastCall?.[0].price).toBeUndefined()
})

import type { FormEvent } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ActionLink, Button, ButtonLink } from './button.tsx'

test('a button that is loading says so, keeps the focus and ignores presses', async () => {
  const onClick = vi.fn<() => void>()
  const screen = await render(<Button onClick={onClick}>Save</Button>)
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onClick).toHaveBeenCalledTimes(1)

  await screen.rerender(
    <Button onClick={onClick} isLoading>
      Save
    </Button>,
  )
  const busy = screen.getByRole('button', { name: 'Processing…' })
  await expect.element(busy).toHaveFocus()
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('Enter in a field does not submit a form whose button is loading', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const form = (isLoading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isLoading={isLoading}>
        Save
      </Button>
    </form>
  )
  const screen = await render(form(true))
  await screen.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('Ann{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await screen.rerender(form(false))
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a button that leads to a screen and a link with the look of a button both go there', async () => {
  const home = (
    <>
      <ButtonLink to="/brands">Brands</ButtonLink>
      <ActionLink to="/products">Products</ActionLink>
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: home },
    { path: '*', element: 'There' },
  ])
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
  await screen.getByRole('button', { name: 'Brands' }).click()
  await expect.element(screen.getByText('There')).toBeVisible()
  expect(router.state.location.pathname).toBe('/brands')
})

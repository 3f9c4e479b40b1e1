import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Logo } from './logo.tsx'

async function renderLogo(to?: string) {
  const router = createMemoryRouter([{ path: '*', element: <Logo {...(to && { to })} /> }], {
    initialEntries: ['/brands'],
  })
  const screen = await render(<RouterProvider router={router} />)
  return { router, link: screen.getByRole('link', { name: 'Signet', exact: true }) }
}

test('the logo is a link named Signet that leads to the start page', async () => {
  const { router, link } = await renderLogo()
  await link.click()
  expect(router.state.location.pathname).toBe('/')
})

test('inside the app it leads to the dashboard, with the keyboard too', async () => {
  const { router, link } = await renderLogo('/dashboard')
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/dashboard')
})

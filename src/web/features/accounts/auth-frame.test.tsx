import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AuthFrame } from './auth-frame.tsx'

async function renderFrame() {
  const frame = (
    <AuthFrame title="Sign in" lead="Welcome back.">
      <button type="button">Continue</button>
    </AuthFrame>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element: frame }])} />)
}

test('the page names itself in its one heading and in the title of the tab', async () => {
  const screen = await renderFrame()
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect.element(main.getByText('Welcome back.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(document.title).toBe('Sign in · Signet')
})

test('the logo leads back to the start page', async () => {
  const screen = await renderFrame()
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Signet' })).toHaveAttribute('href', '/')
})

test('the sample images are decoration: visible on a wide window, silent for screen readers', async () => {
  const screen = await renderFrame()
  const images = [...screen.container.querySelectorAll('img')]
  expect(images.some((image) => image.checkVisibility())).toBe(true)
  expect(screen.getByRole('img').query()).toBeNull()
})

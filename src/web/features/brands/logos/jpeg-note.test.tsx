import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LogoPlates } from './logo-plates.tsx'

test.each([
  ['/api/files/0a1b.jpg', 1],
  ['/api/files/0a1b.png', 0],
  ['https://verdant.example/logo.jpg', 0],
])('of a logo at %s, it is said whether its pixels are exact', async (url, notes) => {
  const screen = await render(<LogoPlates url={url} name="Logo" />)
  await expect.element(screen.getByRole('img').first()).toBeInTheDocument()
  expect(screen.getByText(/^Stored as a JPEG, because as a PNG it would be over 5/).elements()).toHaveLength(notes)
})

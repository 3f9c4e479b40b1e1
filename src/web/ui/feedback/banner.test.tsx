import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Banner } from './banner.tsx'

test('an error is announced as an alert and offers Retry', async () => {
  const onRetry = vi.fn<() => void>()
  const screen = await render(<Banner onRetry={onRetry}>Failed to load brands</Banner>)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to load brands')
  await screen.getByRole('button', { name: 'Retry' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a success is announced as a status, without Retry', async () => {
  const screen = await render(<Banner tone="success">Saved</Banner>)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('alert').query()).toBeNull()
  expect(screen.getByRole('button').query()).toBeNull()
})

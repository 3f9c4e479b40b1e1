import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton } from './skeleton.tsx'

test('a placeholder fills the place of the later content, and screen readers hear nothing of it', async () => {
  const screen = await render(
    <div role="status" aria-label="Loading brands">
      <Skeleton className="w-40" style={{ height: 24 }} />
    </div>,
  )
  const [placeholder] = screen.getByRole('status', { name: 'Loading brands' }).element().children
  const { width, height } = placeholder?.getBoundingClientRect() ?? {}
  expect({ width, height }).toEqual({ width: 160, height: 24 })
  expect(placeholder?.checkVisibility()).toBe(true)
  expect(placeholder?.ariaHidden).toBe('true')
})

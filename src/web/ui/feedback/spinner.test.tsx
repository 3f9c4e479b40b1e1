import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Spinner } from './spinner.tsx'

test('a spinner turns for as long as it is shown, and adds nothing to the name of its button', async () => {
  const screen = await render(
    <button type="button">
      <Spinner />
      Processing…
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Processing…', exact: true })).toBeVisible()
  expect(screen.getByRole('img').query()).toBeNull()
  const [rotation] = screen.container.getAnimations({ subtree: true })
  expect(rotation?.playState).toBe('running')
  expect(rotation?.effect?.getTiming().iterations).toBe(Infinity)
})

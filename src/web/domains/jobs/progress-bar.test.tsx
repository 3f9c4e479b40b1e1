import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressBar } from './progress-bar.tsx'

test.each([
  [0.425, '43'],
  [-1, '0'],
  [7, '100'],
])('a share of %s is announced as %s percent', async (value, percent) => {
  const screen = await render(<ProgressBar label="Drawing" value={value} />)
  await expect.element(screen.getByRole('progressbar', { name: 'Drawing' })).toHaveAttribute('aria-valuenow', percent)
})

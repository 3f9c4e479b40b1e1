import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectBox } from './select-box.tsx'

test('a click selects one item, a click with Shift a range, and the space bar works too', async () => {
  const onSelect = vi.fn<(isStretch: boolean) => void>()
  const selection = { isSelected: false, isSelecting: true, onSelect }
  const screen = await render(<SelectBox name="Night serum" selection={selection} />)
  const box = screen.getByRole('checkbox', { name: 'Select Night serum' })
  await box.click()
  expect(onSelect).toHaveBeenLastCalledWith(false)
  await box.click({ modifiers: ['Shift'] })
  expect(onSelect).toHaveBeenLastCalledWith(true)
  await userEvent.keyboard(' ')
  expect(onSelect).toHaveBeenCalledTimes(3)
})

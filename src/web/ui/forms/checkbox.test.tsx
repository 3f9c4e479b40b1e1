import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from './checkbox.tsx'

test('a click on the label or the space bar checks the box and clears it', async () => {
  const screen = await render(<Checkbox label="Favorites only" />)
  const box = screen.getByRole('checkbox', { name: 'Favorites only', exact: true })
  await expect.element(box).not.toBeChecked()
  await screen.getByText('Favorites only').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

test('the check mark is visible only while the box is checked', async () => {
  const screen = await render(<Checkbox label="Favorites only" />)
  const box = screen.getByRole('checkbox', { name: 'Favorites only' })
  const readOpacity = () => getComputedStyle(box.element().nextElementSibling ?? box.element()).opacity
  expect(readOpacity()).toBe('0')
  await box.click()
  await expect.poll(readOpacity).toBe('1')
})

test('a disabled box ignores clicks on its label', async () => {
  const onChange = vi.fn<() => void>()
  const screen = await render(<Checkbox label="Favorites only" disabled onChange={onChange} />)
  await screen.getByText('Favorites only').click({ force: true })
  await expect.element(screen.getByRole('checkbox', { name: 'Favorites only' })).toBeDisabled()
  await expect.element(screen.getByRole('checkbox', { name: 'Favorites only' })).not.toBeChecked()
  expect(onChange).not.toHaveBeenCalled()
})

test('in a form, its name and value are sent only while it is checked', async () => {
  const screen = await render(
    <form aria-label="Filter">
      <Checkbox label="Videos" name="type" value="video" />
    </form>,
  )
  const form = screen.getByRole('form', { name: 'Filter' }).element()
  const readTypes = () => (form instanceof HTMLFormElement ? new FormData(form).getAll('type') : null)
  expect(readTypes()).toEqual([])
  await screen.getByRole('checkbox', { name: 'Videos' }).click()
  expect(readTypes()).toEqual(['video'])
})

import { Trash2 } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TooltipLayer } from '#web/ui/feedback/tooltip.tsx'
import { IconButton } from './icon-button.tsx'

test('an icon button is named by its label and acts on click, Enter, and the space bar', async () => {
  const onClick = vi.fn<() => void>()
  const screen = await render(<IconButton label="Delete item" icon={Trash2} onClick={onClick} />)
  const button = screen.getByRole('button', { name: 'Delete item', exact: true })
  await button.click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

test('inside a form it does not submit', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <IconButton label="Remove row" icon={Trash2} />
    </form>,
  )
  await screen.getByRole('button', { name: 'Remove row' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a disabled icon button ignores clicks and is no stop of the Tab key', async () => {
  const onClick = vi.fn<() => void>()
  const screen = await render(
    <>
      <IconButton label="Back" icon={Trash2} disabled onClick={onClick} />
      <IconButton label="Forward" icon={Trash2} />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Back' })
  await expect.element(button).toBeDisabled()
  await button.click({ force: true })
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Forward' })).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
})

test('its label is shown as a tooltip to people who see the icon alone', async () => {
  const screen = await render(
    <>
      <IconButton label="Delete item" icon={Trash2} />
      <TooltipLayer />
    </>,
  )
  await screen.getByRole('button', { name: 'Delete item' }).hover()
  await expect.element(page.getByText('Delete item')).toBeVisible()
})

import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { confirm, ConfirmHost } from './confirm.tsx'
import { Dialog, DialogTitle } from './dialog.tsx'

function Preview() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Preview
      </button>
      <button type="button">Behind</button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>Large preview</DialogTitle>
        <button type="button">Download</button>
        <button type="button">Close</button>
      </Dialog>
    </>
  )
}

test('a dialog keeps the focus inside, closes on Escape and gives the focus back', async () => {
  const screen = await render(<Preview />)
  await screen.getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Large preview' })
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Preview' })).toHaveFocus()
})

test.each([
  ['Delete', true],
  ['Cancel', false],
])('a question answered with %s resolves to %s', async (button, expected) => {
  await render(<ConfirmHost />)
  const answer = confirm({ title: 'Delete brand?', text: 'This action cannot be undone.', confirmLabel: 'Delete' })
  const dialog = page.getByRole('dialog', { name: 'Delete brand?' })
  await expect.element(dialog).toHaveAccessibleDescription('This action cannot be undone.')
  await dialog.getByRole('button', { name: button }).click()
  await expect(answer).resolves.toBe(expected)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closing a question without an answer means no, and its defaults are the specified ones', async () => {
  await render(<ConfirmHost />)
  const answer = confirm({ text: 'This action cannot be undone.' })
  const dialog = page.getByRole('dialog', { name: 'Confirm Action' })
  await expect.element(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect(answer).resolves.toBe(false)
})

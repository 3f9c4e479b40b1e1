import { Download, Trash2 } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'

async function renderMenu(isOpenAtFirst = false) {
  const onDownload = vi.fn<() => void>()
  const onDelete = vi.fn<() => void>()
  const screen = await render(
    <Menu label="Actions" trigger={null} isOpenAtFirst={isOpenAtFirst}>
      <MenuItem icon={Download} onClick={onDownload}>
        Download
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>,
  )
  return { trigger: screen.getByRole('button', { name: 'Actions' }), onDownload, onDelete }
}

const getItem = (name: string) => page.getByRole('menuitem', { name })

test('the button says that it opens a menu, and whether the menu is open', async () => {
  const { trigger } = await renderMenu()
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect.element(page.getByRole('menu', { name: 'Actions' })).toBeVisible()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
})

test('an item acts on click, and the menu closes', async () => {
  const { trigger, onDownload, onDelete } = await renderMenu()
  await trigger.click()
  await getItem('Delete').click()
  expect(onDelete).toHaveBeenCalledTimes(1)
  expect(onDownload).not.toHaveBeenCalled()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('the arrow keys move through the items, past the separator, and Enter chooses one', async () => {
  const { trigger, onDelete } = await renderMenu()
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getItem('Download')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(getItem('Delete')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onDelete).toHaveBeenCalledTimes(1)
  await expect.element(trigger).toHaveFocus()
})

test('the first letter of an item moves to it', async () => {
  const { trigger } = await renderMenu()
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getItem('Download')).toHaveFocus()
  await userEvent.keyboard('de')
  await expect.element(getItem('Delete')).toHaveFocus()
})

test('Escape closes the menu without an action and gives the focus back', async () => {
  const { trigger, onDownload, onDelete } = await renderMenu()
  await trigger.click()
  await expect.element(getItem('Download')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(onDownload).not.toHaveBeenCalled()
  expect(onDelete).not.toHaveBeenCalled()
})

test('a menu whose code was loaded by its first click is open at once', async () => {
  await renderMenu(true)
  await expect.element(getItem('Download')).toBeVisible()
})

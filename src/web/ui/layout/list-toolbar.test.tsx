import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ListToolbar, ShownCount, type ListView } from './list-toolbar.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { TooltipLayer } from '#web/ui/feedback/tooltip.tsx'

function Toolbar() {
  const [view, setView] = useState<ListView>('grid')
  const [search, setSearch] = useState('')
  return (
    <>
      <ListToolbar
        view={view}
        onView={setView}
        search={<SearchBox noun="brands" value={search} onChange={setSearch} />}
      >
        {null}
      </ListToolbar>
      <ShownCount shown={search ? 1 : 1200} total={1200} noun="brands" />
    </>
  )
}

test('the view toggle shows which view is selected', async () => {
  const screen = await render(<Toolbar />)
  const views = screen.getByRole('group', { name: 'View' })
  await expect.element(views.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true')
  await views.getByRole('button', { name: 'List view' }).click()
  await expect.element(views.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(views.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'false')
})

test('the search box has a name, and the number of its results is announced', async () => {
  const screen = await render(<Toolbar />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 1,200 of 1,200 brands')
  await screen.getByRole('searchbox', { name: 'Search brands' }).fill('nocte')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 1 of 1,200 brands')
})

test('the tooltip of an icon button shows on keyboard focus and hides on Escape', async () => {
  const screen = await render(
    <>
      <p>Elsewhere</p>
      <IconButton label="Delete item" icon={Trash2} />
      <TooltipLayer />
    </>,
  )
  // Chromium fires events for a resting pointer when the layout below it changes, which would hide the tooltip.
  await screen.getByText('Elsewhere').hover()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Delete item' })).toHaveFocus()
  const tooltip = page.getByText('Delete item')
  await expect.element(tooltip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
})

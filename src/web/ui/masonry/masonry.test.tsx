import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Masonry } from './masonry.tsx'

const ITEMS = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1 }))

async function renderMasonry(onNearEnd?: () => void) {
  return render(
    <Masonry
      items={ITEMS}
      keyOf={({ id }) => id}
      tallness={({ id }) => 100 + (id % 3) * 40}
      columnWidth={200}
      onNearEnd={onNearEnd}
    >
      {({ id }) => (
        <button type="button" data-open>
          Item {id}
        </button>
      )}
    </Masonry>,
  )
}

test('of 1,000 items only those near the window are mounted, each with its position in the whole list', async () => {
  const onNearEnd = vi.fn<() => void>()
  const screen = await renderMasonry(onNearEnd)
  const first = screen.getByRole('listitem').first()
  await expect.element(first).toHaveAttribute('aria-posinset', '1')
  await expect.element(first).toHaveAttribute('aria-setsize', '1000')
  const countDrawn = () => screen.getByRole('listitem').elements().length
  await expect.poll(countDrawn).toBeGreaterThan(8)
  expect(countDrawn()).toBeLessThan(80)
  expect(onNearEnd).not.toHaveBeenCalled()
})

test('End and Home focus the last and the first item, wherever the list is scrolled to', async () => {
  const onNearEnd = vi.fn<() => void>()
  const screen = await renderMasonry(onNearEnd)
  await screen.getByRole('button', { name: 'Item 1', exact: true }).click()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('button', { name: 'Item 1000' })).toHaveFocus()
  await expect.poll(() => onNearEnd).toHaveBeenCalled()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('button', { name: 'Item 1', exact: true })).toHaveFocus()
})

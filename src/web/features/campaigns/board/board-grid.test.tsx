import { useMemo } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createCell } from '../create-cell.ts'
import { BoardGrid } from './board-grid.tsx'
import { groupCells, inBoardOrder } from './board-layout.ts'
import { useBoardSelection } from './use-board-selection.ts'

const LANGUAGES = ['en', 'de', 'ar', 'ja', 'fr']

function Board({ count, onOpen }: { count: number; onOpen: (id: number) => void }) {
  const groups = useMemo(() => {
    const cells = Array.from({ length: count }, (_, at) =>
      createCell({ id: at + 1, language: LANGUAGES[at % 5] ?? 'en', headline: `Headline ${at + 1}` }),
    )
    return groupCells(cells)
  }, [count])
  const selection = useBoardSelection(useMemo(() => inBoardOrder(groups), [groups]))
  return (
    <>
      <p role="status">{selection.chosen.map(({ id }) => id).join(', ')}</p>
      <BoardGrid groups={groups} selection={selection} hasVariants={false} onOpen={onOpen} />
    </>
  )
}

const ignore = () => undefined

test('of 5,000 cells only those near the window are rendered', async () => {
  await render(<Board count={5000} onOpen={ignore} />)
  await expect.element(page.getByText('Headline 1', { exact: true })).toBeVisible()
  expect(page.getByRole('article').elements().length).toBeLessThan(60)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(page.getByText('Headline 5000', { exact: true })).toBeVisible()
  expect(page.getByRole('article').elements().length).toBeLessThan(60)
  window.scrollTo(0, 0)
})

test('a click opens a cell, and Shift selects a range in the order of the board', async () => {
  const onOpen = vi.fn<(id: number) => void>()
  const screen = await render(<Board count={20} onOpen={onOpen} />)
  await page.getByRole('button', { name: 'Instagram · Post' }).first().click()
  expect(onOpen).toHaveBeenCalledWith(1)
  const boxes = page.getByRole('checkbox', { name: 'Select Instagram · Post, English' })
  await boxes.nth(0).click()
  await userEvent.keyboard('{Shift>}')
  await boxes.nth(2).click()
  await userEvent.keyboard('{/Shift}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1, 6, 11')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

test('the head of a group selects all of its cells, and then none', async () => {
  const screen = await render(<Board count={20} onOpen={ignore} />)
  const all = page.getByRole('checkbox', { name: 'Select all of Post · Deutsch' })
  await all.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2, 7, 12, 17')
  await all.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

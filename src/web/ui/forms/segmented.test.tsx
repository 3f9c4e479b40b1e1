import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Segmented } from './segmented.tsx'

type Length = 'week' | 'month'

const LENGTHS = [
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const

function Period({ onPick }: { onPick?: (value: Length) => void }) {
  const [value, setValue] = useState<Length>('week')
  const pick = (next: Length) => {
    setValue(next)
    onPick?.(next)
  }
  return <Segmented label="Period" value={value} onChange={pick} options={LENGTHS} />
}

test('the choices are one named group, and exactly one is pressed', async () => {
  const screen = await render(<Period />)
  const group = screen.getByRole('group', { name: 'Period' })
  await expect.element(group.getByRole('button', { name: '7 days', pressed: true })).toBeVisible()
  await group.getByRole('button', { name: '30 days' }).click()
  await expect.element(group.getByRole('button', { name: '30 days', pressed: true })).toBeVisible()
  expect(group.getByRole('button', { pressed: true }).elements()).toHaveLength(1)
})

test('Tab and the space bar choose one too', async () => {
  const onPick = vi.fn<(value: Length) => void>()
  const screen = await render(<Period onPick={onPick} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: '30 days' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('month')
})

test('with icons the labels remain as names', async () => {
  const views = [
    { value: 'grid', label: 'Grid view', icon: LayoutGrid },
    { value: 'list', label: 'List view', icon: List },
  ] as const
  const screen = await render(<Segmented label="View" value="grid" onChange={() => undefined} options={views} />)
  await expect.element(screen.getByRole('button', { name: 'Grid view', pressed: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'List view', pressed: false })).toHaveTextContent('')
})

test('inside a form it does not submit', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Period />
    </form>,
  )
  await screen.getByRole('button', { name: '30 days' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
})

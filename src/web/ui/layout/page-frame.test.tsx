import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from './card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageFrame } from './page-frame.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'

test('a screen names itself in its heading and in the title of the tab', async () => {
  const screen = await render(
    <PageFrame title="My Brands" lead="Keep them together." badge={<Badge>3 brands</Badge>}>
      <p>The list</p>
    </PageFrame>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'My Brands' })).toBeVisible()
  await expect.element(screen.getByText('3 brands')).toBeVisible()
  expect(document.title).toBe('My Brands · Signet')
})

test('a card is a region with the name of its heading', async () => {
  const screen = await render(
    <Card title="Security" text="What protects you">
      Facts
    </Card>,
  )
  const card = screen.getByRole('region', { name: 'Security' })
  await expect.element(card).toMatchTextContent(/What protects you/)
  await expect.element(card.getByRole('heading', { level: 2 })).toHaveTextContent('Security')
})

test('an empty list shows a heading, a sentence and its one action', async () => {
  const action = <button type="button">New Brand</button>
  const screen = await render(<EmptyState title="No brands yet" text="Describe your first one." action={action} />)
  await expect.element(screen.getByRole('heading', { name: 'No brands yet' })).toBeVisible()
  await expect.element(screen.getByText('Describe your first one.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New Brand' })).toBeVisible()
})

test('a relative time keeps the exact one for machines and for hovering', async () => {
  const time = new Date(Date.now() - 3 * 60_000).toISOString()
  const screen = await render(<Timestamp time={time} />)
  const element = screen.getByText('3 min ago')
  await expect.element(element).toHaveAttribute('datetime', time)
  expect(element.element().getAttribute('title')).toContain(String(new Date(time).getFullYear()))
})

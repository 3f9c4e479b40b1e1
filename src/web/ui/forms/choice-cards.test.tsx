import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceCards } from './choice-cards.tsx'

const OPTIONS = [
  { value: 'image', label: 'Image', text: 'A still' },
  { value: 'video', label: 'Video' },
]

function Cards({ pick, error }: { pick: 'one' | 'any'; error?: string }) {
  const [chosen, setChosen] = useState<string[]>([])
  const turnOver = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <ChoiceCards
      legend="Content type"
      pick={pick}
      options={OPTIONS}
      chosen={chosen}
      onChoose={pick === 'one' ? (value) => setChosen([value]) : turnOver}
      error={error}
      className="grid-cols-2"
    />
  )
}

test('with one choice the cards are radios that the arrow keys move through', async () => {
  const screen = await render(<Cards pick="one" />)
  const image = screen.getByRole('radio', { name: 'Image' })
  await expect.element(image).toHaveAccessibleDescription('A still')
  await screen.getByText('Image').click()
  await expect.element(image).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Video' })).toBeChecked()
  await expect.element(image).not.toBeChecked()
})

test('with any number of choices a second click removes one', async () => {
  const screen = await render(<Cards pick="any" />)
  await screen.getByText('Image').click()
  await screen.getByText('Video').click()
  await screen.getByText('Image').click()
  await expect.element(screen.getByRole('checkbox', { name: 'Image' })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Video' })).toBeChecked()
})

test('a missing choice is reported below the group and describes it', async () => {
  const screen = await render(<Cards pick="any" error="Please select a content type." />)
  const group = screen.getByRole('group', { name: 'Content type' })
  await expect.element(group).toHaveAccessibleDescription('Please select a content type.')
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

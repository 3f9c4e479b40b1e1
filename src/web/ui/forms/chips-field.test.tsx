import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LIST_MAX } from '#contract/limits.ts'
import { ChipsField } from './chips-field.tsx'

function Keywords() {
  const [entries, setEntries] = useState<string[]>([])
  return <ChipsField label="Keywords" entries={entries} onChange={setEntries} />
}

test('Enter and Add keep an entry, trimmed; empty ones are ignored', async () => {
  const screen = await render(<Keywords />)
  const field = screen.getByRole('textbox', { name: 'Keywords' })
  await field.click()
  await userEvent.keyboard('  night care {Enter}   {Enter}serum')
  await screen.getByRole('button', { name: 'Add to Keywords' }).click()
  const chips = screen.getByRole('list', { name: 'Keywords' }).getByRole('listitem')
  expect(chips.elements().map((chip) => chip.textContent)).toEqual(['night care', 'serum'])
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

test('an entry that was typed without Enter is part of what the form sends', async () => {
  const sent: string[][] = []
  function Form() {
    const [entries, setEntries] = useState<string[]>([])
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(entries)
        }}
      >
        <ChipsField label="Keywords" entries={entries} onChange={setEntries} />
        <button type="submit">Save</button>
      </form>
    )
  }
  const screen = await render(<Form />)
  const field = screen.getByRole('textbox', { name: 'Keywords' })
  await field.click()
  await userEvent.keyboard('night care{Enter}serum')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveValue('')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(sent).toEqual([
    ['night care', 'serum'],
    ['night care', 'serum'],
  ])
})

test('an entry is removed by its button, and the last one by Backspace in the empty field', async () => {
  const screen = await render(<Keywords />)
  await screen.getByRole('textbox', { name: 'Keywords' }).click()
  await userEvent.keyboard('one{Enter}two{Enter}three{Enter}')
  await screen.getByRole('button', { name: 'Remove one' }).click()
  await userEvent.keyboard('{Backspace}')
  const chips = screen.getByRole('list', { name: 'Keywords' }).getByRole('listitem')
  expect(chips.elements().map((chip) => chip.textContent)).toEqual(['two'])
})

test('what is typed into a full list stays in the field, and the form is not sent without it', async () => {
  const sent: number[] = []
  function Form() {
    const [entries, setEntries] = useState(() => Array.from({ length: LIST_MAX }, (_, index) => `entry ${index}`))
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(entries.length)
        }}
      >
        <ChipsField label="Keywords" entries={entries} onChange={setEntries} />
        <button type="submit">Save</button>
      </form>
    )
  }
  const screen = await render(<Form />)
  const field = screen.getByRole('textbox', { name: 'Keywords' })
  await field.click()
  await userEvent.keyboard('serum{Enter}')
  await expect.element(field).toHaveValue('serum')
  await expect.element(screen.getByText(`The list is full: ${LIST_MAX} entries. Remove one to add this.`)).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveFocus()
  expect(sent).toEqual([])
  await screen.getByRole('button', { name: 'Remove entry 0', exact: true }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(sent).toEqual([LIST_MAX])
})

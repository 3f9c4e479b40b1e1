import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SectionNav } from '#web/ui/layout/section-nav.tsx'
import { FormSection, SaveBar } from './form-section.tsx'

const SECTIONS = [
  { id: 'identity', title: 'Identity' },
  { id: 'visual', title: 'Visual Design' },
]

function LongForm() {
  return (
    <>
      <SectionNav sections={SECTIONS} />
      {SECTIONS.map(({ id, title }) => (
        <FormSection key={id} id={id} title={title} text={`What ${title} means`}>
          <input aria-label={`First of ${title}`} className="mb-250" />
        </FormSection>
      ))}
      <SaveBar>
        <button type="button">Save</button>
      </SaveBar>
    </>
  )
}

test('a section is a region with the name of its heading and a sentence about it', async () => {
  const screen = await render(<LongForm />)
  const section = screen.getByRole('region', { name: 'Visual Design' })
  await expect.element(section.getByRole('heading', { level: 2, name: 'Visual Design' })).toBeVisible()
  await expect.element(section.getByText('What Visual Design means')).toBeVisible()
})

test('the section list moves the focus to a section, and Tab goes on to its first field', async () => {
  const screen = await render(<LongForm />)
  await screen.getByRole('button', { name: 'Visual Design' }).click()
  await expect.element(screen.getByRole('region', { name: 'Visual Design' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox', { name: 'First of Visual Design' })).toHaveFocus()
})

test('the sections themselves are no stops of the Tab key', async () => {
  const screen = await render(<LongForm />)
  screen.getByRole('textbox', { name: 'First of Identity' }).element().focus()
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox', { name: 'First of Visual Design' })).toHaveFocus()
})

test('the save bar stays in the window while the form is longer than it', async () => {
  const screen = await render(<LongForm />)
  expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight * 2)
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeInViewport()
})

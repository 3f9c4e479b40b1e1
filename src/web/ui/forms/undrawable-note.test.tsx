import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { UndrawableNote } from './undrawable-note.tsx'

test('characters that no font draws are named before a design is generated', async () => {
  const screen = await render(<UndrawableNote texts={['Fresh bread', 'ꦱꦱ ပ', null]} />)
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('These characters cannot be drawn: ꦱ ပ. Designs leave them out.')
})

test('a long list of characters is cut', async () => {
  const screen = await render(<UndrawableNote texts={['ကခဂဃငစဆဇဈဉညဋဌဍဎ']} />)
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('These characters cannot be drawn: က ခ ဂ ဃ င စ ဆ ဇ ဈ ဉ ည ဋ …. Designs leave them out.')
})

test('nothing is shown for characters that are drawn', async () => {
  const screen = await render(<UndrawableNote texts={['Sommerschlussverkauf, 20 % 🔥', '特価', undefined]} />)
  expect(screen.getByRole('status').query()).toBeNull()
})

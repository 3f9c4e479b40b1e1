import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ColorField } from './color-field.tsx'

const onChange = vi.fn<(hex: string) => void>()

function Primary() {
  const [value, setValue] = useState('#0A7C66')
  const change = (hex: string) => {
    onChange(hex)
    setValue(hex)
  }
  return <ColorField label="Primary color" value={value} onChange={change} />
}

async function typeHex(text: string) {
  const screen = await render(<Primary />)
  const field = screen.getByRole('textbox', { name: 'Primary color' })
  await field.fill(text)
  onChange.mockClear()
  await userEvent.tab()
  return field
}

test('a three-digit color without # is completed on leaving the field', async () => {
  const field = await typeHex('f0c')
  await expect.element(field).toHaveValue('#FF00CC')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#FF00CC')
})

test('a text that is no color is replaced by the previous color', async () => {
  const field = await typeHex('teal')
  await expect.element(field).toHaveValue('#0A7C66')
  expect(onChange).not.toHaveBeenCalled()
})

test('Random gives a color of six digits', async () => {
  const screen = await render(<Primary />)
  onChange.mockClear()
  await screen.getByRole('button', { name: 'Random primary color' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^#[0-9A-F]{6}$/i))
})

import { expect, test } from 'vitest'
import { createLineNode } from './text-line.ts'

const LATO = { family: 'Lato', weight: 700, size: 10, tracking: 0, language: 'tr' }

test('a line in capitals names the families for letters that only the capitals have', () => {
  const families = (line: string) => createLineNode(line, 'Yaz indirimi', LATO, {}).style?.['fontFamily']
  expect(families('YAZ İNDİRİMİ')).toMatch(/^'Lato', 'Inter'/)
  expect(families('Yaz indirimi')).toBe("'Lato'")
})

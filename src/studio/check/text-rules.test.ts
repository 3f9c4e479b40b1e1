import { expect, test } from 'vitest'
import { isWhole } from './text-rules.ts'
import type { TextLayer } from '../model/scene.ts'

function draw(text: string, lines: readonly string[], struck: string | null): TextLayer {
  const toLine = (line: string, index: number) => {
    const start = struck === null ? -1 : line.indexOf(struck)
    const runs = [{ start, end: start + (struck ?? '').length, color: '#000000', struck: true }]
    return { text: line, x: 0, y: index * 10, width: 10, scale: index > 0 ? 1 : 0.5, ...(start >= 0 && { runs }) }
  }
  return { kind: 'text', text, transform: 'none', role: 'subline', lines: lines.map(toLine) } as unknown as TextLayer
}

test.each([
  ['通常49,800円→39,800円(税込)', ['通常49,800円', '39,800円', '(税込)'], '49,800円'],
  ['R$ 220 -> R$ 149', ['R$ 220', 'R$ 149'], 'R$ 220'],
])('%s is whole without its arrow where the former price is struck', (text, lines, struck) => {
  expect(isWhole(draw(text, lines, struck), 'pt')).toBe(true)
  expect(isWhole(draw(text, lines, null), 'pt')).toBe(false)
  expect(isWhole(draw(text, lines.slice(0, -1), struck), 'pt')).toBe(false)
})

test.each(['date', 'deadline', 'place', 'condition'] as const)(
  'a %s of two lines needs its comma only if it has no parts',
  (fact) => {
    const line = (text: string) => ({ text, x: 0, y: 0, width: 10 })
    const text = { kind: 'text', role: 'badge', text: 'In store only, while stocks last', transform: 'none', fact }
    const drawn = { ...text, lines: ['In store only', 'while stocks last'].map(line) } as unknown as TextLayer
    expect(isWhole(drawn, 'en')).toBe(fact !== 'condition')
  },
)

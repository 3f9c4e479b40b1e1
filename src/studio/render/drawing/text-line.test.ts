import { Renderer } from '@takumi-rs/core'
import { expect, test } from 'vitest'
import { createFontRegistry } from '../fonts/font-registry.ts'
import { createLineNode } from './text-line.ts'

const LATO = { family: 'Lato', weight: 700, size: 10, tracking: 0, language: 'tr' }

test('a sign stands at the same side of its number in every line of an Arabic text', () => {
  const text = 'خصم 20% على كل شيء'
  const draw = (line: string, whole = text) => {
    const node = createLineNode(line, whole, { ...LATO, language: 'ar' }, {})
    return node.type === 'text' ? node.text : null
  }
  expect(draw('خصم 20%')).toBe('خصم 20\u200E%\u200E')
  expect(draw('20% على كل شيء')).toBe('20\u200E%\u200E على كل شيء')
  expect(draw('بسعر €20')).toBe('بسعر \u200E€\u200E20')
  expect(draw('اتصل +49 30 901820')).toBe('اتصل \u200E\u200E+\u200E49\u200E \u200E30\u200E \u200E901820\u200E')
  expect(draw('20% off', '20% off')).toBe('20% off')
})

test('a line in capitals names the families for letters that only the capitals have', () => {
  const families = (line: string) => createLineNode(line, 'Yaz indirimi', LATO, {}).style?.['fontFamily']
  expect(families('YAZ İNDİRİMİ')).toMatch(/^'Lato', 'Inter'/)
  expect(families('Yaz indirimi')).toBe("'Lato'")
})

test('the parts of a line with colors of their own are drawn in them, and say the same words', () => {
  const runs = [{ start: 4, end: 7, color: '#D8321A' }]
  const node = createLineNode('now $39 today', 'now $39 today', { ...LATO, runs }, {})
  const children = node.type === 'container' ? (node.children ?? []) : []
  expect(children.map((child) => (child.type === 'text' ? [child.text, child.style?.['color']] : null))).toEqual([
    ['now ', undefined],
    ['$39', '#D8321A'],
    [' today', undefined],
  ])
})

test('letter spacing widens a line by its letters, not by its marks of direction', async () => {
  const renderer = new Renderer()
  const style = { ...LATO, language: 'he', size: 30 }
  const measure = async (text: string, tracking: number) => {
    await createFontRegistry(renderer)([{ ...style, text }])
    const line = createLineNode(text, text, { ...style, tracking }, {})
    return (await renderer.measure({ type: 'container', style: { display: 'flex' }, children: [line] })).width
  }
  for (const text of ['₪120', '20%', '054-123 4567'])
    expect((await measure(text, 3)) - (await measure(text, 0))).toBeCloseTo(3 * text.length, 1)
})

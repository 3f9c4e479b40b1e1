import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import { hasDots } from './leader.ts'

const NOTHING = { images: [], logo: null, objects: [], notes: [] }
const ROWS = [
  { text: 'Pumpkin risotto with sage', price: '14.50' },
  { text: 'Stew', price: '19' },
  { text: 'Plum crumble and cream', price: '7' },
  { text: 'Soup', price: '5' },
  { text: 'Bread', price: '3' },
]

/** How many rows have dots, and how many have rules, for each seed. */
async function countLines(rows: readonly { text: string; price: string }[]) {
  const counts: [number, number][] = []
  for (let seed = 1; seed <= 24; seed += 1) {
    const brief = createBrief({ width: 1080, height: 1350, seed }, { typography: 'Playfair Display' })
    const copy = { ...createCopy('Our new autumn menu'), block: { kind: 'menu' as const, rows } }
    const { layers } = await composeScene(brief, copy, NOTHING, fakeMeasure, { layout: 'menu' })
    const dots = layers.filter((layer) => layer.kind === 'art' && layer.role === 'icon')
    const rules = layers.filter((layer) => layer.kind === 'art' && layer.role === 'field' && layer.box.height < 4)
    counts.push([dots.length, rules.length])
  }
  return counts
}

const LONG = [{ text: 'Pumpkin risotto with roasted sage and lemon', price: '14.50' }, ...ROWS.slice(1)]
const SHORT = ROWS.map(({ text, price }) => ({ text: text.slice(0, 7).trim(), price }))

test('all rows of a table have dots, or none has', async () => {
  for (const rows of [ROWS, LONG, SHORT])
    for (const [dots] of await countLines(rows)) expect([0, rows.length]).toContain(dots)
  expect((await countLines(SHORT)).some(([dots]) => dots > 0)).toBe(true)
})

test('a label that nearly reaches its price leaves no space for dots', () => {
  expect([hasDots(30, 50), hasDots(400, 50)]).toEqual([false, true])
})

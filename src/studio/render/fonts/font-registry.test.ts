import { setTimeout } from 'node:timers/promises'
import { Renderer, type MeasuredNode } from '@takumi-rs/core'
import { expect, test } from 'vitest'
import { createLineNode } from '../drawing/text-line.ts'
import { createFontRegistry, type FontRequest } from './font-registry.ts'

/** A price of a right-to-left design: marks of direction hold its sign at its side. */
const price = (text: string, family: string): FontRequest => ({ family, weight: 700, text, language: 'he' })

/** Measures the runs of a text after the fonts of other texts were registered. Files are registered after as many ms as `waits` has. */
async function measureRuns(text: FontRequest, earlier: readonly FontRequest[], waits: readonly number[] = []) {
  const renderer = new Renderer()
  const left = [...waits]
  const registerFont: Renderer['registerFont'] = async (font) => {
    await setTimeout(left.shift() ?? 0)
    return renderer.registerFont(font)
  }
  const register = createFontRegistry({ registerFont } as Renderer)
  for (const request of earlier) await register([request])
  await register([text])
  const style = { ...text, size: 36, tracking: 5 }
  const root = {
    type: 'container',
    style: { display: 'flex' },
    children: [createLineNode(text.text, text.text, style, {})],
  }
  return listRuns(await renderer.measure(root as Parameters<Renderer['measure']>[0]))
}

const listRuns = ({ runs, children }: MeasuredNode): unknown[] => [
  ...runs.map(({ text, x, width }) => [text, x, width]),
  ...children.flatMap(listRuns),
]

test.each([
  ['₾120', 'Nunito'],
  ['₹1,200', 'Inter'],
  ['₩38,000', 'Lora'],
  ['₾120', 'Open Sans'],
])('%s in %s is set the same, whichever file of its fonts is read first', async (text, family) => {
  const usual = await measureRuns(price(text, family), [])
  for (const waits of [[40], [0, 40], [40, 20]])
    expect(await measureRuns(price(text, family), [], waits)).toEqual(usual)
})

test.each(['Ω', '₹', 'Ж'])(
  'a price is set the same after %s was drawn with the same family in place of another',
  async (sign) => {
    const usual = await measureRuns(price('₹1,200', 'Inter'), [])
    for (const family of ['Nunito', 'Fredoka'])
      expect(await measureRuns(price('₹1,200', 'Inter'), [price(sign, family)])).toEqual(usual)
  },
)

import { expect, test } from 'vitest'
import { fakeMeasure } from '../testing/briefs.ts'
import { createLineBreaker } from './breaking/line-breaker.ts'
import { splitAtLineBreaks } from './breaking/line-breaks.ts'
import { getFontFamily } from './font-families.ts'
import { fitScaledBlock } from './scaled-block.ts'
import { createRuler, listMeasuredWords } from './text-ruler.ts'
import type { TextStyle } from './fit-text.ts'

const STYLE: TextStyle = {
  face: { family: getFontFamily('Merriweather'), weight: 700 },
  leading: 1.04,
  tracking: 0,
  transform: 'none',
}

/** The space in em of the figure between its baseline and the capitals of the small line below it. */
async function measureGap(figure: string, below: string): Promise<number> {
  const words = {
    role: 'price' as const,
    text: `${figure} ${below}`,
    style: STYLE,
    color: '#000000',
    ground: '#FFFFFF',
  }
  const ruler = await createRuler(listMeasuredWords(splitAtLineBreaks(words.text)), [STYLE.face], fakeMeasure)
  const parts = [
    { text: figure, scale: 1, most: 1 },
    { text: below, scale: 0.3, most: 1 },
  ]
  const block = fitScaledBlock(words, parts, ruler, { width: 2000, height: 900, most: 100, least: 100, smallest: 10 })
  const [first = 0, second = 0] = block?.baselines ?? []
  return (second - first) / 100 - STYLE.face.family.cap * 0.3
}

test.each([
  ['£12.60ph', 'Cheeky shetlands'],
  ['19 zł/godz', 'bez zapisów'],
  ['9 €/Tag', 'Über Mittag'],
  ['PRZEGLĄD', 'PRZED SEZONEM'],
])('what is below %s begins below its descenders', async (figure, below) => {
  expect(await measureGap(figure, below)).toBeGreaterThan((STYLE.face.family.deep ?? 0) + 0.01)
})

test('marks on capitals below a descender have space, and digits need none', async () => {
  expect(await measureGap('9 €/Tag', 'Über')).toBeGreaterThan(await measureGap('9 €/Tag', 'Uber'))
  expect(await measureGap('£12', 'Over')).toBeLessThan(await measureGap('£12ph', 'Over'))
})

test('a part whose lines would tear a name apart is set smaller, and one that cannot help it is not', async () => {
  const set = async (lead: string, phrases: readonly string[]) => {
    const words = {
      role: 'headline' as const,
      text: `${lead} heute`,
      style: STYLE,
      color: '#000000',
      ground: '#FFFFFF',
    }
    const breaker = createLineBreaker({ language: 'fi', phrases })
    const ruler = await createRuler(listMeasuredWords(breaker.split(words.text)), [STYLE.face], fakeMeasure, breaker)
    const parts = [
      { text: lead, scale: 1, most: 3 },
      { text: 'heute', scale: 0.44, most: 1 },
    ]
    const block = fitScaledBlock(words, parts, ruler, { width: 800, height: 900, most: 160, least: 40, smallest: 20 })
    return { lines: block?.lines ?? [], size: block?.size ?? 0 }
  }
  const torn = await set('Julmarknad på Skansens Gård', [])
  const whole = await set('Julmarknad på Skansens Gård', ['Skansens Gård'])
  expect(torn.lines).not.toEqual(whole.lines)
  expect(whole.lines.some((line) => line.includes('Skansens Gård'))).toBe(true)
  expect(whole.size).toBeGreaterThan(torn.size * 0.6)
  const long = await set('Donaudampfschiff Kapitänsmütze', ['Donaudampfschiff Kapitänsmütze'])
  expect(long.size).toBe((await set('Donaudampfschiff Kapitänsmütze', [])).size)
})

test.each([
  ['for', '$1,199', 2],
  ['für', '1.290 €', 2],
  ['à partir de', '1.290 €', 3],
])('"%s" before %s is on its line, where that costs the figure little', async (lead, figure, lines) => {
  const words = { role: 'price' as const, text: `${lead} ${figure} heute`, style: STYLE, color: '#000', ground: '#FFF' }
  const ruler = await createRuler(listMeasuredWords(splitAtLineBreaks(words.text)), [STYLE.face], fakeMeasure)
  const parts = [
    { text: lead, scale: 0.42, most: 1, joins: 'next' as const },
    { text: figure, scale: 1, most: 1 },
    { text: 'heute', scale: 0.3, most: 1 },
  ]
  const whole = ruler.width(figure, STYLE.face, 0) * 200
  const block = fitScaledBlock(words, parts, ruler, { width: whole, height: 900, most: 200, least: 60, smallest: 20 })
  expect(new Set(block?.baselines).size).toBe(lines)
  expect(block?.size).toBeGreaterThan(145)
})

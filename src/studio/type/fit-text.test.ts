import { expect, test } from 'vitest'
import { compareCost } from '../render/testing/measure-cost.ts'
import { fakeMeasure } from '../testing/briefs.ts'
import { getFontFamily } from './font-families.ts'
import { fitText, wrapText } from './fit-text.ts'
import { createRuler, listMeasuredWords } from './text-ruler.ts'
import { fitBlock, placeText, wrapBlock } from './text-block.ts'
import { resolveTypography, chooseFamilyForText, findNearestWeight } from './choose-family.ts'
import { toDrawableText } from './breaking/drawable-text.ts'
import { createLineBreaker } from './breaking/line-breaker.ts'
import { createSyllableFinder } from '../libraries/hyphenation.ts'
import { splitAtLineBreaks } from './breaking/line-breaks.ts'
import type { FitBounds, TextStyle } from './fit-text.ts'

const STYLE: TextStyle = {
  face: { family: getFontFamily('Inter'), weight: 700 },
  leading: 1.04,
  tracking: 0,
  transform: 'none',
}
const BOUNDS: FitBounds = { width: 500, height: 400, counts: [3, 4, 2], most: 110, least: 20 }
const createTextRuler = (text: string, { face } = STYLE) =>
  createRuler(listMeasuredWords(splitAtLineBreaks(text)), [face], fakeMeasure)

async function fitted(text: string, bounds: Partial<FitBounds> = {}) {
  const ruler = await createTextRuler(text)
  const setting = fitText(text, STYLE, ruler, { ...BOUNDS, ...bounds })
  return setting && { ...setting, widths: setting.lines.map((line) => ruler.width(line, STYLE.face, 0) * setting.size) }
}

test.each([
  'Wake up to brighter skin',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Hi',
  'https://example.com/a/very/long/address?with=words&and=more',
  'We roast every single batch of our coffee by hand in the old harbour',
  '東京で一番おいしいコーヒー',
])('"%s" is never wider or higher than its bounds', async (text) => {
  const setting = await fitted(text, { least: 0 })
  expect(Math.max(...(setting?.widths ?? [Infinity]))).toBeLessThanOrEqual(BOUNDS.width)
  expect((setting?.lines.length ?? 99) * (setting?.size ?? 99) * STYLE.leading).toBeLessThanOrEqual(
    BOUNDS.height * 1.05,
  )
  expect(setting?.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('lines are balanced, and no word is alone on the last line', async () => {
  expect((await fitted('Wake up to brighter skin', { counts: [2], height: 110 }))?.lines).toEqual([
    'Wake up',
    'to brighter skin',
  ])
  expect((await fitted('Ship on Friday. Sleep on Friday.', { counts: [2], height: 110 }))?.lines).toEqual([
    'Ship on Friday.',
    'Sleep on Friday.',
  ])
  const lines = (await fitted('Automated reconciliation for every finance team in town', { counts: [3] }))?.lines ?? []
  expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
})

test('one line that is hardly smaller is better than two of which one is a short word', async () => {
  expect((await fitted('Wir ziehen um!', { counts: [2, 1], height: 150, width: 560 }))?.lines).toEqual([
    'Wir ziehen um!',
  ])
  expect((await fitted('Wir ziehen um!', { counts: [2, 1], height: 150, width: 300 }))?.lines).toHaveLength(2)
})

test('text that does not fit at its minimum size is rejected, not clipped', async () => {
  expect(await fitted('Donaudampfschifffahrtsgesellschaft', { width: 60 })).toBeNull()
  const words = 'far too many words for such a place'
  expect(wrapText(words, STYLE, await createTextRuler(words), 30, 120, 2)).toBeNull()
})

test('only available weights are used', () => {
  expect(findNearestWeight(getFontFamily('Anton'), 800)).toBe(400)
  expect(findNearestWeight(getFontFamily('Oswald'), 900)).toBe(700)
  expect(findNearestWeight(getFontFamily('Lato'), 600)).toBe(700)
})

test.each([
  ['Playfair Display, serif', 'Playfair Display', true],
  ["'Open Sans', sans-serif", 'Open Sans', true],
  ['Georgia, serif', 'Lora', false],
  ['Helvetica Neue, Lato, sans-serif', 'Lato', false],
  ['Courier New, monospace', 'JetBrains Mono', false],
  ['', 'Inter', false],
])('the font-family value "%s" is drawn with %s', (typography, name, exact) => {
  expect(resolveTypography(typography)).toMatchObject({ family: { name }, exact })
})

test('text in a script that a family lacks is drawn with a similar family that has it', () => {
  expect(chooseFamilyForText('Свежий хлеб', getFontFamily('Poppins')).name).toBe('Montserrat')
  expect(chooseFamilyForText('Свежий хлеб', getFontFamily('Crimson Text')).generic).toBe('serif')
  expect(chooseFamilyForText('Fresh bread', getFontFamily('Poppins')).name).toBe('Poppins')
})

test('control characters, stray joiners, and missing characters are removed; emoji and trademark signs stay', () => {
  expect(toDrawableText('Hot 🔥 deal\u200D 👩‍🚀\u200B now™ ©\u202E')).toBe('Hot 🔥 deal 👩‍🚀 now™ ©')
  expect(toDrawableText('Hot 🔥 \u0F40 deal', new Set(['🔥', '\u0F40']))).toBe('Hot deal')
  expect(toDrawableText('می\u200Cخواهم')).toBe('می\u200Cخواهم')
})

test('a split word is as wide as its pieces, also if several pieces start alike', async () => {
  const ruler = await createRuler(['ab', 'a', 'bc'], [STYLE.face], fakeMeasure)
  expect(ruler.width('abc', STYLE.face, 0)).toBeCloseTo(1.68)
})

test.each([
  ['Arabic', 'خصم كبير على المنتجات', 1.3],
  ['Thai', 'ผิวสวยเปล่งประกาย', 1.3],
  ['Vietnamese', 'Đánh thức làn da rạng rỡ mỗi ngày', 1.2],
])(
  '%s lines have enough leading for their marks, and joined letters have no letter spacing',
  async (_, text, least) => {
    const words = {
      role: 'headline',
      text,
      style: { ...STYLE, tracking: 0.16 },
      color: '#000',
      ground: '#FFF',
    } as const
    const block = fitBlock(words, await createTextRuler(text), BOUNDS)
    expect(block?.style.leading).toBeGreaterThan(least)
    if (least > 1.2) expect(block?.style.tracking).toBe(0)
  },
)

test.each([
  ['Urlaub im Norden', 0],
  ['Ốp lưng', 0.3],
  ['Ưu đãi Ạ', 0],
  ['Ửng hồng', 0.16],
  ['Été en ville', 0.16],
  ['Nuôi dưỡng mỗi sớm', 0.12],
])('large text has space for the accents of its first line: "%s"', async (text, rise) => {
  const words = { role: 'headline', text, style: STYLE, color: '#000', ground: '#FFF' } as const
  const block = fitBlock(words, await createTextRuler(text), { ...BOUNDS, counts: [1], width: 5000 })
  const { box, lines } = placeText(block!, 0, 100)
  expect((lines[0]!.y - 100) / block!.size - STYLE.face.family.cap).toBeCloseTo(rise)
  expect(box.height).toBeLessThanOrEqual(BOUNDS.height)
  expect(wrapBlock(words, await createTextRuler(text), 20, 5000, 1)?.rise).toBe(0)
})

test('accents below the first line need no space above it', async () => {
  const words = {
    role: 'headline',
    text: 'Morgen wird Übermorgen',
    style: STYLE,
    color: '#000',
    ground: '#FFF',
  } as const
  const block = fitBlock(words, await createTextRuler(words.text), { ...BOUNDS, width: 300, counts: [3] })
  expect([block?.lines, block?.rise]).toEqual([['Morgen', 'wird', 'Übermorgen'], 0])
})

test.each([
  ['capitals end at their baseline', 'SHOP THE SALE', 0, 0.03],
  ['a cedilla extends below it', 'ÇA VA, GARÇON', 0.1, 0.4],
  ['marks below Devanagari extend further', 'हर सुबह नई शुरुआत', 0.25, 0.5],
])('in a capitals-only font %s', async (_, text, least, most) => {
  const style = { ...STYLE, face: { ...STYLE.face, family: getFontFamily('Bebas Neue') } }
  const words = { role: 'headline', text, style, color: '#000', ground: '#FFF' } as const
  const block = fitBlock(words, await createTextRuler(text, style), BOUNDS)
  const drop = (block?.drop ?? NaN) / (block?.size ?? NaN)
  expect([drop >= least, drop <= most]).toEqual([true, true])
})

test.each([
  ['İndirim ışığı', 'İNDİRİM IŞIĞI'],
  ['Νέα άφιξη', 'ΝΕΑ ΑΦΙΞΗ'],
  ['Straße in Ístanbul', 'STRASSE IN ÍSTANBUL'],
  ['新商品 sale', '新商品 sale'],
])('"%s" in capitals is "%s"', async (text, capitals) => {
  const words = {
    role: 'eyebrow',
    text,
    style: { ...STYLE, transform: 'uppercase' },
    color: '#000',
    ground: '#FFF',
  } as const
  const ruler = await createRuler(
    [text, capitals].flatMap((of) => splitAtLineBreaks(of).map((piece) => piece.text)),
    [STYLE.face],
    fakeMeasure,
  )
  expect(wrapBlock(words, ruler, 10, 4000, 1)?.lines).toEqual([capitals])
})

test('a headline of hundreds of short words is set without measuring every possible line break', async () => {
  const text = 'é 字 '.repeat(150)
  const ruler = await createTextRuler(text)
  let measured = 0
  const counting = { width: (...line: Parameters<typeof ruler.width>) => ((measured += 1), ruler.width(...line)) }
  expect(
    fitText(text, STYLE, counting, { ...BOUNDS, least: 0 })
      ?.lines.join('')
      .replaceAll(' ', ''),
  ).toHaveLength(300)
  expect(wrapText(text, STYLE, counting, 12, 200, 40)?.length).toBeGreaterThan(10)
  // Two times 300 pieces squared. Measuring each possible line break separately would take millions.
  expect(measured).toBeLessThan(100_000)
})

/** Characters that are measured to set a text; a text of two lengths shows how their number grows. */
async function countMeasured(text: string, bounds: Partial<FitBounds>): Promise<number> {
  const ruler = await createTextRuler(text)
  let measured = 0
  const width = (...line: Parameters<typeof ruler.width>) => ((measured += line[0].length), ruler.width(...line))
  fitText(text, STYLE, { width }, { ...BOUNDS, ...bounds })
  return measured
}

test.each(["'a ", '"it’s" ', "'ab cd ", "'a-b/", 'W', '東京で', "'Donaudampfschifffahrt "])(
  'the work of setting %j many times as a headline grows with its length',
  async (part) => {
    for (const least of [0, 20]) {
      const write = (length: number) => part.repeat(Math.ceil(length / part.length))
      const [short, long] = [await countMeasured(write(2000), { least }), await countMeasured(write(8000), { least })]
      expect(long / short).toBeLessThan(8)
    }
  },
)

/** Words without a place to break. Each contains letters that differ. */
const LONG_WORDS: Record<string, (length: number) => string> = {
  'different letters': (length) => takeLetters(length, 0xc0, 0x24f),
  'small letters': (length) => 'donaudampfschifffahrtsgesellschaft'.repeat(100).slice(0, length),
  'Han characters': (length) => takeLetters(length, 0x4e00, 0x9000),
  kana: (length) => takeLetters(length, 0x30a1, 0x30f6),
  emoji: (length) => takeLetters(length / 2, 0x1f600, 0x1f64f),
  'combining marks': (length) => 'e\u0301\u0323'.repeat(length / 3),
  'Arabic letters': (length) => takeLetters(length, 0x628, 0x63a),
  'one letter': (length) => 'W'.repeat(length),
  'Latin letters and a Han character': (length) => `${'W'.repeat(length - 1)}字`,
  'no-break spaces': (length) => 'ab\u00A0'.repeat(length / 3),
  'word joiners': (length) => 'a\u2060'.repeat(length / 2),
}
const takeLetters = (count: number, first: number, last: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(first + ((index * 7) % (last - first)))).join('')

test.each(Object.entries(LONG_WORDS))(
  'a word of 500 or 1,900 characters is measured a few times: %s',
  async (_, write) => {
    for (const length of [500, 1900]) expect(await countMeasured(write(length), { least: 0 })).toBeLessThan(80 * length)
  },
)

test.each(Object.entries(LONG_WORDS))('a word of more than 60 characters is split before it is set: %s', (_, write) => {
  const breaker = createLineBreaker({ language: 'de', findSyllables: createSyllableFinder('de') })
  for (const length of [66, 90, 500, 1900]) {
    const pieces = breaker.split(write(length))
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(60)
    if (length > 80) expect(breaker.hyphenate(write(length))).toBeNull()
  }
})

test('a text is broken once for all rooms that it is fitted into', async () => {
  const text = 'Automated reconciliation for every finance team in town'
  const ruler = await createTextRuler(text)
  let measured = 0
  const counting = { width: (...line: Parameters<typeof ruler.width>) => ((measured += 1), ruler.width(...line)) }
  const fitAll = () => {
    for (let width = 200; width < 900; width += 10) {
      fitText(text, STYLE, counting, { ...BOUNDS, width, least: 0 })
      wrapText(text, STYLE, counting, 24, width, 7)
    }
  }
  fitAll()
  const before = measured
  fitAll()
  expect([before < 100, measured]).toEqual([true, before])
})

test('the width of a long word is found in time that grows with its length', async () => {
  const ruler = await createRuler(['a', 'ab', 'b-', 'c'.repeat(90)], [STYLE.face], fakeMeasure)
  const measure = (count: number) => {
    for (let round = 0; round < 300; round += 1) ruler.width('ab-'.repeat(count), STYLE.face, 0)
  }
  // Longer than the stack of calls may be deep.
  expect(ruler.width('ab-'.repeat(40_000), STYLE.face, 0)).toBeGreaterThan(0)
  expect(
    await compareCost(
      () => measure(1000),
      () => measure(250),
      12,
    ),
  ).toBeLessThan(12)
})

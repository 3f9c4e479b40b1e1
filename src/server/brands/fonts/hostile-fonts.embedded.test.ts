import { expect, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { askFont, openFontProcess } from './font-reader.ts'
import { expectHarmlessFonts } from './testing/expect-harmless-fonts.ts'
import { fontBytes } from './testing/font-files.ts'

test('40 hostile fonts are refused with a sentence or drawn, and 15 hostile palettes give colors or nothing', async () => {
  await expectHarmlessFonts(readSeed(1), { fonts: 40, palettes: 15 })
})

test('a font is refused when its process is stopped', async () => {
  const child = openFontProcess()
  const answer = askFont(child, fontBytes('lora', 400))
  child.close()
  expect(await answer).toEqual({ refused: 'fontComplex' })
})

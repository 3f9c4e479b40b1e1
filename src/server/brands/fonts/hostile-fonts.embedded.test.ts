import { test } from 'vitest'
import { readSeed } from '#studio/render/soak/read-seed.ts'
import { expectHarmlessFonts } from './testing/expect-harmless-fonts.ts'

test('100 hostile fonts are refused with a sentence or drawn, and 30 hostile palettes give colors or nothing', async () => {
  await expectHarmlessFonts(readSeed(1), { fonts: 100, palettes: 30 })
})

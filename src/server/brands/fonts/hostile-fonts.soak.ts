import { test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { expectHarmlessFonts } from './testing/expect-harmless-fonts.ts'

/** `SOAK_SEED` repeats a run with the same files in the same order. `SOAK_SHARE` reads fewer. */
const SHARE = Number(process.env['SOAK_SHARE'] ?? 1)

test('hostile fonts are refused with a sentence or drawn, and hostile palettes give colors or nothing', async () => {
  await expectHarmlessFonts(readSeed(), { fonts: Math.ceil(1200 * SHARE), palettes: Math.ceil(300 * SHARE) })
})

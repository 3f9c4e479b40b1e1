import { expect, test } from 'vitest'
import { BRAND_FONT_SENTENCES } from '#contract/sentences/brand-font-sentences.ts'
import { openCompositor } from '#studio/render/compositor.ts'
import { readSeed } from '#studio/render/soak/read-seed.ts'
import type { UploadedFamily } from '#studio/type/uploaded-family.ts'
import { openReader } from '../import/reader.ts'
import { askFont, openFontProcess } from './font-reader.ts'
import type { ReadFont } from './read/read-font.ts'
import { createHostileFonts, createHostilePalettes } from './testing/hostile-fonts.ts'

const FONTS = 120
const PALETTES = 30
const MEMORY_MIB = 200

const measureMemory = () => process.memoryUsage().rss / 1024 / 1024

test(`${FONTS} hostile fonts are refused with a sentence or drawn, and ${PALETTES} hostile palettes give colors or nothing`, async () => {
  const seed = readSeed(1)
  const files = await createHostileFonts(seed, FONTS)
  const palettes = createHostilePalettes(seed, PALETTES)
  const compositor = openCompositor()
  const before = measureMemory()
  let most = before
  const counts = new Map<string, number>()
  const count = (outcome: string) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  let child = openFontProcess()
  for (const { name, bytes } of files) {
    const answer = await askFont(child, bytes)
    if ('refused' in answer) {
      expect([name, typeof BRAND_FONT_SENTENCES[answer.refused]]).toEqual([name, 'string'])
      count(answer.refused)
    } else {
      const key = `fonts/${name.replaceAll(' ', '-')}`
      const uploaded = toFamily(key, answer)
      const runs = ['Fresh bread', 'AVATAR fi 20 €'].map((text) => ({
        text,
        family: uploaded.name,
        weight: 400,
        uploaded,
      }))
      const widths = await compositor.measure(runs, { [key]: answer.font })
      expect([name, widths.every((width) => width > 0)]).toEqual([name, true])
      count('drawn')
    }
    // A process that was stopped answers nothing else.
    if ('refused' in answer && answer.refused === 'fontComplex') {
      child.close()
      child = openFontProcess()
    }
    most = Math.max(most, measureMemory())
  }
  child.close()

  const reader = openReader()
  for (const { kind, bytes } of palettes) {
    const { palette, unread } = await reader.readStyle({ sources: [{ kind, bytes }], inline: [], names: null })
    expect(palette.every(({ hex }) => /^#[0-9A-F]{6}$/.test(hex))).toBe(true)
    count(unread > 0 ? 'palettes refused' : 'palettes read')
  }
  reader.close()
  process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}, memory up by ${Math.round(most - before)} MiB\n`)
  expect(most - before).toBeLessThan(MEMORY_MIB)
})

function toFamily(key: string, { facts }: ReadFont): UploadedFamily {
  const { ascent, descent, cap, x, bearing, scripts } = facts
  return {
    name: `Hostile ${key}`,
    generic: 'sans-serif',
    weights: [400],
    scripts,
    ascent,
    descent,
    cap,
    x,
    bearing,
    heavy: false,
    faces: [{ key, weight: 400 }],
    substitute: 'Inter',
  }
}

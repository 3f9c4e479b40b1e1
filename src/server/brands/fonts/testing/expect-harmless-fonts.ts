import { expect } from 'vitest'
import { BRAND_FONT_SENTENCES } from '#contract/sentences/brand-font-sentences.ts'
import { type Compositor, openCompositor } from '#studio/render/compositor.ts'
import type { UploadedFamily } from '#studio/type/uploaded-family.ts'
import { openReader } from '../../site-reading/reader.ts'
import { askFont, openFontProcess } from '../font-reader.ts'
import type { ReadFont } from '../read/read-font.ts'
import { createHostileFonts, createHostilePalettes } from './hostile-fonts.ts'

const MEMORY_MIB = 200

const measureMemory = () => process.memoryUsage().rss / 1024 / 1024

/**
 * Uploads hostile fonts and palettes: each font is refused with a sentence or drawn, each palette gives colors or nothing, and the memory
 * of this process stays limited. The same seed gives the same files.
 */
export async function expectHarmlessFonts(seed: number, counts: { fonts: number; palettes: number }): Promise<void> {
  const files = await createHostileFonts(seed, counts.fonts)
  const compositor = openCompositor()
  const before = measureMemory()
  let most = before
  const outcomes: Record<string, number> = {}
  const count = (outcome: string) => (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1)
  let child = openFontProcess()
  for (const { name, bytes } of files) {
    const answer = await askFont(child, bytes)
    if ('refused' in answer) {
      expect([name, typeof BRAND_FONT_SENTENCES[answer.refused]]).toEqual([name, 'string'])
      count(answer.refused)
    } else {
      await expectDrawn(compositor, name, answer)
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
  for (const { kind, bytes } of createHostilePalettes(seed, counts.palettes)) {
    const { palette, unread } = await reader.readStyle({ sources: [{ kind, bytes }], inline: [], names: null })
    expect(palette.every(({ hex }) => /^#[0-9A-F]{6}$/.test(hex))).toBe(true)
    count(unread > 0 ? 'palettes refused' : 'palettes read')
  }
  reader.close()
  process.stdout.write(`${JSON.stringify(outcomes)}, memory up by ${Math.round(most - before)} MiB\n`)
  expect(most - before).toBeLessThan(MEMORY_MIB)
}

async function expectDrawn(compositor: Compositor, name: string, answer: ReadFont): Promise<void> {
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
}

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

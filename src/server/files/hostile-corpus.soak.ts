import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { openStudio } from '#studio/render/studio.ts'
import { createBrief, createCopy } from '#studio/testing/briefs.ts'
import { openReader } from '../brands/site-reading/reader.ts'
import { askFont, openFontProcess } from '../brands/fonts/font-reader.ts'
import { createHostileFonts } from '../brands/fonts/testing/hostile-fonts.ts'
import {
  listHostileDrawings,
  listHostilePdfs,
  listHostilePictures,
  listHostileTexts,
} from '../testing/hostile/hostile-files.ts'
import { measureTreeMemory, watchTreeMemory } from '../testing/tree-memory.ts'
import { acceptPicture } from './pictures.ts'

/** For one file, in this process and in those that it starts. The longest limit of a process is 15 s. */
const CPU_MAX_SECONDS = 20
const MEMORY_MAX_MIB = 920
const STAYING_MAX_MIB = 300
const FONTS = 20

/** CPU seconds of this process, with all threads, and of its processes that have ended. Linux only. */
function measureCpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks / 100
}

/** Runs `work`, expects it to be bounded, and prints its figures. What it answers is not asked. */
async function expectBounded(name: string, work: () => Promise<unknown>): Promise<void> {
  const [cpu, memory] = [measureCpu(), measureTreeMemory(process.pid)]
  const watch = watchTreeMemory(process.pid)
  await work().catch(() => null)
  const [seconds, mib] = [measureCpu() - cpu, (await watch.stop()) - memory]
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s of CPU time, ${Math.round(mib)} MiB\n`)
  expect({ name, isBounded: seconds < CPU_MAX_SECONDS && mib < MEMORY_MAX_MIB }).toEqual({ name, isBounded: true })
}

describe.runIf(process.platform === 'linux')('one hostile file after another takes bounded CPU time and memory', () => {
  const studio = openStudio({ threads: 1 })
  afterAll(() => studio.close())

  test('pictures and SVGs', async () => {
    const files = [...(await listHostilePictures()), ...listHostileDrawings()]
    const before = measureTreeMemory(process.pid)
    for (const { name, bytes } of files) await expectBounded(name, () => acceptPicture(1, bytes))
    expect(measureTreeMemory(process.pid) - before).toBeLessThan(STAYING_MAX_MIB)
  })

  test('PDFs', async () => {
    for (const { name, bytes } of listHostilePdfs()) {
      const reader = openReader()
      await expectBounded(name, () => reader.readStyle({ sources: [{ kind: 'pdf', bytes }], inline: [], names: null }))
      reader.close()
    }
  })

  test('fonts', async () => {
    for (const { name, bytes } of await createHostileFonts(readSeed(), FONTS)) {
      const child = openFontProcess()
      await expectBounded(`font: ${name}`, () => askFont(child, bytes))
      child.close()
    }
  })

  test('texts, as a prompt and as a headline', async () => {
    await studio.compose(createBrief(), createCopy('Calm skin'), {})
    for (const { name, text } of listHostileTexts()) {
      const brief = createBrief({ prompt: text })
      await expectBounded(`prompt: ${name}`, async () => studio.compose(brief, await studio.writeCopy(brief), {}))
      await expectBounded(`headline: ${name}`, () => studio.compose(brief, createCopy(text), {}))
    }
  })
})

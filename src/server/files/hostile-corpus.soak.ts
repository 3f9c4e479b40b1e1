import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { openStudio } from '#studio/render/studio.ts'
import { createBrief, createCopy } from '#studio/testing/briefs.ts'
import { watchHolds } from '../testing/holds.ts'
import { type HostileKind, listHostileCorpus } from '../testing/hostile/hostile-corpus.ts'
import { openHostileServer } from '../testing/hostile/hostile-server.ts'
import { measureTreeMemory, watchTreeMemory } from '../testing/tree-memory.ts'

/** For one input, in this process and in those that it starts. The longest limit of a process is 15 s. */
const CPU_MAX_SECONDS = 20
const MEMORY_MAX_MIB = 920
/** CPU time of a turn of the event loop, in which nobody else is answered. */
const HOLD_MAX_MS = 300
/** What all kinds together may leave behind, the modules of the readers included. */
const STAYING_MAX_MIB = 300
const LEAST_KINDS = 40

/** `SOAK_SEED` repeats a run with the same damaged fonts. `SOAK_SHARE` reads fewer kinds. */
const SHARE = Number(process.env['SOAK_SHARE'] ?? 1)

interface Use {
  family: string
  name: string
  'CPU s': number
  MiB: number
  'longest turn, ms': number
}

/** CPU seconds of this process, with all threads, and of its processes that have ended. Linux only. */
function measureCpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks / 100
}

const round = (value: number) => Math.round(value * 10) / 10

/** What reading an input takes. What it answers is not asked. */
async function measure({ family, name, prepare }: HostileKind): Promise<Use> {
  const read = prepare()
  const [cpu, memory] = [measureCpu(), measureTreeMemory(process.pid)]
  const [watch, holds] = [watchTreeMemory(process.pid), watchHolds()]
  await read().catch(() => null)
  const [longest] = holds.stop()
  const most = await watch.stop()
  return {
    family,
    name,
    'CPU s': round(measureCpu() - cpu),
    MiB: Math.round(most - memory),
    'longest turn, ms': round(longest?.cpu ?? 0),
  }
}

/** The highest figures of each family. */
const summarize = (uses: readonly Use[]) =>
  Object.entries(Object.groupBy(uses, ({ family }) => family)).map(([family, of = []]) => ({
    family,
    kinds: of.length,
    'CPU s': Math.max(...of.map((use) => use['CPU s'])),
    MiB: Math.max(...of.map(({ MiB }) => MiB)),
    'longest turn, ms': Math.max(...of.map((use) => use['longest turn, ms'])),
  }))

describe.runIf(process.platform === 'linux')('the hostile corpus', async () => {
  const server = await openHostileServer()
  const studio = openStudio({ threads: 1 })
  afterAll(() => Promise.all([studio.close(), server.close()]))
  const corpus = await listHostileCorpus(studio, server, readSeed())
  const chosen = corpus.filter((_, at) => Math.floor((at + 1) * SHARE) > Math.floor(at * SHARE))
  const uses: Use[] = []
  let before = 0
  beforeAll(async () => {
    await studio.compose(createBrief(), createCopy('Calm skin'), {})
    before = measureTreeMemory(process.pid)
  })

  test(`has ${LEAST_KINDS} kinds at least, each once, of replies, tables, pictures, drawings, fonts, PDFs, pages and texts`, () => {
    expect(corpus.length).toBeGreaterThanOrEqual(LEAST_KINDS)
    expect(new Set(corpus.map(({ family, name }) => `${family} ${name}`)).size).toBe(corpus.length)
    expect(new Set(corpus.map(({ family }) => family)).size).toBe(8)
  })

  test.each(chosen)(
    '$family: $name takes bounded CPU time and memory, and leaves the event loop free',
    async (kind) => {
      const use = await measure(kind)
      uses.push(use)
      const isBounded = use['CPU s'] < CPU_MAX_SECONDS && use.MiB < MEMORY_MAX_MIB
      expect({ ...use, isBounded }).toMatchObject({ isBounded: true })
      expect({ ...use, isHeld: use['longest turn, ms'] > HOLD_MAX_MS }).toMatchObject({ isHeld: false })
    },
  )

  test('leaves little memory behind', () => {
    console.table(summarize(uses))
    expect(measureTreeMemory(process.pid) - before).toBeLessThan(STAYING_MAX_MIB)
  })
})

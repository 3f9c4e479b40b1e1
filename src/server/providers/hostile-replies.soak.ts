import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createClient } from '#contract/client/client.ts'
import { ownDataDir } from '../testing/data-dir.ts'
import type { Sender } from '../testing/hostile/hostile-inputs.ts'
import { createHostileReplies } from '../testing/hostile/hostile-replies.ts'
import { openHostileSite, told } from '../testing/hostile/hostile-rounds.ts'
import { openHostileServer } from '../testing/hostile/hostile-server.ts'

/** `SOAK_SHARE=0.1` has a tenth of the images made at once. */
const TIMES = Math.max(4, Math.round(40 * Number(process.env['SOAK_SHARE'] ?? 1)))
const HOLD_MAX_MS = 300
const MEMORY_MAX_MB = 1200
/** CPU time of the server and of its processes for all images of one kind of reply. */
const CPU_MAX_SECONDS = 60
/** An image that has not ended by then is canceled: a server may take minutes for its reply. */
const PATIENCE_MS = 20_000

test.runIf(process.platform === 'linux')(
  `hostile replies of users’ providers, to ${TIMES} images and their texts at once: the health check replies, within bounds of memory and CPU time`,
  async () => {
    const server = await openHostileServer()
    onTestFinished(() => server.close())
    const site = await openHostileSite(ownDataDir(), { FETCH_ALLOW: new URL(server.url).host })
    onTestFinished(() => site.server.kill())
    const prepared = new Map<string, Promise<void>>()
    const send = async (sender: Sender) => {
      const { origin, token } = sender
      const client = createClient(api, { origin, token: () => token })
      if (!prepared.has(token)) prepared.set(token, chooseProvider(client, server.url))
      await prepared.get(token)
      return generate(client, sender.brandId)
    }
    for (const list of ['data', 'choices']) {
      for (const hostile of createHostileReplies(list)) {
        server.reply(hostile)
        const usage = watchUsage(site.server.pid)
        const measured = await site.measure({ name: hostile.name, from: 'many', send }, TIMES)
        const used = usage.stop()
        process.stdout.write(
          told(measured).replace('\n', `, ${used.mb} MB, ${used.seconds.toFixed(1)} s of CPU time\n`),
        )
        expect(measured).toMatchObject({ failures: 0, wrong: [] })
        expect({ name: hostile.name, isHeld: measured.hold > HOLD_MAX_MS }).toMatchObject({ isHeld: false })
        expect(used.mb).toBeLessThan(MEMORY_MAX_MB)
        expect(used.seconds).toBeLessThan(CPU_MAX_SECONDS)
      }
    }
  },
)

type Api = ReturnType<typeof createClient<typeof api>>

/** Adds the hostile server as a provider, and chooses it for texts and images. */
async function chooseProvider({ ownProviders, providerChoices }: Api, base_url: string): Promise<void> {
  const models = { text_model: 'words-1', image_model: 'paint-1' }
  const { id } = await ownProviders.create({ body: { name: 'Mine', base_url, key: 'sk-own-0123456789', ...models } })
  for (const kind of ['copy', 'picture'] as const) await providerChoices.save({ body: { kind, choice: `own:${id}` } })
}

/** Makes an image. Returns the status of the reply; an image that the person does not wait for is canceled. */
async function generate({ content, generator }: Api, brand_id: number): Promise<number> {
  const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '400x400' }
  const accepted = await content
    .generate({ form, files: {}, headers: { prefer: 'respond-async' } })
    .catch((error: { status: number }) => error.status)
  if (typeof accepted === 'number') return accepted
  const params = { id: accepted.id }
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(250))
    if ((await generator.job({ params })).ended_at !== null) return 200
  await generator.cancel({ params }).catch(() => {})
  return 200
}

/** Watches the memory of a process and its children, and their CPU time. */
function watchUsage(pid: number): { stop: () => { mb: number; seconds: number } } {
  const began = readUsage(pid)
  let mb = began.mb
  const timer = setInterval(() => {
    mb = Math.max(mb, readUsage(pid).mb)
  }, 100)
  return {
    stop: () => {
      clearInterval(timer)
      return { mb: Math.round(mb), seconds: readUsage(pid).seconds - began.seconds }
    },
  }
}

const TICKS_PER_SECOND = 100

/** Resident memory of a process and its children in MB, and the CPU time of the process and of children that have ended in seconds. */
function readUsage(pid: number): { mb: number; seconds: number } {
  const fields = readStat(pid)
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && readStat(Number(name))[1] === String(pid),
  )
  const mb = [pid, ...children.map(Number)].reduce((sum, one) => sum + (Number(readStat(one)[21] ?? 0) * 4096) / 1e6, 0)
  return { mb, seconds: ticks / TICKS_PER_SECOND }
}

/** The fields of /proc/PID/stat from the state on; empty if the process has ended. */
function readStat(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

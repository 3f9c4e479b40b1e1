import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConnectionTest } from '#contract/providers/own-providers.ts'
import { createBrief } from '#studio/testing/briefs.ts'
import { comfyEntries } from '../testing/comfyui/comfyui-provider.ts'
import { newDataDir } from '../testing/data-dir.ts'
import { aFilm, byRules, TEST_KEY, TEST_NOW } from '../testing/gemini/gemini-provider.ts'
import { watchHolds } from '../testing/holds.ts'
import { createHostileReplies } from '../testing/hostile/hostile-replies.ts'
import { type HostileServer, openHostileServer } from '../testing/hostile/hostile-server.ts'
import { openGemini } from './gemini/gemini.ts'
import { openOperatorProviders } from './operator-providers.ts'
import { openOwnImages, openOwnTexts } from './own/open-own-provider.ts'
import type { OpenedProvider } from './own/stored-providers.ts'
import { testConnection } from './own/test-connection.ts'
import { ProviderFault } from './provider-fault.ts'
import { PUBLIC_ONLY } from '../files/ssrf-safe-fetch.ts'
import { toOwner } from '../infrastructure/db/owner.ts'

/** A turn of the event loop in which nobody else is answered, in milliseconds of CPU time. */
const HOLD_MAX_MS = 150
/** What all buffers of a call may take, in bytes. */
const MEMORY_MAX = 160 * 1024 * 1024
/** Five minutes of patience are three seconds. */
const clock = { now: () => TEST_NOW, speed: 100 }
const OWNER = toOwner({ id: 1, username: 'Ann' })
const brief = createBrief({ width: 1080, height: 1080 })

let server: HostileServer
beforeAll(async () => {
  server = await openHostileServer()
})
afterAll(() => server.close())

const call = () => ({ owner: 1, key: TEST_KEY, signal: new AbortController().signal })

const own = (): OpenedProvider => ({
  id: 1,
  name: 'Mine',
  base_url: server.url,
  key: TEST_KEY,
  text_model: 'words-1',
  image_model: 'paint-1',
  takes_pictures: false,
  text_input_usd: 0,
  text_output_usd: 0,
  image_usd: 0.04,
  priced_at: TEST_NOW,
  time_outs: 0,
  paused_until: null,
})
const rules = () => ({ ...PUBLIC_ONLY, allowed: [new URL(server.url).host] })
const pauses = { noteAnswer: async () => {}, noteTimeOut: async () => false }
const ownParts = () => ({ clock, rules: rules(), writeByRules: byRules, pauses })
const gemini = () => openGemini({ geminiBaseUrl: server.url, geminiModelsFile: null }, clock, byRules)

function comfy() {
  const { server: entry, row } = comfyEntries(server.url)
  const file = join(newDataDir(), 'providers.json')
  writeFileSync(file, JSON.stringify({ providers: [entry], models: [row] }))
  return openOperatorProviders(file, clock, byRules).picture()?.provider
}

const WIRES: { name: string; list: string; usage?: string; ask: () => Promise<unknown> | undefined }[] = [
  {
    name: 'images of an own provider',
    list: 'data',
    ask: () => openOwnImages(ownParts(), OWNER, own())?.paintPicture(brief, [], call()),
  },
  {
    name: 'texts of an own provider',
    list: 'choices',
    ask: () => openOwnTexts(ownParts(), OWNER, own())?.writeCopy(brief, call()),
  },
  {
    name: 'the test of a connection',
    list: 'data',
    ask: () => testConnection({ clock }, rules(), { base_url: server.url, key: TEST_KEY, models: [] }),
  },
  {
    name: 'images of Gemini',
    list: 'candidates',
    usage: 'usageMetadata',
    ask: () => gemini().paintPicture(brief, [], call()),
  },
  {
    name: 'texts of Gemini',
    list: 'candidates',
    usage: 'usageMetadata',
    ask: () => gemini().writeCopy(brief, call()),
  },
  { name: 'the start of a video', list: 'steps', ask: () => gemini().startFilm(aFilm, [], call()) },
  { name: 'the state of a video', list: 'steps', ask: () => gemini().pollFilm('v1', 'gemini-omni-1.2-flash', call()) },
  { name: 'images of ComfyUI', list: 'queue_pending', ask: () => comfy()?.paintPicture(brief, [], call()) },
]

/**
 * The two that users point to servers of their own get every reply. The others read with the same code, and get each third one, so that
 * every reply is sent to two of them at least.
 */
const STRANGERS = 2
const isSent = (reply: number, wire: number) => wire < STRANGERS || (reply + wire) % 3 === 0

describe.each(WIRES.map((wire, index) => ({ ...wire, index })))('$name', ({ list, usage, ask, index }) => {
  const replies = createHostileReplies(list, usage).filter((_, reply) => isSent(reply, index))
  let askedBefore = 0
  beforeAll(() => {
    askedBefore = server.requests()
  })

  test.each(replies)('$name', async (hostile) => {
    server.reply(hostile)
    globalThis.gc?.()
    const before = process.memoryUsage()
    const holds = watchHolds()
    const memory = { most: 0 }
    const sampling = setInterval(() => {
      const { heapUsed, external } = process.memoryUsage()
      memory.most = Math.max(memory.most, heapUsed + external - before.heapUsed - before.external)
    }, 20)
    const end = await ask()?.catch((error: unknown) => error)
    clearInterval(sampling)
    const [longest] = holds.stop()
    expect(end instanceof ProviderFault || ConnectionTest.safeParse(end).success).toBe(true)
    expect(longest?.cpu ?? 0).toBeLessThan(HOLD_MAX_MS)
    expect(memory.most).toBeLessThan(MEMORY_MAX)
  })

  test('the server was asked, although the time to wait is short', () => {
    // A busy machine may not have sent some of the requests in time.
    expect(server.requests() - askedBefore).toBeGreaterThan(replies.length / 2)
  })
})

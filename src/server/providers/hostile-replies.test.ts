import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConnectionTest } from '#contract/providers/own-providers.ts'
import { createBrief } from '#studio/testing/briefs.ts'
import { comfyEntries } from '../testing/comfyui/comfyui-provider.ts'
import { newDataDir } from '../testing/data-dir.ts'
import { aVideo, byRules, TEST_KEY } from '../testing/gemini/gemini-provider.ts'
import { watchHolds } from '../testing/holds.ts'
import { createHostileReplies } from '../testing/hostile/hostile-replies.ts'
import { type HostileServer, openHostileServer } from '../testing/hostile/hostile-server.ts'
import { createCall, openStrangerProvider, SHORT_PATIENCE } from '../testing/hostile/stranger-provider.ts'
import { openGemini } from './gemini/gemini.ts'
import { openOperatorProviders } from './operator-providers.ts'
import { testConnection } from './own/test-connection.ts'
import { ProviderFault } from './provider-fault.ts'

/** A turn of the event loop in which nobody else is answered, in milliseconds of CPU time. */
const HOLD_MAX_MS = 150
/** What all buffers of a call may take, in bytes. */
const MEMORY_MAX = 160 * 1024 * 1024
const brief = createBrief({ width: 1080, height: 1080 })

let server: HostileServer
beforeAll(async () => {
  server = await openHostileServer()
})
afterAll(() => server.close())

const stranger = () => openStrangerProvider(server.url)
const gemini = () => openGemini({ geminiBaseUrl: server.url, geminiModelsFile: null }, SHORT_PATIENCE, byRules)

function comfy() {
  const { server: entry, row } = comfyEntries(server.url)
  const file = join(newDataDir(), 'providers.json')
  writeFileSync(file, JSON.stringify({ providers: [entry], models: [row] }))
  return openOperatorProviders(file, SHORT_PATIENCE, byRules).picture()?.provider
}

const WIRES: { name: string; list: string; usage?: string; ask: () => Promise<unknown> | undefined }[] = [
  {
    name: 'images of an own provider',
    list: 'data',
    ask: () => stranger().images?.paintImage(brief, [], createCall()),
  },
  {
    name: 'texts of an own provider',
    list: 'choices',
    ask: () => stranger().texts?.writeCopy(brief, createCall()),
  },
  {
    name: 'the test of a connection',
    list: 'data',
    ask: () =>
      testConnection({ clock: SHORT_PATIENCE }, stranger().rules, { base_url: server.url, key: TEST_KEY, models: [] }),
  },
  {
    name: 'images of Gemini',
    list: 'candidates',
    usage: 'usageMetadata',
    ask: () => gemini().paintImage(brief, [], createCall()),
  },
  {
    name: 'texts of Gemini',
    list: 'candidates',
    usage: 'usageMetadata',
    ask: () => gemini().writeCopy(brief, createCall()),
  },
  { name: 'the start of a video', list: 'steps', ask: () => gemini().startVideo(aVideo, [], createCall()) },
  {
    name: 'the state of a video',
    list: 'steps',
    ask: () => gemini().pollVideo('v1', 'gemini-omni-1.2-flash', createCall()),
  },
  { name: 'images of ComfyUI', list: 'queue_pending', ask: () => comfy()?.paintImage(brief, [], createCall()) },
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
  beforeAll(async () => {
    // The first call of a process loads and compiles the client, in one turn that no reply is to blame for.
    server.reply({ name: 'an empty object', write: async (response) => void response.end('{}') })
    await ask()?.catch(() => null)
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

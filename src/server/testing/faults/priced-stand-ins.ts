import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Random } from '#studio/model/random.ts'
import { COMFYUI_USD, comfyEntries } from '../comfyui/comfyui-provider.ts'
import { openComfyServer } from '../comfyui/comfyui-server.ts'
import { type GeminiFaultName, openGeminiServer } from '../gemini/gemini-server.ts'
import type { OpenAiFaultName } from '../openai/openai-faults.ts'
import { OPENAI_PRICES } from '../openai/openai-provider.ts'
import { openOpenAiServer } from '../openai/openai-server.ts'
import { type Billed, ORDER } from './paid-ledgers.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** Google's prices of November 2026 in USD for a million tokens, written down a second time. */
const GEMINI_PRICES = { copy: { input: 0.75, words: 3.75, media: 0 }, picture: { input: 1.5, words: 7.5, media: 30 } }
/** How long a run of ComfyUI takes. */
const RUN_MS = 60
/** Calls that hang between two kills; each holds a worker until the kill. */
const HANGS_A_ROUND = 2

export interface PricedStandIns {
  /** Behind each is one of the stand-ins. */
  proxies: TcpProxy[]
  geminiUrl: string
  /** Writes a PROVIDERS_FILE: texts by OpenAI's protocol, images by it or by ComfyUI. */
  writeFile: (folder: string, images: 'openai' | 'comfyui') => string
  /** Calls so far that ask for something paid. */
  calls: () => number
  listBilled: () => Billed[]
  /** Faults so far, by name. */
  faults: Map<string, number>
  /** How many calls may still hang. */
  allowHangs: (isAllowed: boolean) => void
  close: () => Promise<void>
}

/** The stand-ins of all providers, each behind a network that can fail, and failing by chance themselves. */
export async function openPricedStandIns(random: Random): Promise<PricedStandIns> {
  const faults = new Map<string, number>()
  let hangsLeft = 0
  const meet = <Name extends string>(free: readonly Name[], lost: readonly Name[], content: readonly Name[]) => {
    const draw = random.next()
    if (draw > 0.34) return null
    let name = random.pick(draw < 0.16 ? free : draw < 0.28 ? lost : content)
    if (draw > 0.32 && hangsLeft > 0) {
      hangsLeft -= 1
      name = 'hang' as Name
    }
    faults.set(name, (faults.get(name) ?? 0) + 1)
    return name
  }
  const gemini = await openGeminiServer(0, (kind) => {
    if (kind !== 'copy' && kind !== 'picture') return null
    const content = kind === 'copy' ? (['other_json', 'safety'] as const) : (['corrupt_image', 'no_image'] as const)
    const name = meet<GeminiFaultName>(['500', '503', '429'], ['reset', 'lost', 'cut', '503_empty'], content)
    return name && { name, retryAfter: 1 }
  })
  const openai = await openOpenAiServer({
    fate: (kind) => {
      const content = kind === 'copy' ? (['other_json', 'refusal'] as const) : (['corrupt_image', 'no_data'] as const)
      const name = meet<OpenAiFaultName>(['500', '503', '429'], ['reset', 'lost', 'cut', '503_empty'], content)
      return name && { name, retryAfter: 1 }
    },
  })
  const comfy = await openComfyServer({
    runMs: RUN_MS,
    fate: (request) => {
      if (request === 'poll') return random.chance(0.03) ? random.pick(['poll_reset', 'poll_html'] as const) : null
      if (request === 'view') return random.chance(0.1) ? random.pick(['view_reset', 'view_500'] as const) : null
      const free = ['500', '503', 'run_error', 'out_of_memory', 'interrupted'] as const
      return meet(free, ['reset', 'lost', 'cut', '503_empty', 'forgotten'], ['corrupt_image', 'no_image', 'declined'])
    },
  })
  const proxies = await Promise.all([gemini, openai, comfy].map(({ url }) => openTcpProxy(Number(new URL(url).port))))
  const [geminiProxy, openaiProxy, comfyProxy] = proxies.map(({ port }) => `http://127.0.0.1:${port}`)
  return {
    proxies,
    geminiUrl: geminiProxy ?? '',
    writeFile: (folder, images) => {
      const entries = comfyEntries(comfyProxy ?? '', { side: 256 })
      const server = { name: 'openai', protocol: 'openai', base_url: `${openaiProxy}/v1`, key: 'soak-key-0123456789' }
      const words = { kind: 'copy', provider: 'openai', model: 'words-1', usd_per_million: OPENAI_PRICES.copy }
      const paint = { kind: 'picture', provider: 'openai', model: 'paint-1', sizes: ['256x256'] }
      const painted = { ...paint, usd_per_item: 0.06, usd_per_million: OPENAI_PRICES.picture }
      const models = [words, images === 'openai' ? painted : entries.row]
      const file = join(folder, `providers-${images}.json`)
      writeFileSync(file, JSON.stringify({ providers: [server, entries.server], models }))
      return file
    },
    calls: () =>
      gemini.requests.length +
      openai.requests.length +
      comfy.requests.filter(({ path }) => path === 'POST /prompt').length,
    listBilled: () => [
      ...gemini.ledger.map((call) => toBill('gemini', call, priceOfGemini)),
      ...openai.ledger.map((call) => toBill('openai', call, priceOfOpenAi)),
      ...comfy.ledger.map((answered) =>
        toBill('comfyui', { ...answered, kind: 'picture', usage: null }, () => COMFYUI_USD),
      ),
    ],
    faults,
    allowHangs: (isAllowed) => {
      hangsLeft = isAllowed ? HANGS_A_ROUND : 0
    },
    close: async () => {
      await Promise.all(proxies.map((proxy) => proxy.close()))
      await Promise.all([gemini.close(), openai.close(), comfy.close()])
    },
  }
}

interface Call {
  kind: 'copy' | 'picture' | 'film'
  prompt: string
  usage?: unknown
}

function toBill(
  provider: string,
  { kind, prompt, usage }: Call,
  price: (kind: Billed['kind'], usage: unknown) => number,
) {
  if (kind === 'film') throw new Error('No video is asked for')
  return { provider, order: ORDER.exec(prompt)?.[0] ?? '', kind, usd: price(kind, usage) }
}

const Count = z.number().default(0)
const GeminiUsage = z.object({ promptTokenCount: Count, candidatesTokenCount: Count, thoughtsTokenCount: Count })

function priceOfGemini(kind: Billed['kind'], usage: unknown): number {
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount } = GeminiUsage.parse(usage)
  const { input, words, media } = GEMINI_PRICES[kind]
  const answered = candidatesTokenCount * (kind === 'copy' ? words : media)
  return (promptTokenCount * input + answered + thoughtsTokenCount * words) / 1e6
}

const OpenAiUsage = z.object({
  prompt_tokens: Count,
  completion_tokens: Count,
  input_tokens: Count,
  output_tokens: Count,
  prompt_tokens_details: z.object({ cached_tokens: Count }).default({ cached_tokens: 0 }),
  input_tokens_details: z.object({ image_tokens: Count }).default({ image_tokens: 0 }),
})

function priceOfOpenAi(kind: Billed['kind'], usage: unknown): number {
  const used = OpenAiUsage.parse(usage)
  if (kind === 'copy') {
    const cached = used.prompt_tokens_details.cached_tokens
    const { input, cached_input, text_output } = OPENAI_PRICES.copy
    return ((used.prompt_tokens - cached) * input + cached * cached_input + used.completion_tokens * text_output) / 1e6
  }
  const images = used.input_tokens_details.image_tokens
  const { input, image_input, media_output } = OPENAI_PRICES.picture
  return ((used.input_tokens - images) * input + images * image_input + used.output_tokens * media_output) / 1e6
}

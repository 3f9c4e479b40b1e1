import { openGemini } from '../../providers/gemini/gemini.ts'
import { openOperatorProviders } from '../../providers/operator-providers.ts'
import type { ImageProvider, TextProvider } from '../../providers/provider.ts'
import { writeComfyFile } from '../comfyui/comfyui-provider.ts'
import type { ComfyFaultName } from '../comfyui/comfyui-faults.ts'
import { openComfyServer } from '../comfyui/comfyui-server.ts'
import { byRules, TEST_KEY, TEST_NOW } from '../gemini/gemini-provider.ts'
import { type GeminiFaultName, openGeminiServer } from '../gemini/gemini-server.ts'
import type { OpenAiFaultName } from '../openai/openai-faults.ts'
import { writeProvidersFile } from '../openai/openai-provider.ts'
import { openOpenAiServer } from '../openai/openai-server.ts'
import type { ProviderName } from './provider-cases.ts'

export const PROVIDERS: readonly ProviderName[] = ['Gemini', 'an OpenAI-compatible server', 'ComfyUI']
/** Those that also write texts. */
export const COPY: readonly ProviderName[] = ['Gemini', 'an OpenAI-compatible server']

type Provider = ImageProvider & Partial<TextProvider>

/** A provider and the local server that it asks. */
export interface StandIn {
  provider: Provider
  /** The same provider in a hurry: its time limits pass a thousand times as fast. */
  hurried: Provider
  /** Fails the next call so; the name is one of the provider's stand-in. */
  next: (fault: string, kind: 'copy' | 'picture') => void
  paidCalls: () => number
  /** Requests that ask for something paid. */
  requests: () => number
  keys: () => string[]
  reset: () => void
  close: () => Promise<void>
}

/** Opens the stand-in of a provider. A PROVIDERS_FILE is written into `folder`. */
export function openStandIn(name: ProviderName, folder: string): Promise<StandIn> {
  if (name === 'Gemini') return openGeminiStandIn()
  return name === 'ComfyUI' ? openComfyStandIn(folder) : openOpenAiStandIn(folder)
}

async function openGeminiStandIn(): Promise<StandIn> {
  const server = await openGeminiServer()
  const config = { geminiBaseUrl: server.url, geminiModelsFile: null }
  return {
    provider: openGemini(config, { now: () => TEST_NOW }, byRules),
    hurried: openGemini(config, { now: () => TEST_NOW, speed: 1000 }, byRules),
    next: (fault, kind) => server.next(fault as GeminiFaultName, { kind }),
    paidCalls: () => server.ledger.length,
    requests: () => server.requests.length,
    keys: () => server.requests.map(({ key }) => key),
    reset: server.reset,
    close: server.close,
  }
}

/** The providers that a PROVIDERS_FILE chooses. */
function openFile(file: string, speed: number): Provider {
  const chosen = openOperatorProviders(file, { now: () => TEST_NOW, speed }, byRules)
  const [copy, image] = [chosen.copy(), chosen.picture()]
  if (!image) throw new Error('The file names a model for images')
  return { ...copy?.provider, ...image.provider }
}

async function openOpenAiStandIn(folder: string): Promise<StandIn> {
  const server = await openOpenAiServer()
  const file = writeProvidersFile(folder, { url: server.url, key: TEST_KEY })
  return {
    provider: openFile(file, 1),
    hurried: openFile(file, 1000),
    next: (fault, kind) => server.next(fault as OpenAiFaultName, { kind }),
    paidCalls: () => server.ledger.length,
    requests: () => server.requests.length,
    keys: () => server.requests.map(({ key }) => key),
    reset: server.reset,
    close: server.close,
  }
}

async function openComfyStandIn(folder: string): Promise<StandIn> {
  const server = await openComfyServer()
  const file = writeComfyFile(folder, server.url, { key: TEST_KEY })
  const asked = () => server.requests.filter(({ path }) => path === 'POST /prompt')
  return {
    // Polls four times as fast; a run takes several.
    provider: openFile(file, 4),
    hurried: openFile(file, 1000),
    next: (fault) => server.next(fault as ComfyFaultName),
    paidCalls: () => server.ledger.length,
    requests: () => asked().length,
    keys: () => asked().map(({ key }) => key),
    reset: server.reset,
    close: server.close,
  }
}

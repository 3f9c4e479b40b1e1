import { z } from 'zod'
import { startWatchdog } from '#studio/render/watchdog.ts'
import { toRealWait } from '../../infrastructure/clock.ts'
import type { ProviderCall } from '../answers.ts'
import { callSdk, type Service } from './sdk-call.ts'
import { toTransportFault } from '../exchange.ts'
import { readWithin } from '../read-body.ts'
import { API_VERSION, KEY_HEADER } from './transport.ts'
import { TransportFault } from '../transport-fault.ts'

const TIMEOUT_MS = 120_000
const CLIP_MAX_BYTES = 64 * 1024 * 1024
const REDIRECTS_MAX = 3
const FILE_LIMITS = { timeoutMs: 20_000, maxBytes: 1024 * 1024 }

const FileState = z.object({ state: z.string().catch('') })

/** The id of a file of the service; null for an address elsewhere. Another base speaks for Google's own host too. */
export function ownFile({ baseUrl }: Service, uri: string): string | null {
  if (!URL.canParse(uri)) return null
  const { origin, pathname } = new URL(uri)
  if (origin !== baseUrl && origin !== 'https://generativelanguage.googleapis.com') return null
  return /^\/v1(?:beta)?\/files\/([\w-]{1,128})(?::download)?$/.exec(pathname)?.[1] ?? null
}

/** A video can be announced before its file is readable. */
export async function isStillProcessed(service: Service, file: string, call: ProviderCall): Promise<boolean> {
  const { answer } = await callSdk(service, call, FILE_LIMITS, (sdk) => sdk.files.get({ name: `files/${file}` }))
  return FileState.parse(answer).state === 'PROCESSING'
}

/**
 * The bytes of a film: from the service's own origin, with the key, or from Google's storage, without it. Up to three redirects, each
 * checked again; the first one to another origin takes the key away for good.
 * @throws {TransportFault} if the download fails or takes too long
 */
export async function downloadClip(service: Service, uri: string, call: ProviderCall): Promise<Uint8Array> {
  const patience = startWatchdog(toRealWait(service.clock, TIMEOUT_MS))
  const signal = AbortSignal.any([call.signal, patience.signal])
  try {
    return await follow(service, uri, call.key, signal)
  } catch (error) {
    call.signal.throwIfAborted()
    if (patience.signal.aborted && !(error instanceof TransportFault)) throw new TransportFault('time_out')
    throw toTransportFault(error)
  } finally {
    patience.stop()
  }
}

async function follow(service: Service, uri: string, key: string, signal: AbortSignal): Promise<Uint8Array> {
  const file = ownFile(service, uri)
  let url = allowedUrl(service, file ? `${service.baseUrl}/${API_VERSION}/files/${file}:download?alt=media` : uri)
  let keyFor = url.origin === service.baseUrl
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const headers = { connection: 'close', ...(keyFor && { [KEY_HEADER]: key }) }
    const answer = await fetch(url, { headers, redirect: 'manual', signal })
    const location = answer.headers.get('location')
    if (answer.status >= 300 && answer.status < 400 && location) {
      await answer.body?.cancel()
      const next = allowedUrl(service, new URL(location, url).href)
      if (url.protocol === 'https:' && next.protocol === 'http:') throw new TransportFault('elsewhere')
      keyFor &&= next.origin === url.origin
      url = next
      continue
    }
    if (answer.status === 200) return readWithin(answer.body ?? [], CLIP_MAX_BYTES)
    await answer.body?.cancel()
    throw statusFault(answer)
  }
  throw new TransportFault('elsewhere')
}

/** The body stays unread: a download's error says no more than its status. */
const statusFault = ({ status, headers }: Response) =>
  new TransportFault('status', { status, body: '{}', retryAfter: headers.get('retry-after') })

/** Allows only the configured origin, and Google's hosts over https. */
function allowedUrl({ baseUrl }: Service, address: string): URL {
  if (!URL.canParse(address)) throw new TransportFault('elsewhere')
  const url = new URL(address)
  const isGoogle = url.protocol === 'https:' && /(?:^|\.)googleapis\.com$/.test(url.hostname) && url.port === ''
  if ((url.origin !== baseUrl && !isGoogle) || url.username || url.password) throw new TransportFault('elsewhere')
  url.searchParams.delete('key')
  return url
}

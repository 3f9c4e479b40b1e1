import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Core } from '../infrastructure/core.ts'
import { openNameResolver, resolveKnownName, type ResolveName } from './names/resolve-name.ts'
import { isPublicAddress } from './public-address.ts'

const CONNECT_MS = 3000
const TOTAL_MS = 10_000
const REDIRECTS_MAX = 3
const USER_AGENT = 'Signet/1 (+picture fetch)'

/** Which hosts and ports may be fetched. Only tests allow a loopback address. */
export interface FetchRules {
  resolve: ResolveName
  /** Resolves the hosts of `allowed`; `resolve` if it is missing. */
  resolveNamed?: ResolveName
  isAllowed: (address: string) => boolean
  ports: readonly string[]
  /** `host:port` pairs that the operator allows, whatever their addresses and ports (FETCH_ALLOW). */
  allowed?: readonly string[]
}

/** The public internet on ports 80 and 443. An empty port is the default port of the scheme. */
export const PUBLIC_ONLY: FetchRules = {
  resolve: openNameResolver(),
  resolveNamed: resolveKnownName,
  isAllowed: isPublicAddress,
  ports: ['', '80', '443'],
}

/** The public internet, and the hosts that the operator allows. Names are resolved within the limit of a person. */
export const getFetchRules = ({ config: { fetchAllow, dnsServers } }: Core, owner: number): FetchRules => ({
  ...PUBLIC_ONLY,
  resolve: openNameResolver(dnsServers, owner),
  allowed: fetchAllow,
})

/** `private`: an address that may not be read. */
export type FetchRefusal = 'status' | 'redirects' | 'private' | 'large'

/** The status of a reply other than 200, or null if there was no usable reply. */
export class FetchFault extends Error {
  readonly reason: FetchRefusal
  readonly status: number | null
  constructor(reason: FetchRefusal, message: string, status: number | null = null) {
    super(message)
    this.name = 'FetchFault'
    this.reason = reason
    this.status = status
  }
}

export interface Fetched {
  bytes: Buffer
  /** The URL after redirects. */
  url: string
  headers: IncomingMessage['headers']
}

export interface FetchOptions {
  maxBytes: number
  rules: FetchRules
  accept: string
  userAgent: string
  signal: AbortSignal
  /** Runs before a redirect is followed. An error that it throws ends the fetch. */
  beforeRedirect?: (address: string) => Promise<void>
}

/**
 * Fetches a URL from a user, and connects to public addresses only (protection against SSRF). The check runs in the socket's DNS
 * lookup, so the checked address is the one that is connected to. Each redirect is checked again. Sends no cookies and no
 * credentials. Reads at most `maxBytes` bytes.
 * @throws {Error} when the address is refused, unreachable or too large; the message is for the log only
 */
export async function fetchPublic(address: string, maxBytes: number, rules: FetchRules = PUBLIC_ONLY): Promise<Buffer> {
  const signal = AbortSignal.timeout(TOTAL_MS)
  return (await fetchResource(address, { maxBytes, rules, accept: 'image/*', userAgent: USER_AGENT, signal })).bytes
}

/**
 * `fetchPublic` for other kinds of content, within the time of `signal`.
 * @throws {FetchFault} for a refused address, a status other than 200, too many redirects, or too many bytes
 * @throws {Error} for a failed connection
 */
export async function fetchResource(address: string, options: FetchOptions): Promise<Fetched> {
  let url = allowedUrl(address, options.rules)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await open(url, options)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      const next = allowedUrl(new URL(headers.location, url).href, options.rules)
      if (url.protocol === 'https:' && next.protocol === 'http:')
        throw new FetchFault('redirects', 'redirected from https to http')
      await options.beforeRedirect?.(next.href)
      url = next
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new FetchFault('status', `answered ${statusCode}`, statusCode)
    }
    return { bytes: await read(answer, options.maxBytes), url: url.href, headers }
  }
  throw new FetchFault('redirects', 'redirected too often')
}

/** @throws {Error} when the text of the URL shows that it must not be fetched */
export function allowedUrl(address: string, rules: FetchRules): URL {
  const url = new URL(address)
  if (!['http:', 'https:'].includes(url.protocol)) throw new FetchFault('private', 'not an http or https address')
  if (url.username || url.password) throw new FetchFault('private', 'an address with credentials')
  if (isNamed(url, rules)) return url
  if (!rules.ports.includes(url.port)) throw new FetchFault('private', 'a port other than 80 and 443')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) && !rules.isAllowed(host)) throw new FetchFault('private', 'not a public address')
  return url
}

/** Whether the operator allows exactly this host with this port. */
export function isNamed({ hostname, port, protocol }: URL, { allowed = [] }: FetchRules): boolean {
  return allowed.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`)
}

/**
 * Every address of the host name must be public, unless the operator allows the host; otherwise the lookup fails. `signal` ends the
 * question for the name.
 */
export function guardedLookup(url: URL, rules: FetchRules, signal?: AbortSignal): LookupFunction {
  const { isAllowed } = rules
  const isExempt = isNamed(url, rules)
  const resolve = (isExempt && rules.resolveNamed) || rules.resolve
  return (hostname, options, done) => {
    const onAnswer: Parameters<ResolveName>[1] = (error, addresses) => {
      const isFine = !error && addresses.length > 0 && addresses.every(({ address }) => isExempt || isAllowed(address))
      if (!isFine) return done(error ?? new FetchFault('private', 'not a public address'), '', 4)
      const [first] = addresses
      if (options.all) return done(null, addresses)
      return done(null, first?.address ?? '', first?.family ?? 4)
    }
    resolve(hostname, onAnswer, signal)
  }
}

function open(url: URL, { rules, accept, userAgent, signal }: FetchOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    const outgoing = request(url, {
      lookup: guardedLookup(url, rules, signal),
      signal,
      agent: false,
      headers: { 'user-agent': userAgent, accept, 'accept-encoding': 'identity' },
    })
    const patience = setTimeout(() => outgoing.destroy(new Error('no connection within three seconds')), CONNECT_MS)
    outgoing.once('socket', (socket) => socket.once('connect', () => clearTimeout(patience)))
    outgoing.once('response', done).once('error', fail)
    outgoing.once('close', () => clearTimeout(patience))
    outgoing.end()
  })
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new FetchFault('large', 'larger than allowed')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

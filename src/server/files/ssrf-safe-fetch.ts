import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const CONNECT_MS = 3000
const TOTAL_MS = 10_000
const REDIRECTS_MAX = 3
/** Which hosts and ports may be fetched. Only tests allow a loopback address. */
export interface FetchRules {
  resolve: (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
  isAllowed: (address: string) => boolean
  ports: readonly string[]
}

/** The public internet on ports 80 and 443. An empty port is the default port of the scheme. */
export const PUBLIC_ONLY: FetchRules = {
  resolve: (hostname, done) => resolveName(hostname, { all: true, verbatim: true }, done),
  isAllowed: isPublicAddress,
  ports: ['', '80', '443'],
}

/**
 * Fetches a URL from a user, and connects to public addresses only (protection against SSRF). The check runs in the socket's DNS
 * lookup, so the checked address is the one that is connected to. Each redirect is checked again. Sends no cookies and no
 * credentials. Reads at most `maxBytes` bytes.
 * @throws {Error} when the address is refused, unreachable or too large; the message is for the log only
 */
export async function fetchPublic(address: string, maxBytes: number, rules: FetchRules = PUBLIC_ONLY): Promise<Buffer> {
  const signal = AbortSignal.timeout(TOTAL_MS)
  let url = allowedUrl(address, rules)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await open(url, rules, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      const next = allowedUrl(new URL(headers.location, url).href, rules)
      if (url.protocol === 'https:' && next.protocol === 'http:') throw new Error('redirected from https to http')
      url = next
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new Error(`answered ${statusCode}`)
    }
    return read(answer, maxBytes)
  }
  throw new Error('redirected too often')
}

/** @throws {Error} when the text of the URL shows that it must not be fetched */
function allowedUrl(address: string, { isAllowed, ports }: FetchRules): URL {
  const url = new URL(address)
  if (!['http:', 'https:'].includes(url.protocol)) throw new Error('not an http or https address')
  if (!ports.includes(url.port)) throw new Error('a port other than 80 and 443')
  if (url.username || url.password) throw new Error('an address with credentials')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) && !isAllowed(host)) throw new Error('not a public address')
  return url
}

/** Every address of the host name must be public; otherwise the lookup fails. */
function guardedLookup({ resolve, isAllowed }: FetchRules): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, (error, addresses) => {
      const isFine = !error && addresses.length > 0 && addresses.every(({ address }) => isAllowed(address))
      if (!isFine) return done(error ?? new Error('not a public address'), '', 4)
      const [first] = addresses
      if (options.all) return done(null, addresses)
      return done(null, first?.address ?? '', first?.family ?? 4)
    })
  }
}

function open(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    const outgoing = request(url, {
      lookup: guardedLookup(rules),
      signal,
      agent: false,
      headers: { 'user-agent': 'Signet/1 (+picture fetch)', accept: 'image/*' },
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
    if (size > maxBytes) throw new Error('larger than allowed')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { MIB } from '#contract/limits.ts'
import type { ResolveName } from '../../files/names/resolve-name.ts'
import {
  type Fetched,
  FetchFault,
  type FetchOptions,
  fetchResource,
  type FetchRules,
} from '../../files/ssrf-safe-fetch.ts'
import { getErrorText } from '../../infrastructure/error-code.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { isAllowedByRobots } from './robots.ts'

const RESOURCES_MAX = 20
const ALL_MAX_BYTES = 10 * MIB
const TOTAL_MS = 10_000
/** Characters of an address. A page may link to longer ones, but no server takes them, and each rule of robots.txt would be compared. */
const ADDRESS_MAX = 8192
const USER_AGENT = 'Signet/1 (+brand import)'
const ROBOTS_MAX_BYTES = 256 * 1024

export type Refusal =
  | 'robots'
  | 'limit'
  | 'unreachable'
  | 'private'
  | 'redirects'
  | 'status'
  | 'not_a_page'
  | 'large'
  | 'time'

/** Why a resource could not be read. `detail` is for the log. */
export class SiteFault extends Error {
  readonly reason: Refusal
  /** Of a reply that the site refused the resource with. */
  readonly status: number | null
  constructor(reason: Refusal, detail = '', status: number | null = null) {
    super(`${reason} ${detail}`.trim())
    this.name = 'SiteFault'
    this.reason = reason
    this.status = status
  }
}

export interface Resource {
  bytes: Buffer
  /** The URL after redirects. */
  url: string
  type: string
}

/** Reads the resources of one site within the limits of an import. */
export interface SiteFetcher {
  /** @throws {SiteFault} */
  read: (address: string, accept: string, maxBytes: number) => Promise<Resource>
}

/** `speed` is that of the clock. */
export function openSiteFetcher(fetchRules: FetchRules, gone: AbortSignal, speed = 1): SiteFetcher {
  const rules = { ...fetchRules, resolve: openSiteNames(fetchRules.resolve) }
  const signal = AbortSignal.any([AbortSignal.timeout(Math.ceil(TOTAL_MS / speed)), gone])
  const robots = new Map<string, Promise<string>>()
  let left = RESOURCES_MAX
  let bytesLeft = ALL_MAX_BYTES

  const fetchOne = async (
    address: string,
    accept: string,
    maxBytes: number,
    beforeRedirect?: FetchOptions['beforeRedirect'],
  ): Promise<Resource> => {
    if (left <= 0 || bytesLeft <= 0) throw new SiteFault('limit')
    left -= 1
    const most = Math.min(maxBytes, bytesLeft)
    try {
      const options = { maxBytes: most, rules, accept, userAgent: USER_AGENT, signal }
      const fetched = await fetchResource(address, { ...options, ...(beforeRedirect && { beforeRedirect }) })
      const bytes = await decompress(fetched, most)
      bytesLeft -= bytes.length
      return { bytes, url: fetched.url, type: fetched.headers['content-type'] ?? '' }
    } catch (error) {
      throw error instanceof SiteFault ? error : toFault(error, signal)
    }
  }
  const readRobots = (origin: string): Promise<string> => {
    const found = robots.get(origin) ?? fetchRobots(origin, fetchOne)
    robots.set(origin, found)
    return found
  }
  const requireAllowed = async (address: string) => {
    const { origin, pathname, search } = new URL(address)
    if (!isAllowedByRobots(await readRobots(origin), pathname + search)) throw new SiteFault('robots')
  }
  return {
    read: async (address, accept, maxBytes) => {
      if (address.length > ADDRESS_MAX || !URL.canParse(address)) throw new SiteFault('unreachable', 'not an address')
      await requireAllowed(address)
      return fetchOne(address, accept, maxBytes, requireAllowed)
    },
  }
}

const CLOSED = 'user-agent: *\ndisallow: /'

/** RFC 9309: a missing file allows everything, one that fails on the server allows nothing. */
async function fetchRobots(origin: string, fetchOne: (...of: [string, string, number]) => Promise<Resource>) {
  try {
    return (await fetchOne(`${origin}/robots.txt`, 'text/plain', ROBOTS_MAX_BYTES)).bytes.toString('utf8')
  } catch (error) {
    if (error instanceof SiteFault && ['private', 'limit', 'time', 'unreachable'].includes(error.reason)) throw error
    return error instanceof SiteFault && (error.status ?? 0) >= 500 ? CLOSED : ''
  }
}

const DECOMPRESSORS = new Map<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/** Some servers compress although we ask for plain content. A bomb ends at `maxBytes`. */
async function decompress({ bytes, headers }: Fetched, maxBytes: number): Promise<Buffer> {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity' || coding === '') return bytes
  const expand = DECOMPRESSORS.get(coding)
  if (!expand) throw new SiteFault('unreachable', 'unknown content coding')
  try {
    return await expand(bytes, { maxOutputLength: maxBytes })
  } catch {
    throw new SiteFault('large', 'decompressed')
  }
}

function toFault(error: unknown, signal: AbortSignal): SiteFault {
  const detail = getErrorText(error)
  if (signal.aborted) return new SiteFault('time', detail)
  if (!(error instanceof FetchFault)) return new SiteFault('unreachable', detail)
  const { reason, status } = error
  return new SiteFault(reason, reason === 'status' ? String(status) : detail, status)
}

type Answer = Parameters<Parameters<ResolveName>[1]>

/** Names of one import that are resolved at once. */
const AT_ONCE = 4
/** After so many names without an answer, an import asks for no others. Those that are asked for then may be as many again. */
const UNANSWERED_MAX = 4
/** Codes of c-ares for a question that ended without an answer: https://nodejs.org/api/dns.html#error-codes */
const UNANSWERED = ['ETIMEOUT', 'ECANCELLED']

/** Resolves each name of an import once, so a page with links to many servers that do not answer waits for few of them. */
function openSiteNames(resolve: ResolveName): ResolveName {
  const semaphore = openSemaphore(AT_ONCE)
  const answers = new Map<string, Promise<Answer>>()
  let unanswered = 0
  const ask = async (hostname: string, signal?: AbortSignal): Promise<Answer> => {
    if (unanswered >= UNANSWERED_MAX) return [new Error('too many names were not answered'), []]
    const answer = await new Promise<Answer>((done) => resolve(hostname, (...of) => done(of), signal))
    const [error] = answer
    if (error && 'code' in error && UNANSWERED.includes(String(error.code))) unanswered += 1
    return answer
  }
  return (hostname, onAnswer, signal) => {
    const answer = answers.get(hostname) ?? semaphore(() => ask(hostname, signal))
    answers.set(hostname, answer)
    void answer.then((of) => onAnswer(...of))
  }
}

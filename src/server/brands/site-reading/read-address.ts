import { SITE_SENTENCES } from '#contract/brands/site-reading/site-sentences.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import type { Core } from '../../infrastructure/core.ts'
import { getErrorText } from '../../infrastructure/error-code.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { openUserQueue } from '../../infrastructure/limits/user-queue.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { type Refusal, SiteFault, type SiteFetcher } from './fetch-site.ts'
import { toWebUrl } from './draft/products.ts'
import { fetchPage } from './read-site.ts'
import type { PageReading, Source } from './read/read-sources.ts'
import { openReader, type Reader } from './reader.ts'

/** Imports of brands and products of a process at once, each with a child process. One of each user runs, and few wait. */
const AT_ONCE = 2
const QUEUE = { perUser: 4, inAll: 18 }
const semaphore = openSemaphore(AT_ONCE)
const queue = openUserQueue(QUEUE)

/**
 * Runs an import with a child process that parses what it reads. `gone` aborts when the client disconnects.
 * @throws {Problem} 429 if too many imports of the user wait, 503 if too many of all users do
 */
export function withReader<T>(owner: OwnerId, gone: AbortSignal, run: (reader: Reader) => Promise<T>): Promise<T> {
  const runInTurn = async () => {
    gone.throwIfAborted()
    const reader = openReader()
    try {
      return await run(reader)
    } finally {
      reader.close()
    }
  }
  return queue(owner, () => semaphore(runInTurn), gone)
}

interface AddressQuestion {
  reader: Reader
  fetcher: SiteFetcher
  /** An http(s) URL. */
  url: string
  /** The text encoding that a person chose. */
  encoding?: TextEncoding | undefined
  /** Names the import in the log. */
  event: string
}

/**
 * Fetches and parses a page. `address` is its URL after redirects, and `base` the one that its addresses are relative to.
 * @throws {Problem} 422 with the reason why it cannot be read
 */
export async function readAddress(
  app: Core,
  { reader, fetcher, url, encoding, event }: AddressQuestion,
): Promise<{ reading: PageReading; address: string; base: string }> {
  try {
    const { source, url: address } = await fetchPage(fetcher, url)
    const reading = await readHtml(reader, { ...source, chosen: encoding })
    return { reading, address, base: toWebUrl(reading.page.base, address) ?? address }
  } catch (error) {
    const sentence = describe(error)
    app.log.info({ event, outcome: 'failed', reason: getErrorText(error) }, 'a site could not be read')
    throw new Problem(422, sentence)
  }
}

/** @throws {Problem} 422 for a page that cannot be parsed in time and memory */
export async function readHtml(reader: Reader, source: Source): Promise<PageReading> {
  try {
    return await reader.readPage(source)
  } catch {
    throw new Problem(422, SITE_SENTENCES.siteNotAPage)
  }
}

const SENTENCES: Readonly<Record<Refusal, string>> = {
  robots: SITE_SENTENCES.siteRobots,
  limit: SITE_SENTENCES.siteTooLarge,
  unreachable: SITE_SENTENCES.siteUnreachable,
  private: SITE_SENTENCES.siteNotPublic,
  redirects: SITE_SENTENCES.siteRedirects,
  status: SITE_SENTENCES.siteFailed,
  not_a_page: SITE_SENTENCES.siteNotAPage,
  large: SITE_SENTENCES.siteTooLarge,
  time: SITE_SENTENCES.siteTooSlow,
}

/** @throws the error itself if it is none of the site's */
function describe(error: unknown): string {
  if (error instanceof Problem) return error.message
  if (!(error instanceof SiteFault)) throw error
  return SENTENCES[error.reason]
}

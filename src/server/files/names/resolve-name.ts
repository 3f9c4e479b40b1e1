import { lookup, type LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { openShares } from '../../infrastructure/limits/shares.ts'
import { openHostsFile } from './hosts-file.ts'

/** Resolves a host name to all of its addresses. An aborted signal ends the question. */
export type ResolveName = (
  hostname: string,
  onAnswer: (error: Error | null, addresses: LookupAddress[]) => void,
  signal?: AbortSignal,
) => void

/** How long an answer is waited for, from when a question is sent, in milliseconds. */
const ANSWER_MS = 1500
/** After this time a question is sent again, to the next server if there is one. */
const TRY_MS = 500
const TRIES = 3

/** Questions of a person and of a process at once, each with sockets of its own. Others wait for their turn. */
const shares = openShares({ perUser: 32, inAll: 128 })
/** Whose questions are those for no person, such as downloads from servers that the operator named. */
const NOBODY = 0

const hostsFile = openHostsFile('/etc/hosts')

/**
 * Resolves names that a stranger chose. `getaddrinfo` would occupy one of the four threads of libuv until the name is answered, and with
 * them every other lookup of the process. These questions have sockets of their own (c-ares), and end after 1.5 seconds. `/etc/hosts` is asked
 * first, and search domains are not, so a short name does not become one of the private network.
 * Why, and what was rejected: docs/decisions/0082-names-of-strangers.md.
 * @param servers addresses of name servers, `host` or `host:port`; those of the system if there are none
 * @param owner the person whose limit counts the questions
 */
export function openNameResolver(servers: readonly string[] = [], owner = NOBODY): ResolveName {
  return (hostname, onAnswer, signal) => {
    void shares({ owner }, () => resolveStrangerName(hostname, servers, signal)).then(
      (addresses) => onAnswer(null, addresses),
      (error: Error) => onAnswer(error, []),
    )
  }
}

async function resolveStrangerName(
  hostname: string,
  servers: readonly string[],
  signal?: AbortSignal,
): Promise<LookupAddress[]> {
  signal?.throwIfAborted()
  const known = hostsFile(hostname.toLowerCase().replace(/\.$/, ''))
  if (known.length > 0) return [...known]
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  const patience = setTimeout(cancel, ANSWER_MS)
  signal?.addEventListener('abort', cancel)
  try {
    return await askBothFamilies(resolver, hostname)
  } finally {
    clearTimeout(patience)
    signal?.removeEventListener('abort', cancel)
  }
}

/** @throws {Error} that of the question for IPv4, if neither has an answer */
async function askBothFamilies(resolver: Resolver, hostname: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = [...toAddresses(four, 4), ...toAddresses(six, 6)]
  if (addresses.length === 0 && four.status === 'rejected') throw four.reason
  return addresses
}

const toAddresses = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []

type Answer = Parameters<Parameters<ResolveName>[1]>
const asked = new Map<string, Promise<Answer>>()

/**
 * Resolves names of the operator as the rest of the system does, also those of search domains, containers and mDNS. A name is asked
 * once at a time, so one that is not answered occupies a single thread.
 */
export const resolveKnownName: ResolveName = (hostname, onAnswer) => {
  const answer = asked.get(hostname) ?? askSystem(hostname).finally(() => asked.delete(hostname))
  asked.set(hostname, answer)
  void answer.then(([error, addresses]) => onAnswer(error, addresses))
}

const askSystem = (hostname: string): Promise<Answer> =>
  new Promise((done) => {
    lookup(hostname, { all: true, verbatim: true }, (error, addresses) => done([error, error ? [] : addresses]))
  })

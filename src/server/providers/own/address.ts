import { allowedUrl, type FetchRules, isNamed } from '../../files/ssrf-safe-fetch.ts'

/**
 * Whether the server may connect to an address of a user: a public one with https, or one that the operator allows in FETCH_ALLOW. Each
 * call checks the address again that it connects to, so a name that changes its address later gains nothing. A name that cannot be resolved
 * is allowed here; the call then fails.
 */
export async function isAllowedAddress(address: string, rules: FetchRules): Promise<boolean> {
  try {
    const url = allowedUrl(address, rules)
    if (isNamed(url, rules)) return true
    if (url.protocol !== 'https:') return false
    const found = await resolveAll(url.hostname.replace(/^\[(.*)\]$/, '$1'), rules)
    return found.every((one) => rules.isAllowed(one))
  } catch {
    return false
  }
}

const resolveAll = (hostname: string, { resolve }: FetchRules): Promise<string[]> =>
  new Promise((done) => {
    resolve(hostname, (error, addresses) => done(error ? [] : addresses.map(({ address }) => address)))
  })

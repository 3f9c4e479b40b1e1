import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All public IPv6 addresses (RFC 4291, section 2.4). The rest is reserved, or wraps IPv4 as `::/96` does. */
const GLOBAL_UNICAST_6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for a unicast address of the public internet. Only these may be fetched for users. The special networks (RFC 6890 and its
 * successors) are those of ipaddr.js, which also reads `127.1` and `0x7f.1`; such texts are refused.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST_6))
}

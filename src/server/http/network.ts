import { BlockList, isIPv4 } from 'node:net'

/** The network of an address, for rate limits: IPv4 /24, IPv6 /56. Mapped IPv4 addresses count as IPv4. */
export function toNetworkPrefix(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group, index) => (index === 3 ? (parseInt(group, 16) >> 8).toString(16) : group))
    .join(':')
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return LOOPBACK.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

/** True for the names under which a machine knows itself; `host` may carry a port. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || (/^[\d.]+$|:/.test(name) && isLoopbackAddress(name))
}

import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are not the public internet (RFC 6890 and its successors), and those that wrap or translate IPv4. */
const REFUSED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
const REFUSED_6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]

/** Two lists: in one, the mapped network ::ffff:0:0/96 would refuse every IPv4 address. */
const [refused4, refused6] = [listOf(REFUSED_4, 'ipv4'), listOf(REFUSED_6, 'ipv6')]

function listOf(networks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** True for a unicast address of the public internet. Only these may be fetched for users. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused4.check(address, 'ipv4')
  return isIPv6(address) && !address.includes('%') && !refused6.check(address, 'ipv6')
}

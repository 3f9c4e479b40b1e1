import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import type { LookupAddress } from 'node:dns'

/** The addresses that a hosts file gives a name in lower case; empty if it does not have the name. */
export type HostsFile = (hostname: string) => readonly LookupAddress[]

/** Reads a hosts file (hosts(5)), and again once it was changed. A file that cannot be read has no names. */
export function openHostsFile(path: string): HostsFile {
  let version = NaN
  let names: ReadonlyMap<string, LookupAddress[]> = new Map()
  return (hostname) => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? NaN
    if (!Object.is(changed, version)) names = readNames(path)
    version = changed
    return names.get(hostname) ?? []
  }
}

function readNames(path: string): Map<string, LookupAddress[]> {
  const names = new Map<string, LookupAddress[]>()
  for (const line of readText(path).split('\n')) {
    const [address = '', ...hostnames] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/)
    const family = isIP(address)
    if (family === 0) continue
    for (const hostname of hostnames.map((name) => name.toLowerCase()))
      names.set(hostname, [...(names.get(hostname) ?? []), { address, family }])
  }
  return names
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

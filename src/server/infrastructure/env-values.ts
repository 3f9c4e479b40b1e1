import { Resolver } from 'node:dns'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { BUDGET_USD_MAX } from '#contract/spending/budgets.ts'
import { StartError } from './problem.ts'

/** An address that the server listens on, besides its own. */
export interface Listener {
  host: string
  port: number
}

/** Environment variables. */
export type Env = Record<string, string | undefined>

export const path = (env: Env, name: string): string | null => (env[name] ? resolve(env[name]) : null)

export function wholeNumber(env: Env, name: string, fallback: number, max: number): number {
  const text = env[name] || String(fallback)
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max) throw new StartError(`${name} takes a whole number from 0 to ${max}`)
  return value
}

/** US dollars. */
export function amount(env: Env, name: string): number | null {
  const text = env[name]
  if (!text) return null
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(text) || Number(text) > BUDGET_USD_MAX)
    throw new StartError(`${name} takes an amount of US dollars from 0 to ${BUDGET_USD_MAX}, like 250 or 99.50`)
  return Number(text)
}

export function readOption<const T extends string>(env: Env, name: string, values: readonly [T, ...T[]]): T {
  const value = values.find((candidate) => candidate === (env[name] || values[0]))
  if (!value) throw new StartError(`${name} takes one of ${values.join(', ')}`)
  return value
}

export function url(env: Env, name: string, protocols: string[], example: string): string | null {
  const text = env[name]
  if (!text) return null
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new StartError(`${name} takes an address like ${example}`)
  return text
}

export function origin(env: Env, name: string): string | null {
  const text = url(env, name, ['http:', 'https:'], 'https://signet.example.com')
  if (!text) return null
  const { pathname, search, hash, username } = new URL(text)
  if (pathname !== '/' || search || hash || username)
    throw new StartError(`${name} takes an origin without a path, like https://signet.example.com`)
  return new URL(text).origin
}

/** `host:port`, with an IPv6 address in brackets. */
export function listener(env: Env, name: string): Listener | null {
  const text = env[name]
  if (!text || text === 'off') return null
  const [, host, port] = /^(\[[\da-f:]+\]|[^:\s]+):(\d{1,5})$/i.exec(text) ?? []
  if (!host || Number(port) > 65_535) throw new StartError(`${name} takes off or host:port, like 127.0.0.1:9464`)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** `host:port` pairs, separated by commas. IPv6 addresses are in brackets, as URLs write them. */
export function hostsWithPorts(env: Env, name: string): string[] {
  const list = readList(env, name).map((text) => text.toLowerCase())
  for (const text of list) {
    const [, host = '', port = ''] = /^(\[[\da-f:]+\]|[^:\s/@*]+):(\d{1,5})$/.exec(text) ?? []
    const isUrl = URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host
    if (!isUrl || Number(port) < 1 || Number(port) > 65_535)
      throw new StartError(`${name} takes host:port pairs, separated by commas, like intranet.example:8080`)
  }
  return list
}

/** Values that are separated by commas. */
export const readList = (env: Env, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)

/** Addresses of name servers, with or without a port. */
export function nameServers(env: Env, name: string): string[] {
  const list = readList(env, name)
  try {
    new Resolver().setServers(list)
    return list
  } catch {
    throw new StartError(
      `${name} takes IP addresses, also with a port, separated by commas, like 10.0.0.2,[fd00::2]:53`,
    )
  }
}

/** Domains of email addresses, separated by commas. */
export function domains(env: Env, name: string): string[] {
  const list = readList(env, name).map((text) => text.toLowerCase())
  if (list.some((domain) => !/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain)))
    throw new StartError(`${name} takes domains, separated by commas, like example.com,example.org`)
  return list
}

export function secret(env: Env, name: string): string | null {
  const text = env[name]
  if (!text) return null
  if (Buffer.byteLength(text) < 32) throw new StartError(`${name} takes 32 bytes or more`)
  return text
}

export function previousSecrets(env: Env, name: string): string[] {
  const secrets = (env[name] ?? '').split(',').filter(Boolean)
  if (secrets.some((text) => Buffer.byteLength(text) < 32))
    throw new StartError(`${name} takes secrets of 32 bytes or more, separated by commas`)
  return secrets
}

export function mailServer(env: Env, name: string): string | null {
  const example = 'smtp://user:password@host:port or smtps://…'
  const text = url(env, name, ['smtp:', 'smtps:'], example)
  if (text && !new URL(text).hostname) throw new StartError(`${name} takes an address like ${example}`)
  return text
}

/** An address, or a name with one in angle brackets. */
export function sender(env: Env, name: string): string | null {
  const text = env[name]
  if (!text) return null
  if (!/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text))
    throw new StartError(`${name} takes a sender like Signet <no-reply@example.com>`)
  return text
}

export function emailAddress(env: Env, name: string): string | null {
  const text = env[name]
  if (!text) return null
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(text)) throw new StartError(`${name} takes an address like ops@example.com`)
  return text
}

export function addresses(env: Env, name: string): string[] {
  const list = readList(env, name)
  for (const address of list) {
    const [ip = '', bits = '0'] = address.split('/')
    const most = { 4: 32, 6: 128 }[isIP(ip)] ?? -1
    if (!/^\d{1,3}$/.test(bits) || Number(bits) > most)
      throw new StartError(`${name} takes IP addresses or networks, separated by commas`)
  }
  return list
}

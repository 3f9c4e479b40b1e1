import { lookup } from 'node:dns/promises'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startNameServer } from '../../testing/name-server.ts'
import { isPublicAddress } from '../public-address.ts'
import { fetchPublic, PUBLIC_ONLY } from '../ssrf-safe-fetch.ts'
import { openHostsFile } from './hosts-file.ts'
import { openNameResolver, type ResolveName } from './resolve-name.ts'

const PUBLIC = '93.184.215.14'

const ask = (resolve: ResolveName, hostname: string, signal?: AbortSignal): Promise<string[]> =>
  new Promise((done, fail) => {
    resolve(
      hostname,
      (error, addresses) => (error ? fail(error) : done(addresses.map(({ address }) => address))),
      signal,
    )
  })

/** Milliseconds until a promise ends, whether it was kept or not. */
async function measure(promise: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await promise.catch(() => {})
  return performance.now() - began
}

describe('names that strangers give', () => {
  test('that are not answered end after 1.5 seconds, and meanwhile every other lookup and file is answered', async () => {
    const silent = await startNameServer(() => null)
    const other = await startNameServer(() => [PUBLIC])
    const waits = Array.from({ length: 80 }, (_, at) =>
      measure(ask(openNameResolver([silent.address], 1 + (at % 8)), `silent-${at}.example`)),
    )
    expect(await ask(openNameResolver([other.address]), 'shop.example')).toEqual([PUBLIC])
    expect((await lookup('localhost')).address).toMatch(/^(?:127\.0\.0\.1|::1)$/)
    expect((await stat(import.meta.filename)).isFile()).toBe(true)
    // The other lookups ended before any of the silent ones, so they did not wait for them.
    expect(await Promise.race([...waits, Promise.resolve('none has ended')])).toBe('none has ended')
    const ended = await Promise.all(waits)
    expect(Math.min(...ended)).toBeGreaterThan(1400)
    expect(new Set(silent.asked).size).toBe(80)
  })

  test('of one person leave room for those of others', async () => {
    const [silent, other] = [await startNameServer(() => null), await startNameServer(() => [PUBLIC])]
    const resolve = openNameResolver([silent.address], 701)
    const waits = Array.from({ length: 200 }, (_, at) => measure(ask(resolve, `many-${at}.example`)))
    const answered = ask(openNameResolver([other.address], 702), 'shop.example')
    expect(await Promise.race([answered, ...waits])).toEqual([PUBLIC])
    expect(silent.asked.length).toBeLessThan(200)
    await Promise.all(waits)
  })

  test('are no longer asked for once the request has ended', async () => {
    const silent = await startNameServer(() => null)
    const request = new AbortController()
    const answer = ask(openNameResolver([silent.address]), 'silent.example', request.signal)
    await expect.poll(() => silent.asked).not.toEqual([])
    request.abort()
    await expect(answer).rejects.toMatchObject({ code: 'ECANCELLED' })
    await expect(ask(openNameResolver([silent.address]), 'late.example', request.signal)).rejects.toThrow('aborted')
    expect(silent.asked).not.toContain('late.example')
  })

  test('have the addresses of both families, or of the one that is answered', async () => {
    const six = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'
    const server = await startNameServer(
      (name) => ({ 'both.example': [PUBLIC, six], 'six.example': [six] })[name] ?? [],
    )
    const resolve = openNameResolver([server.address])
    expect(await ask(resolve, 'both.example')).toEqual([PUBLIC, six])
    expect(await ask(resolve, 'six.example')).toEqual([six])
    await expect(ask(resolve, 'nowhere.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })

  test('that are in /etc/hosts have the addresses of that file, and no server is asked', async () => {
    const server = await startNameServer(() => [PUBLIC])
    const resolve = openNameResolver([server.address])
    for (const name of ['localhost', 'LOCALHOST', 'localhost.'])
      expect((await ask(resolve, name)).every((address) => !isPublicAddress(address))).toBe(true)
    expect(server.asked).toEqual([])
  })

  test.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.0.0.7']],
    ['the metadata service', ['169.254.169.254']],
    ['IPv4-mapped', ['::ffff:10.0.0.7']],
    ['IPv4-compatible', ['::10.0.0.7']],
    ['NAT64', ['64:ff9b::a00:7']],
    ['local NAT64', ['64:ff9b:1::a00:7']],
    ['6to4', ['2002:a00:7::1']],
    ['Teredo', ['2001:0:a00:7::1']],
    ['a unique local address', ['fd00::7']],
    ['a public and a private address', [PUBLIC, '10.0.0.7']],
    ['a public address and one that is NAT64', [PUBLIC, '64:ff9b::a00:7']],
  ])('that lead to %s are refused before anything is connected to', async (_, addresses) => {
    const server = await startNameServer(() => addresses)
    const rules = { ...PUBLIC_ONLY, resolve: openNameResolver([server.address]) }
    await expect(fetchPublic('http://stranger.example/', 1000, rules)).rejects.toThrow('not a public address')
  })
})

test('the hosts file is read again once it was changed, and a missing one has no names', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'hosts-')), 'hosts')
  const find = openHostsFile(path)
  expect(find('inner.example')).toEqual([])
  writeFileSync(path, '# ours\n10.0.0.7\tInner.example inner # both\n::1 inner\nnonsense inner.example\n')
  expect(find('inner.example')).toEqual([{ address: '10.0.0.7', family: 4 }])
  expect(find('inner').map(({ family }) => family)).toEqual([4, 6])
  expect(find('constructor')).toEqual([])
})

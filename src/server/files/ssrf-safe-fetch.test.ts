import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPublic, type FetchRules, PUBLIC_ONLY } from './ssrf-safe-fetch.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.0.0.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['203.0.113.9', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['fe80::1%lo', false],
  ['ff02::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['::127.0.0.1', false],
  ['fec0::1', false],
  ['3fff::1', false],
  ['4000::1', false],
  ['5f00::1', false],
  ['2606:4700:4700::1111%lo', false],
  ['127.1', false],
  ['0x8.8.8.8', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

describe('fetching remote images', () => {
  let server: Server
  let port: number
  const asked: string[] = []
  const elsewhere = '127.0.0.2'
  beforeAll(async () => {
    server = createServer((request, answer) => {
      asked.push(`${request.headers.host} ${request.url}`)
      const target = new URL(request.url ?? '/', 'http://x').searchParams.get('to')
      const hops = Number(/^\/hop\/(\d)$/.exec(request.url ?? '')?.[1] ?? 0)
      if (hops > 0) answer.writeHead(302, { location: `/hop/${hops - 1}` }).end()
      else if (target) answer.writeHead(302, { location: target }).end()
      else if (request.url === '/large') answer.end(Buffer.alloc(2000))
      else if (request.url === '/missing') answer.writeHead(404).end('no')
      else answer.end('a picture')
    })
    await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => void server.close())

  /** Names resolve as the table says. One loopback address represents the public internet. */
  const rules = (names: Record<string, string[][]> = {}): FetchRules => ({
    resolve: (hostname, done) => {
      const answers = names[hostname] ?? [[elsewhere]]
      const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    },
    isAllowed: (address) => address === elsewhere || isPublicAddress(address),
    ports: [String(port)],
  })
  const get = (path: string, names = {}, host = 'pictures.example') =>
    fetchPublic(`http://${host}:${port}${path}`, 1000, rules(names))

  test('loads from public addresses and follows redirects to them', async () => {
    expect((await get('/logo.png')).toString()).toBe('a picture')
    expect((await get(`/?to=http://other.example:${port}/logo.png`)).toString()).toBe('a picture')
  })

  test('fails for too many redirects, large bodies and error replies', async () => {
    expect((await get('/hop/3')).toString()).toBe('a picture')
    await expect(get('/hop/4')).rejects.toThrow('redirected too often')
    await expect(get('/large')).rejects.toThrow('larger than allowed')
    await expect(get('/missing')).rejects.toThrow('answered 404')
  })

  test('never connects to a private address, in any notation', async () => {
    asked.length = 0
    const inward = [
      fetchPublic(`http://127.0.0.1:${port}/`, 1000, rules()),
      fetchPublic(`http://127.1:${port}/`, 1000, rules()),
      fetchPublic(`http://0x7f000001:${port}/`, 1000, rules()),
      fetchPublic(`http://2130706433:${port}/`, 1000, rules()),
      fetchPublic(`http://0177.0.0.1:${port}/`, 1000, rules()),
      fetchPublic(`http://[::1]:${port}/`, 1000, rules()),
      fetchPublic(`http://[::ffff:127.0.0.1]:${port}/`, 1000, rules()),
      fetchPublic(`http://[64:ff9b::7f00:1]:${port}/`, 1000, rules()),
      fetchPublic(`http://ann:secret@pictures.example:${port}/`, 1000, rules()),
      get('/', { 'pictures.example': [['127.0.0.1']] }),
      get('/', { 'pictures.example': [[elsewhere, '10.0.0.1']] }),
      get('/', { 'pictures.example': [['::1']] }),
      get('/', { 'pictures.example': [[]] }),
      fetchPublic(`http://localhost:${port}/`, 1000, PUBLIC_ONLY),
      fetchPublic('file:///etc/passwd', 1000, PUBLIC_ONLY),
      fetchPublic('http://pictures.example:22/', 1000, PUBLIC_ONLY),
    ]
    const results = await Promise.allSettled(inward)
    expect(results.map(({ status }) => status)).toEqual(inward.map(() => 'rejected'))
    expect(asked).toEqual([])
  })

  test('never connects after a redirect to a private address or a name that changes between two lookups', async () => {
    asked.length = 0
    await expect(get(`/?to=http://127.0.0.1:${port}/secret`)).rejects.toThrow('not a public address')
    await expect(get(`/?to=http://inner.example:${port}/secret`, { 'inner.example': [['127.0.0.1']] })).rejects.toThrow(
      'not a public address',
    )
    const names = { 'pictures.example': [[elsewhere], ['127.0.0.1']] }
    await expect(get(`/?to=http://pictures.example:${port}/secret`, names)).rejects.toThrow('not a public address')
    expect(asked.filter((line) => line.includes('/secret') && !line.includes('?to='))).toEqual([])
  })

  test('an allowed host with its port may be private, and nothing else', async () => {
    const inner: FetchRules = {
      ...rules({ 'intranet.example': [['127.0.0.1']], 'other.example': [['127.0.0.1']] }),
      ports: [''],
      allowed: [`intranet.example:${port}`],
    }
    const read = (url: string) => fetchPublic(url, 1000, inner)
    expect((await read(`http://intranet.example:${port}/logo.png`)).toString()).toBe('a picture')
    expect((await read(`http://INTRANET.example:${port}/logo.png`)).toString()).toBe('a picture')
    asked.length = 0
    const refused = [
      read(`http://intranet.example/logo.png`),
      read(`http://intranet.example:${port + 1}/`),
      read(`http://other.example:${port}/`),
      read(`http://127.0.0.1:${port}/`),
      read(`http://x.intranet.example:${port}/`),
      read(`http://ann:secret@intranet.example:${port}/`),
    ]
    expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(refused.map(() => 'rejected'))
    expect(asked).toEqual([])
    await expect(read(`http://intranet.example:${port}/?to=http://127.0.0.1:${port}/`)).rejects.toThrow(
      'a port other than 80 and 443',
    )
    expect(asked).toHaveLength(1)
  })
})

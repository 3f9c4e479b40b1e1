import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../../infrastructure/config.ts'
import { openOwnSite, openSite, type Site } from '../../testing/site.ts'

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
}

interface Way {
  method?: string
  headers?: Record<string, string>
  localAddress?: string
}

const ask = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, localAddress = '127.0.0.1' }: Way = {},
): Promise<Answer> =>
  new Promise((done, fail) => {
    const asked = request(origin + path, { method, headers, localAddress, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString()
      const { date: _, 'x-request-id': __, ...rest } = answer.headers
      done({ status: answer.statusCode, headers: rest, body })
    })
    asked.on('error', fail).end()
  })

/** Requests for an unknown address: as a page, as a file, and with other methods. */
const WAYS: readonly Way[] = [
  { headers: { accept: 'text/html' } },
  { headers: {} },
  { headers: { accept: 'application/json' } },
  { method: 'HEAD' },
  { method: 'POST' },
  { method: 'DELETE' },
]

/** Checks that the mailbox's addresses get the reply of an unknown address, with these headers and from this client. */
async function expectUnknown(origin: string, more: Record<string, string> = {}, localAddress = '127.0.0.1') {
  for (const { method = 'GET', headers = {} } of WAYS)
    for (const path of ['', '/', '/style.css', '/x']) {
      const way = { method, headers: { ...headers, ...more }, localAddress }
      const [found, unknown] = [await ask(origin, `/mailbox${path}`, way), await ask(origin, `/unknown${path}`, way)]
      expect([method, path, found]).toEqual([method, path, unknown])
    }
}

describe('the mailbox', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('shows emails to requests from this machine', async () => {
    const port = new URL(site.origin).port
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, 'localhost']) {
      const { status, body } = await ask(site.origin, '/mailbox', { headers: { host } })
      expect([host, status, body]).toEqual([host, 200, expect.stringContaining('<h1>Mailbox</h1>')])
    }
    expect((await ask(site.origin, '/mailbox/style.css')).status).toBe(200)
  })

  test('links to the host that it was opened with', async () => {
    const email = `host-${Date.now()}@example.com`
    const body = JSON.stringify({ username: 'Ann Miller', email, password: 'correct horse battery' })
    await fetch(`${site.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const open = async () => (await ask(site.origin, '/mailbox', { headers: { host: 'localhost' } })).body
    await expect.poll(open).toContain(email)
    const links = [...(await open()).matchAll(/<pre>.*?<a href="([^"]*)"/gs)].map(([, href]) => href)
    expect(links).not.toEqual([])
    for (const href of links) expect(href).toMatch(/^http:\/\/localhost\/[a-z]/)
  })

  test.each([
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Anything', ''],
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '127.0.0.1'],
    ['True-Client-IP', '127.0.0.1'],
    ['Host', 'signet.example.com'],
    ['Host', '127.0.0.1.example.com'],
    ['Host', '10.0.0.1'],
    ['Host', ':::::'],
    ['Host', '127.1'],
  ])('is an unknown route for a request with %s: %s', async (name, value) => {
    await expectUnknown(site.origin, { [name]: value })
    expect((await ask(site.origin, '/', { headers: { accept: 'text/html', [name]: value } })).body).not.toContain(
      'signet-mailbox',
    )
  })

  test.each<[string, Partial<Config>]>([
    ['SMTP_URL', { smtpUrl: 'smtp://127.0.0.1:9' }],
    ['TRUST_PROXY', { trustProxy: ['127.0.0.1'] }],
    ['a HOST that is not loopback', { host: '0.0.0.0' }],
    ['a PUBLIC_URL that is not loopback', { publicUrl: 'https://signet.example.com' }],
  ])('is an unknown route with %s', async (_what, overrides) => {
    const own = await openOwnSite(overrides)
    if (overrides.publicUrl) own.opened.introduce(overrides.publicUrl)
    await expectUnknown(own.origin)
  })

  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((of) => of?.family === 'IPv4' && !of.internal)
  test.runIf(elsewhere)('is an unknown route for a peer that is not loopback', async () => {
    const own = await openOwnSite({}, { host: '0.0.0.0' })
    const origin = own.origin.replace('127.0.0.1', elsewhere?.address ?? '')
    const host = new URL(own.origin).host
    await expectUnknown(origin, { host }, elsewhere?.address)
    expect((await ask(own.origin, '/mailbox')).status).toBe(200)
  })
})

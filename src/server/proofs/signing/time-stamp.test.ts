import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { newDataDir } from '../../testing/data-dir.ts'
import { openOwnSite, type Site } from '../../testing/site.ts'

const CONFIG = `[tsa]
serial = serial.txt
signer_digest = sha256
digests = sha256
default_policy = 1.2.3.4.1
accuracy = secs:1
crypto_device = builtin
ordering = yes
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

/** A time-stamp service that answers with OpenSSL, or as `broken` says. */
async function openService(broken: Buffer | null = null): Promise<string> {
  const cwd = newDataDir()
  writeFileSync(join(cwd, 'tsa.cnf'), CONFIG)
  writeFileSync(join(cwd, 'serial.txt'), '01\n')
  const subject = [
    '-subj',
    '/O=Clock/CN=Time stamps',
    '-days',
    '30',
    '-addext',
    'extendedKeyUsage=critical,timeStamping',
  ]
  const usage = ['-addext', 'keyUsage=critical,digitalSignature']
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem']
  execFileSync('openssl', ['req', '-x509', ...newKey, '-out', 'cert.pem', ...subject, ...usage], {
    cwd,
    stdio: 'ignore',
  })
  const server = createServer((request, reply) => {
    void buffer(request).then((query) => {
      if (broken) return reply.end(broken)
      writeFileSync(join(cwd, 'query.tsq'), query)
      const files = ['-queryfile', 'query.tsq', '-signer', 'cert.pem', '-inkey', 'key.pem', '-out', 'reply.tsr']
      execFileSync('openssl', ['ts', '-reply', '-config', 'tsa.cnf', '-section', 'tsa', ...files], {
        cwd,
        stdio: 'ignore',
      })
      return reply.setHeader('content-type', 'application/timestamp-reply').end(readFileSync(join(cwd, 'reply.tsr')))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function sign(site: Site) {
  const { api } = await site.signUp()
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
  const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '300x300' }
  const { id = 0 } = await api.content.generate({ form, files: {} })
  const reply = await api.content.get({ params: { id }, headers: { 'content-credentials': 'include' } })
  const file = new Blob([Buffer.from(reply.content_data, 'base64')])
  return site.visitor().verify.file({ form: {}, files: { file: [file] } })
}

test('a time-stamp service tells when a file was signed', async () => {
  const found = await sign(await openOwnSite({ timeStampUrl: await openService() }))
  expect(found).toMatchObject({ verdict: 'intact', signed_by: 'this_instance' })
  expect(Math.abs(Date.now() - Date.parse(found.time_stamp ?? ''))).toBeLessThan(600_000)
})

test.each([
  ['refuses', Buffer.from('30053003020102', 'hex')],
  ['answers something else', Buffer.from('<html></html>')],
  ['answers nothing', Buffer.alloc(0)],
])('a file is signed without a time when the service %s', async (_, reply) => {
  const found = await sign(await openOwnSite({ timeStampUrl: await openService(reply) }))
  expect(found).toMatchObject({ verdict: 'intact', time_stamp: null })
})

import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createLeaf, createRoot } from '../keys/make-certificates.ts'
import { estimateSize, signClaim } from './cose.ts'
import { openSigner } from './signer.ts'

const validity = { notBefore: new Date(Date.now() - 86_400_000), notAfter: new Date(Date.now() + 86_400_000_000) }
const leaf = await createLeaf('Signer', await createRoot('Signer', validity), validity)
const key = {
  key: createPrivateKey({ key: leaf.privateKey, format: 'der', type: 'pkcs8' }),
  chain: [new X509Certificate(leaf.certificate).raw],
}
const size = estimateSize(key, false)
const image = new Uint8Array(
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
    .png()
    .toBuffer(),
)
const action = {
  action: 'c2pa.created',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
}
const job = {
  manifest: {
    claim_generator_info: [{ name: 'Signet', version: '1' }],
    format: 'image/png',
    assertions: [{ label: 'c2pa.actions.v2', data: { actions: [action] } }],
  },
  ingredients: [],
  mimeType: 'image/png',
  data: image,
  algorithm: 'es256' as const,
  signatureSize: size,
}
const claim = (bytes: Uint8Array) => signClaim(key, bytes, { size, stamp: () => Promise.resolve(null) })

/** The processes of this one that sign. */
const listSigners = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      const [, , , parent] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(' ')
      return parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('signer-host')
    } catch {
      return false
    }
  })

test.skipIf(process.platform !== 'linux')(
  'the process that signs starts with a file, and ends when there was none for a while',
  async () => {
    const signer = openSigner({ idleMs: 150 })
    onTestFinished(() => signer.close())
    expect(listSigners()).toEqual([])
    const signed = await Promise.all([signer.sign(job, claim), signer.sign(job, claim)])
    expect(signed.every(({ length }) => length > image.length)).toBe(true)
    expect(listSigners()).toHaveLength(1)
    await expect.poll(listSigners, { timeout: 20_000 }).toEqual([])
    expect((await signer.sign(job, claim)).length).toBeGreaterThan(image.length)
  },
)

test.skipIf(process.platform !== 'linux')('a process that was woken for nothing ends too', async () => {
  const signer = openSigner({ idleMs: 150 })
  onTestFinished(() => signer.close())
  signer.wake()
  signer.wake()
  await sleep(20)
  expect(listSigners()).toHaveLength(1)
  await expect.poll(listSigners, { timeout: 20_000 }).toEqual([])
})

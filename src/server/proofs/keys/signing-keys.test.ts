import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '../../infrastructure/clock.ts'
import { openSecrets } from '../../infrastructure/secrets.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { openOwnSite } from '../../testing/site.ts'
import { createLeaf, createRoot } from './make-certificates.ts'
import { readOperatorKey } from './operator-certificate.ts'
import { getSigningKey, listOwnAnchors, makeLeaf } from './signing-keys.ts'

const now = new Date()
const validity = { notBefore: new Date(now.getTime() - DAY), notAfter: new Date(now.getTime() + 365 * DAY) }

test('the first signature makes a root and a leaf, which later ones use', async () => {
  const { opened } = await openOwnSite()
  const keys = await Promise.all([1, 2, 3].map(() => getSigningKey(opened.app)))
  expect(new Set(keys.map(({ chain }) => chain[0]?.toString('hex'))).size).toBe(1)
  const rows = await opened.app.db.selectFrom('signing_keys').select(['kind', 'sealed']).execute()
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['leaf', 'root'])
  expect(rows.every(({ sealed }) => sealed.startsWith('v1.'))).toBe(true)
  const leaf = new X509Certificate(keys[0]?.chain[0] ?? '')
  const root = new X509Certificate(await listOwnAnchors(opened.app))
  expect([leaf.checkIssued(root), leaf.verify(root.publicKey), leaf.ca, root.ca]).toEqual([true, true, false, true])
})

test('after a year another leaf signs, and the one before it stays valid', async () => {
  const { opened, clock } = await openOwnSite()
  const before = new X509Certificate((await getSigningKey(opened.app)).chain[0] ?? '')
  clock.advance(366 * DAY)
  const after = new X509Certificate((await getSigningKey(opened.app)).chain[0] ?? '')
  expect(after.serialNumber).not.toBe(before.serialNumber)
  expect(before.validToDate.getTime()).toBeGreaterThan(clock.now().getTime() + 8 * 365 * DAY)
  expect((await listOwnAnchors(opened.app)).match(/BEGIN/g)).toHaveLength(1)
  const forced = await makeLeaf(opened.app, true)
  expect(new X509Certificate(forced.certificate).serialNumber).not.toBe(after.serialNumber)
})

test('keys that no secret opens any more are replaced, and their root stays known', async () => {
  const { opened, dataDir } = await openOwnSite()
  await getSigningKey(opened.app)
  const secrets = openSecrets({ appSecret: 'x'.repeat(40), previousSecrets: [], dataDir }, opened.app.log)
  await getSigningKey({ ...opened.app, secrets })
  expect((await listOwnAnchors(opened.app)).match(/BEGIN/g)).toHaveLength(2)
})

test("an operator's certificate signs instead, and files that do not belong together are refused", async () => {
  const folder = newDataDir()
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const toPem = (key: Buffer) => `-----BEGIN PRIVATE KEY-----\n${key.toString('base64')}\n-----END PRIVATE KEY-----\n`
  const root = await createRoot('Operator', validity)
  const [leaf, other] = [await createLeaf('Studio', root, validity), await createLeaf('Other', root, validity)]
  const credentialsCertificateFile = write('chain.pem', `${leaf.certificate}\n${root.certificate}`)
  const credentialsKeyFile = write('key.pem', toPem(leaf.privateKey))
  const site = await openOwnSite({ credentialsCertificateFile, credentialsKeyFile })
  const { chain } = await getSigningKey(site.opened.app)
  expect(chain.map((der) => new X509Certificate(der).subject)).toEqual([
    'CN=Studio\nO=Signet',
    'CN=Operator root\nO=Signet',
  ])
  expect(await listOwnAnchors(site.opened.app)).toContain('BEGIN CERTIFICATE')
  const wrong = { credentialsCertificateFile, credentialsKeyFile: write('other.pem', toPem(other.privateKey)) }
  await expect(readOperatorKey(wrong)).rejects.toThrow('is not the private key of the first certificate')
  const upside = {
    credentialsCertificateFile: write('root.pem', root.certificate),
    credentialsKeyFile: write('r.pem', toPem(root.privateKey)),
  }
  await expect(readOperatorKey(upside)).rejects.toThrow('not of a CA')
})

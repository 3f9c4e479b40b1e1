import 'reflect-metadata'
import { randomBytes, webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'

/** Loaded on demand: the library takes 80 ms to load. */

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
/** The extended key usage that the C2PA profile accepts for certificates outside of its trust list: email protection (RFC 5280). */
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4'

/** A certificate with its private key. */
export interface NewKey {
  serial: string
  /** PEM. */
  certificate: string
  /** PKCS 8. */
  privateKey: Buffer
}

interface Validity {
  notBefore: Date
  notAfter: Date
}

/** Creates a root, which signs leaves only. `name` is what readers of credentials show. */
export async function createRoot(name: string, validity: Validity): Promise<NewKey> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const serial = newSerial()
  const subject = writeName(`${name} root`)
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serial,
    subject,
    issuer: subject,
    ...validity,
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: keys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { serial, certificate: certificate.toString('pem'), privateKey: await exportKey(keys.privateKey) }
}

/** Creates a leaf under a root: a certificate as the C2PA specification asks for (2.2, section 14.5.1). */
export async function createLeaf(name: string, root: NewKey, validity: Validity): Promise<NewKey> {
  const issuer = new x509.X509Certificate(root.certificate)
  const signingKey = await webcrypto.subtle.importKey('pkcs8', root.privateKey, ALGORITHM, false, ['sign'])
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const serial = newSerial()
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serial,
    subject: writeName(name),
    issuer: issuer.subject,
    ...validity,
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([EMAIL_PROTECTION]),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { serial, certificate: certificate.toString('pem'), privateKey: await exportKey(keys.privateKey) }
}

const exportKey = async (key: webcrypto.CryptoKey) => Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key))

/** The names of a certificate. The organization is what most readers show. */
const writeName = (name: string): x509.JsonName => [{ CN: [name] }, { O: ['Signet'] }]

/** A positive number of 16 bytes, in hex: its first bit is 0, and its first byte is not. */
function newSerial(): string {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes.toString('hex')
}

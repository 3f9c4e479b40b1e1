import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from '../../infrastructure/config.ts'
import { StartError } from '../../infrastructure/problem.ts'
import { findAlgorithm } from './algorithms.ts'

/** A private key with its certificate and those above it. */
export interface SigningKey {
  key: KeyObject
  /** DER, the signer's first. */
  chain: Buffer[]
}

type Files = Pick<Config, 'credentialsCertificateFile' | 'credentialsKeyFile'>

/**
 * Reads the certificate that an operator brings: a PEM file with the signer's certificate first and those above it after it, and a PEM
 * file with its private key. Null if there are none.
 * @throws {StartError} with one line when the files cannot be read or do not belong together
 */
export async function readOperatorKey({
  credentialsCertificateFile: certificateFile,
  credentialsKeyFile: keyFile,
}: Files): Promise<SigningKey | null> {
  if (!certificateFile && !keyFile) return null
  if (!certificateFile || !keyFile)
    throw new StartError('CREDENTIALS_CERTIFICATE_FILE and CREDENTIALS_KEY_FILE are set together')
  const certificates = splitPem(await readText(certificateFile, 'CREDENTIALS_CERTIFICATE_FILE'))
  const [leaf] = certificates
  if (!leaf) throw new StartError('CREDENTIALS_CERTIFICATE_FILE takes a file with certificates as PEM')
  const key = parseKey(await readText(keyFile, 'CREDENTIALS_KEY_FILE'))
  if (!leaf.checkPrivateKey(key))
    throw new StartError('CREDENTIALS_KEY_FILE is not the private key of the first certificate')
  if (leaf.ca)
    throw new StartError('CREDENTIALS_CERTIFICATE_FILE must start with the certificate of the signer, not of a CA')
  if (!findAlgorithm(key)) throw new StartError('CREDENTIALS_KEY_FILE takes a key of P-256, P-384, Ed25519 or RSA')
  return { key, chain: certificates.map(({ raw }) => raw) }
}

async function readText(path: string, variable: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new StartError(`${variable}: the file cannot be read`)
  })
}

function parseKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new StartError('CREDENTIALS_KEY_FILE takes a private key as PEM, without a password')
  }
}

/** @throws {StartError} when one of them is damaged */
function splitPem(text: string): X509Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    return blocks.map((block) => new X509Certificate(block))
  } catch {
    throw new StartError('CREDENTIALS_CERTIFICATE_FILE takes a file with certificates as PEM')
  }
}

import { constants, type KeyObject, type SignKeyObjectInput } from 'node:crypto'

/** An algorithm of signatures: its number in COSE (RFC 9053), its name in C2PA, and how Node.js signs with it. */
export interface Algorithm {
  cose: number
  c2pa: 'es256' | 'es384' | 'ps256' | 'ed25519'
  digest: 'sha256' | 'sha384' | null
  options: Omit<SignKeyObjectInput, 'key'>
}

/** COSE writes the two numbers of an elliptic curve one after the other. */
const RAW = { dsaEncoding: 'ieee-p1363' } as const
const PSS = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }

/** The algorithm that a private key signs with; null for keys that C2PA does not take. */
export function findAlgorithm({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): Algorithm | null {
  if (type === 'ec' && details?.namedCurve === 'prime256v1')
    return { cose: -7, c2pa: 'es256', digest: 'sha256', options: RAW }
  if (type === 'ec' && details?.namedCurve === 'secp384r1')
    return { cose: -35, c2pa: 'es384', digest: 'sha384', options: RAW }
  if (type === 'ed25519') return { cose: -8, c2pa: 'ed25519', digest: null, options: {} }
  if (type === 'rsa' || type === 'rsa-pss') return { cose: -37, c2pa: 'ps256', digest: 'sha256', options: PSS }
  return null
}

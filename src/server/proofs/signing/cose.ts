import { sign } from 'node:crypto'
import { findAlgorithm } from '../keys/algorithms.ts'
import type { SigningKey } from '../keys/operator-certificate.ts'

/** The parts of CBOR (RFC 8949) that a signature needs. */
const HEAD = { unsigned: 0, negative: 1, bytes: 2, text: 3, array: 4, map: 5, tag: 6 } as const
const NULL = Buffer.from([0xf6])

/** `COSE_Sign1` (RFC 9052), the label of an algorithm, and that of a chain of certificates (RFC 9360). */
const [COSE_SIGN1, ALGORITHM, X5CHAIN] = [18, 1, 33]

/**
 * Signs a claim as C2PA stores it: a COSE_Sign1 without its payload, of exactly `size` bytes. `stamp` gets the bytes that a time stamp is
 * of, and returns the token of a time-stamp service, or null.
 * @throws {Error} if the key is of no known kind, or `size` is too small
 */
export async function signClaim(
  { key, chain }: SigningKey,
  claim: Uint8Array,
  { size, stamp }: { size: number; stamp: (signed: Uint8Array) => Promise<Uint8Array | null> },
): Promise<Uint8Array> {
  const algorithm = findAlgorithm(key)
  if (!algorithm) throw new Error('The key is of no kind that C2PA takes')
  const certificates = chain.length === 1 && chain[0] ? bytes(chain[0]) : array(chain.map(bytes))
  const header = map([
    [integer(ALGORITHM), integer(algorithm.cose)],
    [integer(X5CHAIN), certificates],
  ])
  const signed = array([text('Signature1'), bytes(header), bytes(Buffer.alloc(0)), bytes(claim)])
  const signature = sign(algorithm.digest, signed, { key, ...algorithm.options })
  const stamped = array([text('CounterSignature'), bytes(header), bytes(Buffer.alloc(0)), bytes(bytes(signature))])
  const token = await stamp(stamped)
  const stamps = token
    ? [[text('sigTst2'), map([[text('tstTokens'), array([map([[text('val'), bytes(token)]])])]])]]
    : []
  const write = (padding: number) =>
    tag(
      COSE_SIGN1,
      array([bytes(header), map([...stamps, [text('pad'), bytes(Buffer.alloc(padding))]]), NULL, bytes(signature)]),
    )
  return pad(write, size)
}

/** The padding that makes a result of `size` bytes. Its own length takes one to three bytes. */
function pad(write: (padding: number) => Buffer, size: number): Buffer {
  const least = write(0).length
  for (let padding = Math.max(0, size - least - 4); padding <= size - least; padding += 1) {
    const written = write(padding)
    if (written.length === size) return written
  }
  throw new Error(`A signature of ${least} bytes cannot be padded to ${size}`)
}

/** The size of a signature, in bytes, as small as possible: no signature covers what only fills it. */
export const estimateSize = ({ key, chain }: SigningKey, hasStamp: boolean): number => {
  const signatureBytes = key.asymmetricKeyDetails?.modulusLength ? key.asymmetricKeyDetails.modulusLength / 8 : 96
  return chain.reduce((sum, { length }) => sum + length + 4, signatureBytes + 48) + (hasStamp ? 10_000 : 0)
}

function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  const length = value < 0x1_00 ? 1 : value < 0x1_00_00 ? 2 : 4
  const written = Buffer.alloc(length + 1, (kind << 5) | { 1: 24, 2: 25, 4: 26 }[length])
  written.writeUIntBE(value, 1, length)
  return written
}

const integer = (value: number) => (value < 0 ? head(HEAD.negative, -1 - value) : head(HEAD.unsigned, value))
const bytes = (value: Uint8Array) => Buffer.concat([head(HEAD.bytes, value.length), value])
const text = (value: string) => Buffer.concat([head(HEAD.text, Buffer.byteLength(value)), Buffer.from(value)])
const array = (values: readonly Buffer[]) => Buffer.concat([head(HEAD.array, values.length), ...values])
const map = (entries: readonly (readonly Buffer[])[]) =>
  Buffer.concat([head(HEAD.map, entries.length), ...entries.flat()])
const tag = (number: number, value: Buffer) => Buffer.concat([head(HEAD.tag, number), value])

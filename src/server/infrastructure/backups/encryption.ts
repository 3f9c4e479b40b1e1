import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Decrypter, Encrypter } from 'age-encryption'
import { syncPath } from '../synced-node-fs.ts'
import { StartError } from '../problem.ts'

/** The library takes 0.1 s of CPU time and 22 MB of memory, so it is loaded where backups are encrypted. */
const loadAge = () => import('age-encryption')

/** A pair of keys for encrypted backups: the server gets the recipient, and the operator keeps the identity. */
export async function createBackupKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await loadAge()
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** @throws {StartError} if one of them is no public key of age */
export async function openEncrypter(recipients: readonly string[]): Promise<Encrypter> {
  const age = await loadAge()
  const encrypter = new age.Encrypter()
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient)
  } catch {
    throw new StartError('BACKUP_RECIPIENTS takes public keys of age, separated by commas, like age1…')
  }
  return encrypter
}

/** Reads the identities of a file of age-keygen. @throws {StartError} if the file cannot be read or has none */
export async function openDecrypter(identityFile: string): Promise<Decrypter> {
  const text = await readFile(identityFile, 'utf8').catch(() => '')
  const identities = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  const age = await loadAge()
  const decrypter = new age.Decrypter()
  try {
    for (const identity of identities) decrypter.addIdentity(identity.trim())
    if (identities.length > 0) return decrypter
  } catch {
    // The message below says what the file has to hold.
  }
  throw new StartError(
    'BACKUP_IDENTITY_FILE takes a file with a line AGE-SECRET-KEY-…, as backup-key and age-keygen write it',
  )
}

/** Encrypts a file in the format age-encryption.org/v1, with memory that does not depend on its size, and syncs the result. */
export async function encryptFile(encrypter: Encrypter, from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await write(await encrypter.encrypt(toWeb(from)), to)
}

/**
 * Decrypts a file. A result appears only when all of it is authentic.
 * @throws Error if no identity fits, or the file is not what was encrypted
 */
export async function decryptFile(decrypter: Decrypter, from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const draft = `${to}.tmp`
  try {
    await write(await decrypter.decrypt(toWeb(from)), draft)
    await rename(draft, to)
  } finally {
    await rm(draft, { force: true })
  }
  syncPath(dirname(to))
}

/** Decrypts a file to check it, without writing anything. */
export async function checkDecryption(decrypter: Decrypter, from: string): Promise<void> {
  for await (const _ of await decrypter.decrypt(toWeb(from))) continue
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's own type of the stream differs from the one of the web
const toWeb = (path: string) => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>

async function write(bytes: ReadableStream<Uint8Array>, to: string): Promise<void> {
  await pipeline(bytes, createWriteStream(to, { mode: 0o600 }))
  syncPath(to)
}

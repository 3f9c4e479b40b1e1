import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { syncPath } from './synced-node-fs.ts'

/** Keys for one purpose each, all derived from APP_SECRET; `info` names the purpose and its version. */
export interface Secrets {
  /** HMAC-SHA-256 of `text`: a lookup key that reveals nothing without the secret. */
  mac: (info: string, text: string) => Buffer
  /** `v1.<kid>.<iv>.<ciphertext>.<tag>`, AES-256-GCM bound to `context`. */
  seal: (info: string, context: string, text: string) => string
  /** False if the text was encrypted with an older secret. */
  isCurrent: (info: string, sealed: string) => boolean
  /** Decrypts the text; null if its secret is no longer configured. */
  open: (info: string, context: string, sealed: string) => string | null
  /** The 32 bytes that `mac` and `seal` use for a purpose, or those that the secret before would give; null if there is none. */
  derive: (info: string, from: 'current' | 'previous') => Buffer | null
}

export function openSecrets(config: Pick<Config, 'appSecret' | 'previousSecrets' | 'dataDir'>, log: Logger): Secrets {
  const [current, ...kept] = config.appSecret ? [config.appSecret] : readKeptSecrets(config.dataDir, log)
  const older = [...kept, ...config.previousSecrets]
  const key = (secret: string, info: string) => Buffer.from(hkdfSync('sha256', secret, '', info, 32))
  return {
    mac: (info, text) => createHmac('sha256', key(current, info)).update(text).digest(),
    seal: (info, context, text) => seal(key(current, info), context, text),
    isCurrent: (info, sealed) => sealed.split('.')[1] === keyId(key(current, info)),
    open: (info, context, sealed) => {
      const secrets = [current, ...older]
      const fitting = secrets
        .map((secret) => key(secret, info))
        .find((candidate) => sealed.split('.')[1] === keyId(candidate))
      return fitting ? unseal(fitting, context, sealed) : null
    },
    derive: (info, from) => {
      const secret = from === 'current' ? current : older[0]
      return secret === undefined ? null : key(secret, info)
    },
  }
}

const secretIn = (dataDir: string) => join(dataDir, 'secret')

export const newSecret = () => randomBytes(48).toString('base64url')

/**
 * The secret in DATA_DIR, which is created on the first start. While it is replaced, the one before is in the second line. Only the owner can read
 * the file.
 */
export function readKeptSecrets(dataDir: string, log: Logger): [string, ...string[]] {
  const path = secretIn(dataDir)
  if (!existsSync(path)) writeKeptSecrets(dataDir, [newSecret()])
  if ((statSync(path).mode & 0o077) !== 0) {
    log.warn('the secret in DATA_DIR could be read by others; its mode was set to 0600')
    chmodSync(path, 0o600)
  }
  const [current = '', ...older] = readFileSync(path, 'utf8').trim().split('\n')
  return [current, ...older]
}

/** Replaces the file at once, and syncs it to disk before it is used. */
export function writeKeptSecrets(dataDir: string, secrets: readonly string[]): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = secretIn(dataDir)
  const draft = `${path}.${process.pid}`
  const file = openSync(draft, 'wx', 0o600)
  writeSync(file, secrets.join('\n'))
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, path)
  syncPath(dataDir)
}

const keyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

function seal(key: Buffer, context: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return ['v1', keyId(key), ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

function unseal(key: Buffer, context: string, sealed: string): string | null {
  const [, , iv = '', text = '', tag = ''] = sealed.split('.')
  const bytes = (part: string) => Buffer.from(part, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv)).setAAD(Buffer.from(context)).setAuthTag(bytes(tag))
    return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

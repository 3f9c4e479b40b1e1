import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openSecrets, readKeptSecrets, writeKeptSecrets } from './secrets.ts'
import { ownDataDir } from '../testing/data-dir.ts'

const silent = pino({ level: 'silent' })
const [FIRST, SECOND] = ['1'.repeat(32), '2'.repeat(32)]
const open = (appSecret: string | null, previousSecrets: string[] = [], dataDir = '/nowhere') =>
  openSecrets({ appSecret, previousSecrets, dataDir }, silent)

test('a secret can be decrypted only with the same purpose and context', () => {
  const secrets = open(FIRST)
  const sealed = secrets.seal('mail/v1', 'letter 1', 'hello')
  expect(secrets.open('mail/v1', 'letter 1', sealed)).toBe('hello')
  expect(secrets.open('mail/v1', 'letter 2', sealed)).toBeNull()
  expect(secrets.open('otp/v1', 'letter 1', sealed)).toBeNull()
  expect(secrets.open('mail/v1', 'letter 1', `${sealed.slice(0, -2)}AA`)).toBeNull()
})

test('a text encrypted with an older secret is decrypted and marked as older', () => {
  const sealed = open(FIRST).seal('mail/v1', 'a', 'hello')
  const rotated = open(SECOND, [FIRST])
  expect(rotated.open('mail/v1', 'a', sealed)).toBe('hello')
  expect(rotated.isCurrent('mail/v1', sealed)).toBe(false)
  expect(open(SECOND).open('mail/v1', 'a', sealed)).toBeNull()
})

test('without APP_SECRET one is created, stored, and readable only by the owner', () => {
  const dataDir = ownDataDir()
  const sealed = open(null, [], dataDir).seal('mail/v1', 'a', 'hello')
  expect(open(null, [], dataDir).open('mail/v1', 'a', sealed)).toBe('hello')
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('while the secret in DATA_DIR is replaced, both can decrypt and the first line encrypts', () => {
  const dataDir = ownDataDir()
  const sealed = open(null, [], dataDir).seal('mail/v1', 'a', 'hello')
  const [old] = readKeptSecrets(dataDir, silent)
  writeKeptSecrets(dataDir, [SECOND, old])
  const both = open(null, [], dataDir)
  expect(both.open('mail/v1', 'a', sealed)).toBe('hello')
  expect(both.isCurrent('mail/v1', sealed)).toBe(false)
  expect(open(SECOND).open('mail/v1', 'a', both.seal('mail/v1', 'a', 'new'))).toBe('new')
})

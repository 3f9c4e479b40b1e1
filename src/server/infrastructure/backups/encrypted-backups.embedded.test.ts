import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runAdminCommand } from '../../start/admin-commands.ts'
import { ownDataDir, preparedDataDir } from '../../testing/data-dir.ts'
import { openSite } from '../../testing/site.ts'
import { backupsIn, listBackups } from './backup.ts'
import { toStoredName } from './encrypted-backup.ts'
import { createBackupKey, encryptFile, openEncrypter } from './encryption.ts'
import { describeFile, ENCRYPTED_NAMES, FILES, readManifest, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'

const DAY_MS = 86_400_000

async function newKey() {
  const identityFile = join(ownDataDir(), 'backup-key.txt')
  const { text } = await runAdminCommand(['backup-key', identityFile], { DATA_DIR: ownDataDir() })
  const recipient = /^BACKUP_RECIPIENTS=(age1[a-z0-9]{58})\n$/.exec(text)?.[1] ?? ''
  return { identityFile, recipient }
}

/** Makes the newest backup, or the database before the first one, look two days old. */
function grow(dataDir: string, newest: string | undefined): void {
  const then = new Date(Date.now() - 2 * DAY_MS)
  utimesSync(newest ? join(backupsIn(dataDir), newest) : join(dataDir, 'database/PG_VERSION'), then, then)
}

/** Opens the site of a data directory, and closes it after it has written a backup. */
async function backUpAtStart(dataDir: string, recipients: string[]): Promise<string> {
  const before = await listBackups(dataDir)
  grow(dataDir, before.at(-1))
  const site = await openSite({ backupRecipients: recipients }, { dataDir })
  await expect.poll(() => listBackups(dataDir)).toHaveLength(before.length + 1)
  await site.close()
  return (await listBackups(dataDir)).at(-1) ?? ''
}

const listFiles = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => statSync(join(folder, name)).isFile())

test('an encrypted backup shows neither names nor content, is checked with and without its key, and is restored; damage is found, and another key encrypts everything again', async () => {
  const { identityFile, recipient } = await newKey()
  expect(statSync(identityFile).mode & 0o777).toBe(0o600)
  const dataDir = preparedDataDir()
  const first = await openSite({}, { dataDir })
  const { api, token } = await first.signUp()
  const { id: brand_id } = await api.brands.create({ body: { name: 'Before' } })
  const form = { brand_id, prompt: 'A calm post about our new night cream', dimensions: '400x400' }
  const created = await api.content.generate({ form, files: {} })
  await first.close()
  const name = await backUpAtStart(dataDir, [recipient])
  const folder = join(backupsIn(dataDir), name)
  const stored = listFiles(folder)
  for (const file of stored.filter((one) => one !== 'manifest.json'))
    expect(readFileSync(join(folder, file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  const originals = listFiles(join(dataDir, FILES)).map((path) => path.split('/').at(-1) ?? '')
  expect(originals.length).toBeGreaterThan(1)
  const shown = stored.join('\n') + readFileSync(join(folder, 'manifest.json'), 'utf8')
  expect(originals.filter((original) => shown.includes(original))).toEqual([])
  expect(readdirSync(dataDir)).not.toContain('backup-draft')

  // A second backup encrypts nothing again that the first one has.
  const second = await backUpAtStart(dataDir, [recipient])
  const inode = (backup: string, file: string) => statSync(join(backupsIn(dataDir), backup, FILES, file)).ino
  const { files } = await readManifest(join(backupsIn(dataDir), second))
  const linked = files.filter((file) => inode(name, file.name) === inode(second, file.name))
  expect(linked.length).toBe(files.length - 1)

  const admin = (command: string[], env = {}) => runAdminCommand(command, { DATA_DIR: dataDir, ...env })
  const withKey = { BACKUP_IDENTITY_FILE: identityFile }
  expect((await admin(['verify-backup'])).text).toMatch(/ files, encrypted\. Set BACKUP_IDENTITY_FILE to check/)
  expect((await admin(['verify-backup', name], withKey)).text).toMatch(/, and the key decrypts all of them\n$/)
  expect(await admin(['restore'])).toMatchObject({
    code: 1,
    text: 'This backup is encrypted: set BACKUP_IDENTITY_FILE to the file with its key\n',
  })
  const foreign = await newKey()
  expect(await admin(['restore'], { BACKUP_IDENTITY_FILE: foreign.identityFile })).toMatchObject({
    code: 1,
    text: 'No key in BACKUP_IDENTITY_FILE decrypts this backup. Nothing was changed\n',
  })
  rmSync(join(dataDir, FILES), { recursive: true })
  expect(await admin(['restore', name], withKey)).toEqual({ code: 0, text: `Restored ${name}\n` })
  const restored = await openSite({}, { dataDir })
  const again = await restored.visitor(token).content.get({ params: { id: created.id ?? 0 } })
  expect(again.content_data).toBe(created.content_data)
  expect((await restored.visitor(token).brands.list()).brands.map((brand) => brand.name)).toEqual(['Before'])
  await restored.close()

  const both = await backUpAtStart(dataDir, [recipient, foreign.recipient])
  const verify = (backup: string, key: { identityFile: string }) =>
    runAdminCommand(['verify-backup', backup], { DATA_DIR: dataDir, BACKUP_IDENTITY_FILE: key.identityFile })
  expect((await verify(both, foreign)).text).toMatch(/the key decrypts all of them/)
  expect(await verify(name, foreign)).toMatchObject({ code: 1, text: expect.stringMatching(/^No key in/) })

  const path = join(backupsIn(dataDir), both, 'database.tar.gz.age')
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(path, bytes)
  expect(await verify(both, { identityFile })).toEqual({
    code: 1,
    text: 'This backup is damaged: database.tar.gz.age is not what it was. Nothing was changed\n',
  })
})

test('an encrypted backup whose names lead out of the folder of files is refused, and nothing is written', async () => {
  const dataDir = preparedDataDir()
  const { identityFile, recipient } = await newKey()
  const name = await backUpAtStart(dataDir, [recipient])
  const folder = join(backupsIn(dataDir), name)
  // Whoever knows the public key can encrypt.
  const encrypter = await openEncrypter([recipient])
  const scratch = join(ownDataDir(), 'hostile')
  for (const hostile of ['../escaped', 'blobs/../../escaped', '/tmp/escaped', '.hidden']) {
    const stored = toStoredName(hostile)
    writeFileSync(scratch, 'what an attacker wrote')
    await encryptFile(encrypter, scratch, join(folder, FILES, stored))
    writeFileSync(scratch, JSON.stringify([hostile]))
    await encryptFile(encrypter, scratch, join(folder, ENCRYPTED_NAMES))
    const manifest = await readManifest(folder)
    const names = { ...(await describeFile(folder, ENCRYPTED_NAMES)), name: ENCRYPTED_NAMES }
    const files = [await describeFile(join(folder, FILES), stored)]
    await writeManifest(folder, { ...manifest, files, encryption: { recipients: [recipient], names } })
    await expect(restore(dataDir, name, identityFile)).rejects.toThrow(`damaged: ${ENCRYPTED_NAMES} is not what it was`)
    expect(existsSync(join(dataDir, 'escaped'))).toBe(false)
  }
  expect(readdirSync(dataDir)).not.toContain('database.before-restore')
  expect(readdirSync(dataDir)).not.toContain('backup-check')
})

test('a value that is no public key, and one beside a database server, stop the start', async () => {
  const refused = (env: Record<string, string>) => runAdminCommand(['prices'], { DATA_DIR: ownDataDir(), ...env })
  expect((await refused({ BACKUP_RECIPIENTS: `age1${'x'.repeat(58)}` })).text).toBe(
    'BACKUP_RECIPIENTS takes public keys of age, separated by commas, like age1…\n',
  )
  const { recipient } = await createBackupKey()
  const server = { DATABASE_URL: 'postgres://localhost/signet', BACKUP_RECIPIENTS: recipient }
  expect((await refused(server)).text).toMatch(/^BACKUP_RECIPIENTS is for the database inside DATA_DIR/)
})

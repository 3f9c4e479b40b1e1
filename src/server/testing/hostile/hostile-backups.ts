import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backupsIn } from '../../infrastructure/backups/backup.ts'
import { DATABASE, FILES, MANIFEST, readManifest } from '../../infrastructure/backups/manifest.ts'

/** A name of no day, so that it is the newest backup. */
const HOSTILE = '9999-01-01T00-00-00.000Z_signet-0.1.0_postgres-18'

const createEntry = (name: string, path: string) => ({
  name,
  size: statSync(path).size,
  sha256: createHash('sha256').update(readFileSync(path)).digest('hex'),
})

/** Writes a backup whose manifest is right and names `fileName`, and whose database is packed by `pack`. Returns its folder. */
export async function writeHostileBackup(
  dataDir: string,
  real: string,
  { fileName, pack }: { fileName?: string; pack?: (archive: string) => void },
): Promise<string> {
  const folder = join(backupsIn(dataDir), HOSTILE)
  mkdirSync(join(folder, FILES), { recursive: true })
  const archive = join(folder, DATABASE)
  if (pack) pack(archive)
  else writeFileSync(archive, readFileSync(join(backupsIn(dataDir), real, DATABASE)))
  const files = []
  if (fileName !== undefined) {
    const path = join(folder, FILES, fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'what an attacker wrote')
    files.push(createEntry(fileName, path))
  }
  const manifest = await readManifest(join(backupsIn(dataDir), real))
  const hostile = { ...manifest, database: createEntry(DATABASE, archive), files }
  writeFileSync(join(folder, MANIFEST), JSON.stringify(hostile))
  return folder
}

/** Puts a link to `target` in the place of a file of the backup, and right size and hash of what it leads to into the manifest. */
export function replaceByLink(folder: string, name: string, target: string): void {
  const path = join(folder, FILES, name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as object
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, files: [createEntry(name, path)] }))
}

/** Packs a folder `database` with one file and something that leads out of it. `outside` is a folder elsewhere. */
export function hostilePacks(scratch: string, outside: string): Record<string, (archive: string) => void> {
  const database = join(scratch, 'database')
  mkdirSync(database)
  writeFileSync(join(database, 'PG_VERSION'), '18')
  const pack = (archive: string, ...options: string[]) =>
    execFileSync('tar', ['-czPf', archive, ...options, '-C', scratch, 'database'], { stdio: 'ignore' })
  const renamed = (name: string) => ['--transform', `s,^database/PG_VERSION$,${name},`]
  const withPart = (archive: string, make: (path: string) => void) => {
    const path = join(database, 'part')
    make(path)
    pack(archive)
    rmSync(path)
  }
  return {
    'a member above': (archive) => void pack(archive, ...renamed('database/../../PG_VERSION')),
    'an absolute member': (archive) => void pack(archive, ...renamed(`${outside}/PG_VERSION`)),
    'a member beside': (archive) => void pack(archive, ...renamed('secret')),
    'a hidden name': (archive) => void pack(archive, ...renamed('database/.hidden')),
    'a symbolic link': (archive) => withPart(archive, (path) => symlinkSync(outside, path)),
    'a hard link': (archive) => withPart(archive, (path) => linkSync(join(database, 'PG_VERSION'), path)),
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { readResidentMb, tenths } from './figures.ts'
import { reportTable } from './report.ts'
import { readConfig } from '../src/server/infrastructure/config.ts'
import { openDatabase, type Db } from '../src/server/infrastructure/db/database.ts'
import { insertOwned } from '../src/server/infrastructure/db/owned.ts'
import { toOwner } from '../src/server/infrastructure/db/owner.ts'
import { toBlobKey } from '../src/server/infrastructure/blobs/keys.ts'
import { openFileStorage } from '../src/server/infrastructure/storage/file-storage.ts'
import { startServer, type ServerProcess } from '../src/server/testing/server-process.ts'
import { signUp } from '../src/server/testing/people.ts'

/**
 * Downloads a zip of a gigabyte from the library over HTTP, and measures how much the memory of the server's process grows
 * meanwhile. `npm run bench:zip [files] [MiB each]`. Needs Linux (resident memory comes from /proc). Exits with 1 if the server
 * grows by more than 100 MB, or if the archive has the wrong length.
 */
const FILES = Number(process.argv[2] ?? 100)
const MIB_EACH = Number(process.argv[3] ?? 10.24)
const GROWTH_MAX_MB = 100
const MB = 1e6
const SAMPLE_MS = 20

const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off' }
const email = 'ann@example.com'
const ids = await seedFiles()
const server = await startServer(env)
const failures = await measure(server)
for (const failure of failures) process.stdout.write(`${failure}\n`)
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(failures.length > 0 ? 1 : 0)

/** Signs up a user. Then, while the server is stopped, writes large files directly to the storage, each with its row. */
async function seedFiles(): Promise<number[]> {
  const first = await startServer(env)
  await signUp(first.visitor(), dataDir, email)
  await first.stop()
  const storage = await openFileStorage(join(dataDir, 'files'))
  const { db, close } = await openDatabase(readConfig(env), pino({ level: 'silent' }))
  const made: number[] = []
  for (let index = 0; index < FILES; index += 1) {
    const bytes = randomBytes(MIB_EACH * 1024 * 1024)
    const blob = createHash('sha256').update(bytes).digest('hex')
    await storage.write(toBlobKey(blob), bytes)
    made.push(await insertItem(db, index, blob, bytes.length))
  }
  await close()
  return made
}

async function insertItem(db: Db, index: number, blob: string, size_bytes: number): Promise<number> {
  const owner = toOwner(await db.selectFrom('users').select(['id', 'username']).executeTakeFirstOrThrow())
  const { id } = await insertOwned(db, owner, 'content', {
    content_type: 'video',
    title: `Film ${index}`,
    prompt: 'A quiet film about the night cream',
    dimensions: '1080x1920',
    brand_name: 'Nocte',
    blob,
    mime_type: 'video/mp4',
    size_bytes,
    width: 1080,
    height: 1920,
    hashtags: '[]',
    search_vector: '',
    name_key: '',
    model_used: 'studio',
    scene: '{}',
    brand_check: 'null',
    notes: '[]',
    view_key: randomBytes(16).toString('hex'),
    created_at: new Date(),
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function measure({ origin, pid, visitor }: ServerProcess): Promise<string[]> {
  const { token } = await visitor().auth.login({ body: { email, password: 'correct horse battery' } })
  const { archives } = visitor(token?.access_token)
  const small = await archives.create({ body: { ids: ids.slice(0, 1) } })
  await readLength(origin + small.url)
  const { url, size_bytes } = await archives.create({ body: { ids } })
  const before = readResidentMb(pid)
  let peak = before
  const sampling = setInterval(() => (peak = Math.max(peak, readResidentMb(pid))), SAMPLE_MS)
  const started = performance.now()
  const length = await readLength(origin + url)
  const seconds = (performance.now() - started) / 1000
  clearInterval(sampling)
  const growth = peak - before
  reportTable('One zip archive of the library', [
    {
      files: FILES,
      'archive MB': tenths(length / MB),
      'MB a second': tenths(length / MB / seconds),
      'server MB before': tenths(before),
      'server MB at its peak': tenths(peak),
      'growth MB': tenths(growth),
      'goal MB': GROWTH_MAX_MB,
    },
  ])
  const isWhole = length > size_bytes && length < size_bytes * 1.01 + MB
  return [
    ...(growth > GROWTH_MAX_MB ? [`The server grew by ${tenths(growth)} MB`] : []),
    ...(isWhole ? [] : ['The archive is not as long as what went into it']),
  ]
}

/** Reads a reply completely without storing it. Returns its length in bytes. */
async function readLength(address: string): Promise<number> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`The archive replied with status ${answer.status}`)
  let length = 0
  for await (const chunk of answer.body) length += chunk.length
  return length
}

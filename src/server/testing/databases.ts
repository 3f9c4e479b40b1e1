import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../infrastructure/db/database.ts'
import { openQueue } from '../infrastructure/jobs/queue.ts'
import { openNotifier } from '../infrastructure/notify/notifier.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A DATA_DIR with a migrated embedded database, to be copied. */
    embeddedTemplate: string
    /** A cluster whose database `signet_template` is migrated; null where no PostgreSQL can be had. */
    postgresUrl: string | null
    /** A folder in which the processes of a run share what they read in images. */
    lettersFolder: string
  }
}

const silent = pino({ level: 'silent' })

/** Prepares one migrated database of the project's kind; every test then gets a copy of it in a moment. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isEmbedded = project.config.env['SIGNET_TEST_DATABASE'] === 'embedded'
  const dataDir = mkdtempSync(join(tmpdir(), 'signet-template-'))
  const lettersFolder = mkdtempSync(join(tmpdir(), 'signet-letters-'))
  const postgres = isEmbedded ? null : await startPostgres()
  project.provide('embeddedTemplate', dataDir)
  project.provide('lettersFolder', lettersFolder)
  project.provide('postgresUrl', postgres?.url ?? null)
  if (isEmbedded) await prepareDatabase(dataDir, null)
  if (postgres) await prepareDatabase(dataDir, `${postgres.url}/signet_template`)
  if (!isEmbedded && !postgres)
    process.stdout.write('PostgreSQL could not be had: tests that are about it are skipped\n')
  return async () => {
    await postgres?.stop()
    for (const folder of [dataDir, lettersFolder]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates and migrates a database, with the tables of the queue. */
export async function prepareDatabase(dataDir: string, databaseUrl: string | null): Promise<void> {
  if (databaseUrl) await createDatabase(databaseUrl)
  const database = await openDatabase({ dataDir, databaseUrl }, silent)
  const notifier = openNotifier(null, silent)
  const queue = await openQueue(
    { db: database.db, pool: database.pool, notifier, log: silent },
    { images: 1, films: 1 },
  )
  await queue.close()
  await database.close()
}

export async function createDatabase(databaseUrl: string, template?: string): Promise<void> {
  const client = await connect(databaseUrl)
  await client.query(toCreation(databaseUrl, template))
  await client.end()
}

let connected: Promise<Client> | undefined

/**
 * Creates the database of a site from the template. Its connection stays open in a worker of Vitest until that ends: a new one costs
 * PostgreSQL 0.04 s of CPU time.
 */
export async function copyPostgres(databaseUrl: string): Promise<void> {
  connected ??= connect(databaseUrl)
  try {
    await (await connected).query(toCreation(databaseUrl, 'signet_template'))
  } catch (error) {
    connected = undefined
    throw error
  }
}

/** Connects to the server of a database that need not exist. */
async function connect(databaseUrl: string): Promise<Client> {
  const { Client: PgClient } = await import('pg')
  const client = new PgClient({ connectionString: new URL('/postgres', databaseUrl).href })
  // A lost connection rejects its next query. Without a listener, its event would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

const toCreation = (databaseUrl: string, template?: string) =>
  `CREATE DATABASE ${new URL(databaseUrl).pathname.slice(1)}${template ? ` TEMPLATE ${template}` : ''}`

export function copyEmbedded(template: string, dataDir: string): void {
  keepCompiled()
  cpSync(join(template, 'database'), join(dataDir, 'database'), { recursive: true })
}

/** Node's types leave it out. */
declare const WebAssembly: { Module: new (bytes: Uint8Array) => object }
let compiled: object | undefined

/**
 * Keeps the compiled code of PGlite in this process. V8 gives it to every thread that compiles the same bytes, as long as somebody
 * refers to it: the second database of a process then opens in half the CPU time.
 */
function keepCompiled(): void {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  compiled ??= new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')))
}

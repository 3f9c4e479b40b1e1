import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { api } from '#contract/api.ts'
import { type Client, createClient } from '#contract/client/client.ts'
import { openStudio, type Studio } from '#studio/render/studio.ts'
import { findLettersData } from '../files/letters/letters-data.ts'
import { readLetters, type ReadLetters } from '../files/letters/read-letters.ts'
import { openApp, type OpenedApp } from '../start/open-app.ts'
import type { Clock } from '../infrastructure/clock.ts'
import { type Config, readConfig } from '../infrastructure/config.ts'
import { buildServer, closeServer } from '../start/server.ts'
import type { OutboxMail } from '../infrastructure/mail/outbox-mail.ts'
import { addAccount } from './add-account.ts'
import { newDataDir } from './data-dir.ts'
import { copyEmbedded, copyPostgres } from './databases.ts'
import { mailsTo, newEmail, signUp } from './people.ts'

export interface Person {
  email: string
  username: string
  token: string
  api: Client<typeof api>
}

/** A running server with its own database, reached by the browser's own client. */
export interface Site {
  origin: string
  opened: OpenedApp
  dataDir: string
  clock: HeldClock
  /** Calls of somebody who is not signed in, or of the holder of `token`. */
  visitor: (token?: string) => Client<typeof api>
  /** Adds an account and a session. For tests that are not about sign-ups: it costs a tenth of `signUpByEmail`. */
  signUp: (username?: string) => Promise<Person>
  /** Registers, opens the mail, verifies, signs in. */
  signUpByEmail: (username?: string) => Promise<Person>
  /** Mails to an address, oldest first, once there are at least `count`. */
  mailsTo: (email: string, count?: number) => Promise<OutboxMail[]>
  close: () => Promise<void>
}

/** Runs with real time until it is told to move on. */
export interface HeldClock extends Clock {
  advance: (ms: number) => void
}

function heldClock(speed: number): HeldClock {
  let ahead = 0
  return {
    speed,
    now: () => new Date(Date.now() + ahead),
    elapsed: () => performance.now() * speed + ahead,
    advance: (ms) => {
      ahead += ms
    },
  }
}

/** True where this run's kind of database cannot be had on this machine. */
export const lacksDatabase = () => process.env['SIGNET_TEST_DATABASE'] === 'postgres' && inject('postgresUrl') === null

async function databaseFor(dataDir: string): Promise<string | null> {
  if (process.env['SIGNET_TEST_DATABASE'] !== 'postgres') {
    // The soak has no template: there each site makes its database.
    const template: string | undefined = inject('embeddedTemplate')
    if (template) copyEmbedded(template, dataDir)
    return null
  }
  const url = `${inject('postgresUrl')}/t_${randomBytes(6).toString('hex')}`
  await copyPostgres(url)
  return url
}

let studio: Studio | undefined

/**
 * One studio for all sites of a process. It has one thread, because Vitest starts several processes: a thread takes 0.7 s of CPU time to
 * start, and seconds for the first requests that it reads. It ends with the process.
 */
export function shareStudio(): Studio {
  studio ??= openStudio({ threads: 1, idleMs: 600_000 })
  return { ...studio, close: () => Promise.resolve() }
}

const letters = new Map<string, Promise<ReadLetters>>()

/** Reads the letters of each image once in a run: it takes two seconds of CPU time, and stand-ins of providers give few different images. */
function shareLetters(image: Uint8Array, text: string): Promise<ReadLetters> {
  const digest = createHash('sha256')
    .update(image)
    .update(JSON.stringify(findLettersData(text)))
    .digest('hex')
  const reading = letters.get(digest) ?? readUnlessRead(digest, image, text)
  letters.set(digest, reading)
  return reading
}

/** Takes what another process of this run has read. A reading that failed is not shared. */
async function readUnlessRead(digest: string, image: Uint8Array, text: string): Promise<ReadLetters> {
  const folder: string | undefined = inject('lettersFolder')
  const path = folder && join(folder, digest)
  if (path && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as ReadLetters
  const found = await readLetters(image, text)
  if (path && found.is_checked) {
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(found))
    renameSync(`${path}.${process.pid}`, path)
  }
  return found
}

interface SiteOptions {
  /** How many times as fast waits pass. */
  speed?: number
  log?: Logger
  /** The address to listen on, whatever HOST says. */
  host?: string
  /** A data directory that another site or process has used. The site does not remove it. */
  dataDir?: string
  /** The threads of a studio of its own. By default, it has the studio of the process. */
  threads?: number
}

/** Opens a site. Call `close` in `afterAll`. */
export async function openSite(
  overrides: Partial<Config> = {},
  {
    speed = 1,
    log = pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    host = '127.0.0.1',
    threads,
    ...used
  }: SiteOptions = {},
): Promise<Site> {
  const dataDir = used.dataDir ?? overrides.dataDir ?? newDataDir()
  const databaseUrl = used.dataDir ? null : await databaseFor(dataDir)
  const config = { ...readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), databaseUrl, ...overrides }
  const clock = heldClock(speed)
  const opened = await openApp(config, log, clock, threads ? () => openStudio({ threads }) : shareStudio)
  opened.app.readLetters = shareLetters
  const server = await buildServer(opened.app)
  await server.listen({ port: 0, host })
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  await opened.start(origin)

  const visitor = (token?: string) => createClient(api, { origin, token: () => token ?? null })
  const newPerson = async (username: string, enter: (email: string) => Promise<string>): Promise<Person> => {
    const email = newEmail()
    const token = await enter(email)
    return { email, username, token, api: visitor(token) }
  }
  return {
    origin,
    opened,
    dataDir,
    clock,
    visitor,
    mailsTo: (email, count) => mailsTo(dataDir, email, count),
    signUp: (username = 'Ann') => newPerson(username, (email) => addAccount(opened.app, email, username)),
    signUpByEmail: (username = 'Ann') => newPerson(username, (email) => signUp(visitor(), dataDir, email, username)),
    close: async () => {
      await Promise.all([opened.drain(5000), closeServer(server)])
      await opened.close()
      if (!used.dataDir && !overrides.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A site of one test's own. */
export async function openOwnSite(overrides: Partial<Config> = {}, options: SiteOptions = {}): Promise<Site> {
  const site = await openSite(overrides, options)
  onTestFinished(() => site.close())
  return site
}

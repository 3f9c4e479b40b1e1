import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openApp, type OpenedApp } from '../src/server/start/open-app.ts'
import { readConfig } from '../src/server/infrastructure/config.ts'
import { buildServer, closeServer } from '../src/server/start/server.ts'
import { api } from '../src/contract/api.ts'
import { type Client, createClient } from '../src/contract/client/client.ts'
import { signUp } from '../src/server/testing/people.ts'

export interface BenchSite {
  opened: OpenedApp
  origin: string
  /** Signs up a user and returns the token. */
  enter: (email: string) => Promise<string>
  createCalls: (token: string | null) => Client<typeof api>
  close: () => Promise<void>
}

/** Starts the server in this process with an empty database: the embedded one, or the PostgreSQL at an address. */
export async function openBenchSite(databaseUrl: string | null = null): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
  const config = { ...readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }), port: 0, databaseUrl }
  const opened = await openApp(config, pino({ level: 'silent' }))
  const server = await buildServer(opened.app)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  await opened.start(origin)
  const createCalls = (token: string | null) => createClient(api, { origin, token: () => token })
  return {
    opened,
    origin,
    createCalls,
    enter: (email) => signUp(createCalls(null), dataDir, email),
    close: async () => {
      await Promise.all([opened.drain(0), closeServer(server)])
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

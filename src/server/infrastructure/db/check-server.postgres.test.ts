import { createServer, type Server } from 'node:net'
import { inject, describe, expect, onTestFinished, test } from 'vitest'
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { pino } from 'pino'
import { openApp } from '../../start/open-app.ts'
import { readConfig } from '../config.ts'
import { StartError } from '../problem.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { createDatabase } from '../../testing/databases.ts'
import { freePort } from '../../testing/postgres.ts'
import { lacksDatabase } from '../../testing/site.ts'

const PASSWORD = 'swordfish'

/** The message of a start with this database. It must be one line without the password. */
async function refusal(databaseUrl: string): Promise<string> {
  const config = { ...readConfig({ DATABASE_URL: databaseUrl }), dataDir: ownDataDir() }
  const opened = await openApp(config, pino({ level: 'silent' })).catch((error: unknown) => error)
  if (!(opened instanceof StartError)) throw new Error(`The start did not fail with a message: ${String(opened)}`)
  expect(opened.message).not.toMatch(/\n|swordfish/)
  return opened.message
}

describe.skipIf(lacksDatabase())('a start on a PostgreSQL that cannot be used', () => {
  /** A URL of the tests' own server with another role or database. */
  const addressed = (change: Partial<URL>) => Object.assign(new URL(`${inject('postgresUrl')}/postgres`), change)
  const asRoot = async (...statements: string[]) => {
    const client = new Client({ connectionString: addressed({}).href })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  test('reports a refused connection', async () => {
    const port = await freePort()
    expect(await refusal(`postgres://signet:${PASSWORD}@127.0.0.1:${port}/signet`)).toBe(
      `DATABASE_URL: the server at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}`,
    )
    expect(await refusal(`postgres://signet:${PASSWORD}@localhost:${port}/signet`)).toContain('ECONNREFUSED')
  })

  test('reports an unknown host name', async () => {
    const said = await refusal(`postgres://signet:${PASSWORD}@nowhere.invalid/signet`)
    expect(said).toMatch(/^DATABASE_URL: the server at nowhere\.invalid:5432 cannot be used: getaddrinfo E\w+ nowhere/)
  })

  test('reports an unknown database and an unknown role', async () => {
    const { host, href } = addressed({ pathname: '/nowhere', password: PASSWORD })
    expect(await refusal(href)).toBe(
      `DATABASE_URL: the server at ${host} cannot be used: database "nowhere" does not exist`,
    )
    expect(await refusal(addressed({ username: 'nobody', password: PASSWORD }).href)).toBe(
      `DATABASE_URL: the server at ${host} cannot be used: role "nobody" does not exist`,
    )
  })

  test('reports a role that may not create tables or the queue', async () => {
    const name = `t_${randomBytes(6).toString('hex')}`
    await asRoot(`CREATE ROLE ${name} LOGIN PASSWORD '${PASSWORD}'`)
    const { href } = addressed({ pathname: `/${name}`, username: name, password: PASSWORD })
    await createDatabase(addressed({ pathname: `/${name}` }).href)
    expect(await refusal(href)).toBe(
      'DATABASE_URL: the server refuses what Signet needs: permission denied for schema public',
    )
    await createDatabase(addressed({ pathname: `/${name}_template` }).href, 'signet_template')
    await asRoot(`ALTER ROLE ${name} SET default_transaction_read_only = on`)
    expect(
      await refusal(addressed({ pathname: `/${name}_template`, username: name, password: PASSWORD }).href),
    ).toMatch(/^DATABASE_URL: the server refuses what Signet needs: /)
  })

  test('reports a server without TLS', async () => {
    const { host, href } = addressed({ password: PASSWORD, search: '?sslmode=verify-full' })
    expect(await refusal(href)).toBe(
      `DATABASE_URL: the server at ${host} cannot be used: The server does not support SSL connections`,
    )
  })

  test('reports a server that is too old', async () => {
    const port = await oldServer('14.22')
    expect(await refusal(`postgres://signet:${PASSWORD}@127.0.0.1:${port}/signet`)).toBe(
      `DATABASE_URL: the server at 127.0.0.1:${port} is PostgreSQL 14.22, Signet needs 15 or newer`,
    )
  })
})

/** Implements enough of the protocol to report a version: https://www.postgresql.org/docs/current/protocol-message-formats.html */
async function oldServer(version: string): Promise<number> {
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
  }
  const int32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255])
  const text = (value: string) => Buffer.from(`${value}\0`)
  const ready = message('Z', Buffer.from('I'))
  const column = message(
    'T',
    Buffer.from([0, 1]),
    text('server_version'),
    Buffer.from('000000000000000000190000ffffffff0000', 'hex'),
  )
  const row = message('D', Buffer.from([0, 1]), int32(version.length), Buffer.from(version))
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.once('data', () => socket.write(Buffer.concat([column, row, message('C', text('SHOW')), ready])))
    })
  })
  onTestFinished(() => void server.close())
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return port
}

import { expect, onTestFinished, test } from 'vitest'
import { crashRounds, type World, worldWithCuts, type Written } from '../../testing/faults/crash-rounds.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { createDatabase } from '../../testing/databases.ts'
import { startOwnPostgres } from '../../testing/postgres.ts'

/** `SOAK_SHARE=0.1` runs a tenth of the rounds. */
const share = Number(process.env['SOAK_SHARE'] ?? 1)
const scaled = (rounds: number) => Math.max(1, Math.round(rounds * share))

async function runRounds(name: string, world: World, count: number): Promise<Written> {
  const written: Written = await crashRounds(world, scaled(count))
  process.stdout.write(`${name}: ${scaled(count)} rounds, acknowledged and found: ${JSON.stringify(written)}\n`)
  return written
}

async function ownPostgres() {
  const postgres = await startOwnPostgres('on')
  if (!postgres) return null
  onTestFinished(() => postgres.stop())
  const databaseUrl = `${postgres.url}/signet`
  await createDatabase(databaseUrl)
  return { postgres, databaseUrl }
}

test('killed a hundred times on the embedded database: no item lost or repeated, no partial file', async () => {
  const dataDir = ownDataDir()
  const written = await runRounds(
    'kill -9, embedded',
    { dataDir: () => dataDir, databaseUrl: null, recoversAtOnce: true },
    100,
  )
  expect(written.brands).toBeGreaterThan(0)
})

test('killed fifty times on PostgreSQL: no item lost or repeated, no partial file', async ({ skip }) => {
  const own = await ownPostgres()
  if (!own) throw skip('PostgreSQL could not be had')
  const dataDir = ownDataDir()
  const { databaseUrl } = own
  const written = await runRounds(
    'kill -9, PostgreSQL',
    { dataDir: () => dataDir, databaseUrl, recoversAtOnce: false },
    50,
  )
  expect(written.brands).toBeGreaterThan(0)
})

test('PostgreSQL stopped at once fifteen times: no item lost or repeated, and the server continues', async ({
  skip,
}) => {
  const own = await ownPostgres()
  if (!own) throw skip('PostgreSQL could not be had')
  const { postgres, databaseUrl } = own
  const dataDir = ownDataDir()
  const world: World = {
    dataDir: () => dataDir,
    databaseUrl,
    recoversAtOnce: false,
    crash: async (server) => {
      await postgres.crash()
      return server
    },
  }
  const written = await runRounds('immediate stop of PostgreSQL', world, 15)
  expect(written.brands).toBeGreaterThan(0)
})

test.runIf(process.platform === 'linux')('fifty power cuts: nothing that was acknowledged is lost', async () => {
  const written = await runRounds('power cut', worldWithCuts(ownDataDir()), 50)
  expect(written.brands).toBeGreaterThan(0)
})

import { createDatabase } from '../src/server/testing/databases.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'

export type Kind = 'embedded' | 'postgres'

/**
 * Runs a bench on the embedded database and on a real PostgreSQL, or on the one that is `wanted`; an address is given for the
 * latter. Ends the process: with 1 where the bench returned what is wrong.
 */
export async function onBothDatabases(
  wanted: string | undefined,
  benchOn: (kind: Kind, databaseUrl: string | null) => Promise<string[]>,
): Promise<never> {
  const failures: string[] = []
  if (wanted !== 'postgres') failures.push(...(await benchOn('embedded', null)))
  if (wanted !== 'embedded') {
    const postgres = await startPostgres()
    if (postgres) {
      await createDatabase(`${postgres.url}/signet_bench`)
      failures.push(...(await benchOn('postgres', `${postgres.url}/signet_bench`).finally(() => postgres.stop())))
    } else process.stdout.write('\nPostgreSQL could not be had: its half is left out\n')
  }
  for (const failure of failures) process.stdout.write(`${failure}\n`)
  process.exit(failures.length > 0 ? 1 : 0)
}

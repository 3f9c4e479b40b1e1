import { createDatabase } from '../src/server/testing/databases.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'

export type Kind = 'embedded' | 'postgres'

/**
 * Runs a benchmark on the embedded database and on a real PostgreSQL, or only on the one that is `wanted`. For PostgreSQL the
 * benchmark gets its address. Exits with 1 if the benchmark returned problems.
 */
export async function runOnBothDatabases(
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

import { Client } from 'pg'
import { getErrorCode, getErrorText } from '../error-code.ts'
import { StartError } from '../problem.ts'

/** The oldest major version whose SQL the migrations use. */
const OLDEST = 15

/**
 * Connects to a PostgreSQL server once and checks its version.
 * @throws {StartError} when it is unreachable, refuses the connection or is too old; one line, never with the password
 */
export async function checkServer(connectionString: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis })
  client.on('error', () => {})
  const refuse = (why: string) => new StartError(`DATABASE_URL: the server at ${client.host}:${client.port} ${why}`)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    const version = rows[0]?.server_version ?? ''
    if (Number.parseInt(version) < OLDEST) throw refuse(`is PostgreSQL ${version}, Signet needs ${OLDEST} or newer`)
  } catch (error) {
    throw error instanceof StartError ? error : refuse(`cannot be used: ${describeReason(error)}`)
  } finally {
    void client.end().catch(() => {})
  }
}

/** An error for a host name with several unreachable addresses has a code and no message. */
function describeReason(error: unknown): string {
  return getErrorText(error).split('\n')[0] || String(getErrorCode(error))
}

import { DatabaseError } from 'pg'
import type { Config } from '../infrastructure/config.ts'
import { getErrorText } from '../infrastructure/error-code.ts'
import { StartError } from '../infrastructure/problem.ts'

/** PostgreSQL refuses what this role may do, has no room, or takes no writes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REFUSALS = /^(25006|42501|53|57P)/

/** Converts errors of DATA_DIR or the database server that an operator can fix to a `StartError`; returns others unchanged. */
export function toStartError(error: unknown, { dataDir }: Pick<Config, 'dataDir'>): unknown {
  if (error instanceof DatabaseError && REFUSALS.test(error.code ?? ''))
    return new StartError(`DATABASE_URL: the server refuses what Signet needs: ${error.message}`)
  const place = getErrorPlace(error)
  if (place && (place.startsWith(dataDir) || dataDir.startsWith(place)))
    return new StartError(`DATA_DIR cannot be used: ${getErrorText(error)}`)
  return error
}

/** The file or socket that an error of the system names, or ''. */
function getErrorPlace(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('path' in error && typeof error.path === 'string') return error.path
  return 'address' in error && typeof error.address === 'string' ? error.address : ''
}

/** Converts the error of an address that cannot be used for listening to a `StartError`; returns others unchanged. */
export function toListenError(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  if (error.code === 'EADDRINUSE') return new StartError(`PORT ${port} is in use by another program`)
  if (error.code === 'EACCES') return new StartError(`PORT ${port} is for privileged programs: take one above 1023`)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? ''))
    return new StartError(`HOST takes an address of this machine, not ${host}`)
  return error
}

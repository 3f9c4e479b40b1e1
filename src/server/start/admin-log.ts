import { userInfo } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import type { Config } from '../infrastructure/config.ts'
import { openLog } from '../infrastructure/logging/log.ts'
import { StartError } from '../infrastructure/problem.ts'

export const adminLogIn = (dataDir: string) => join(dataDir, 'admin.log')

/**
 * The log of `npm run admin`: lines like those of the server, in a file that only the operator can read, because the output of a command is not kept.
 * @throws {StartError} if it cannot be written
 */
export function openAdminLog({ dataDir }: Pick<Config, 'dataDir'>): Logger {
  try {
    return openLog(
      'info',
      pino.destination({ dest: adminLogIn(dataDir), mkdir: true, append: true, mode: 0o600, sync: true }),
    )
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Runs a command between a line about its start and one about its end. Arguments are left out, because they can be addresses. */
export async function runLogged<T>(log: Logger, command: string, run: () => Promise<T>): Promise<T> {
  const fields = { event: 'admin_command', command, os_user: findUser() }
  log.info({ ...fields, outcome: 'started' }, 'admin command')
  try {
    const result = await run()
    log.info({ ...fields, outcome: 'ok' }, 'admin command')
    return result
  } catch (error) {
    log.info({ ...fields, outcome: 'failed' }, 'admin command')
    throw error
  }
}

/** A container can run under a number without a name. */
function findUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}

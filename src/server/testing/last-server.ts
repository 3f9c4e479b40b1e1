import type { Config } from '../infrastructure/config.ts'
import type { ServerProcess } from './server-process.ts'
import { openSite } from './site.ts'

/** A server of a test with crashes: a process that is killed, or the last one, which runs in the process of the test. */
export type Server = Omit<ServerProcess, 'pid'>

/** Continues in a data directory without a process of its own, which takes seconds of CPU time to start. For a server that is not killed. */
export async function openLastServer(dataDir: string, overrides: Partial<Config>): Promise<Server> {
  const site = await openSite({ rateLimits: false, ...overrides }, { dataDir })
  let closed: Promise<void> | undefined
  const close = () => (closed ??= site.close())
  return {
    origin: site.origin,
    visitor: site.visitor,
    kill: close,
    stop: async () => {
      await close()
      return 0
    },
    output: () => '',
  }
}

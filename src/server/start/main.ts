import { openApp } from './open-app.ts'
import { getSigningKey } from '../proofs/keys/signing-keys.ts'
import { readConfig } from '../infrastructure/config.ts'
import { buildServer, closeServer } from './server.ts'
import { openLog } from '../infrastructure/logging/log.ts'
import { mailboxExists } from '../http/replies/mailbox.ts'
import { StartError } from '../infrastructure/problem.ts'
import { toListenError } from './start-error.ts'
import { serveMetrics } from '../infrastructure/metrics.ts'

const ITEM_PATIENCE_MS = 30_000
/** A terminal's Ctrl-C can arrive twice, from the terminal and through npm; only a later one means "at once". */
const SAME_SIGNAL_MS = 500
/** Passed by `npm start`, which opens an IPC channel to this process. */
const STOP_WITH_PARENT = '--stop-with-parent'

try {
  await serve()
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const opened = await openApp(config, log)
  const { app } = opened
  const server = await buildServer(app)
  if (!config.rateLimits) log.warn('RATE_LIMITS=off: request limits are switched off')
  if (config.role !== 'worker') {
    await server.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw toListenError(error, config)
    })
  }
  const metrics = config.metrics && (await serveMetrics(config.metrics, app.metrics))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  await opened.start(config.publicUrl ?? `http://localhost:${port}`)
  await app.reserve?.restore()
  // The first start of an installation makes its keys, so that no download waits for them.
  await getSigningKey(app)

  let first: number | null = null
  const stop = () => {
    if (first !== null && performance.now() - first < SAME_SIGNAL_MS) return
    if (first !== null) process.exit(1)
    first = performance.now()
    void shutDown().then(() => process.exit(0))
  }
  const shutDown = async () => {
    log.info({ event: 'draining' }, 'finishing requests and running items')
    await Promise.all([opened.drain(ITEM_PATIENCE_MS), closeServer(server)])
    await opened.close()
    metrics?.close()
    log.info({ event: 'stopped' }, 'stopped')
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  if (process.argv.includes(STOP_WITH_PARENT)) stopWithParent(() => first === null && stop())

  // Last, because a supervisor may send a signal as soon as it reads that the server is ready.
  if (metrics) process.stdout.write(`Metrics: ${metrics.url}\n`)
  process.stdout.write(`Signet is ready at ${app.publicUrl()}\n`)
  if (config.role !== 'worker' && mailboxExists(app))
    process.stdout.write(`Mail without a mail server: ${app.publicUrl()}/mailbox\n`)
}

/** Calls `stop` when the channel to the process that started this one closes, which a killed parent cannot prevent. */
function stopWithParent(stop: () => void): void {
  process.once('disconnect', stop)
  // The parent may have died while the database was opened.
  if (!process.connected) stop()
}

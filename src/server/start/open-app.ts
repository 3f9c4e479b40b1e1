import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { MIB } from '#contract/limits.ts'
import { canDecodeVideo, findFfmpeg } from '#studio/render/video/ffmpeg.ts'
import type { Studio } from '#studio/render/studio.ts'
import { findSession, openSessionRows } from '../accounts/auth/sessions.ts'
import { refuseLargeFile } from './refuse-large-file.ts'
import { readLetters } from '../files/letters/read-letters.ts'
import { type Clock, systemClock } from '../infrastructure/clock.ts'
import type { Config } from '../infrastructure/config.ts'
import { openDatabase } from '../infrastructure/db/database.ts'
import { requeueOrphans } from '../generation/run/requeue-orphans.ts'
import { runItem } from '../generation/run/run-item.ts'
import { runImport } from '../catalog-files/run-import.ts'
import { openUploads } from '../infrastructure/uploads.ts'
import { openBudget } from '../infrastructure/limits/budget.ts'
import { openGeneralLimits } from '../infrastructure/limits/general.ts'
import { openNewestCalls } from '../infrastructure/limits/newest-call.ts'
import { JOB_STREAMS } from '../generation/jobs/job-events.ts'
import { openUserQueue } from '../infrastructure/limits/user-queue.ts'
import { HOOKS } from './hooks.ts'
import { scheduledWork } from './housekeeping.ts'
import { openQueue } from '../infrastructure/jobs/queue.ts'
import { openMailer } from '../infrastructure/mail/mailer.ts'
import { type Sender, startSender } from '../infrastructure/mail/sender.ts'
import { openNotifier } from '../infrastructure/notify/notifier.ts'
import { openGemini } from '../providers/gemini/gemini.ts'
import { openSigner } from '../proofs/signing/signer.ts'
import { readOperatorKey } from '../proofs/keys/operator-certificate.ts'
import { openPriceBook } from '../providers/prices/price-book.ts'
import { openOperatorProviders } from '../providers/operator-providers.ts'
import { countVideoPlaces, openRenders } from '../infrastructure/rendering.ts'
import { StartError } from '../infrastructure/problem.ts'
import { keepLookups } from '../infrastructure/lookup-keys.ts'
import { openSecrets } from '../infrastructure/secrets.ts'
import { toStartError } from './start-error.ts'
import { bindStorage } from './installation.ts'
import { openStorage } from '../infrastructure/storage/open-storage.ts'
import { openReserve } from '../infrastructure/storage/reserve.ts'
import { openStudioProcess } from '../infrastructure/studio-process/studio-process.ts'
import { openMetrics } from '../infrastructure/metrics.ts'
import type { App } from '../app.ts'

export interface OpenedApp {
  app: App
  /** Sets the origin of links, and starts to send emails. */
  introduce: (publicUrl: string) => void
  /** Calls `introduce`, then starts the workers and the schedules. */
  start: (publicUrl: string) => Promise<void>
  /** Takes no new work. Running items get `patienceMs` to finish, then they return to the queue. */
  drain: (patienceMs: number) => Promise<void>
  close: () => Promise<void>
}

const cores = availableParallelism()

/**
 * Items that a process runs at once, without those that wait for a provider. A video that has started takes a slot of its user from images, so
 * no more start than are rendered at once.
 */
const ITEMS_AT_ONCE = { images: 8, films: Math.min(4, countVideoPlaces(cores)) }

/**
 * Opens all parts. `openDesigns` opens the studio, which is closed with the application.
 * @throws {StartError} for a problem that the operator can fix
 */
export async function openApp(
  config: Config,
  log: Logger,
  clock: Clock = systemClock,
  openDesigns: () => Studio = openStudioProcess,
): Promise<OpenedApp> {
  try {
    return await openParts(config, log, clock, openDesigns)
  } catch (error) {
    throw toStartError(error, config)
  }
}

/** Opens the parts in the order of their dependencies. */
async function openParts(config: Config, log: Logger, clock: Clock, openDesigns: () => Studio): Promise<OpenedApp> {
  if (config.ffmpegPath && !(await findFfmpeg(config.ffmpegPath)))
    throw new StartError('FFMPEG_PATH takes the path of an ffmpeg with libx264')
  await readOperatorKey(config)
  const database = await openDatabase(config, log)
  const storage = await openStorage(config, clock)
  await bindStorage({ db: database.db, storage }, config)
  const stopping = new AbortController()
  const state = { publicUrl: config.publicUrl ?? '', draining: false, working: false }
  const sessionRows = openSessionRows(database.db)
  const notifier = openNotifier(config.databaseUrl, log)
  const queue = await openQueue({ db: database.db, pool: database.pool, notifier, log }, ITEMS_AT_ONCE)
  const studio = openDesigns()
  const prices = openPriceBook(database.db, clock)
  const userRenders = openRenders(cores)
  const parts = {
    config,
    log,
    requestId: null,
    language: 'en' as const,
    clock,
    publicUrl: () => state.publicUrl,
    secrets: await keepLookups(database.db, openSecrets(config, log)),
    db: database.db,
    waitingStatements: () => database.pool.waitingCount + sessionRows.waiting(),
    backUpWhenDue: database.backUpWhenDue,
    queue,
    notifier,
    storage,
    reserve: database.embedded ? openReserve(config.dataDir, log) : null,
    mailer: openMailer(config, clock),
    metrics: openMetrics(database.db, clock, config.metrics !== null),
    studio,
    signer: openSigner(),
    ...userRenders('server'),
    userRenders,
    prices,
    gemini: openGemini(config, clock, (brief) => studio.writeCopy(brief), prices.apply),
    operatorProviders: openOperatorProviders(
      config.providersFile,
      clock,
      (brief) => studio.writeCopy(brief),
      prices.apply,
    ),
    decodesClips: () => canDecodeVideo(config.ffmpegPath ?? undefined),
    readLetters,
    generalLimits: openGeneralLimits(clock),
    uploads: openUploads(config.dataDir),
    bodyMemory: openBudget({ perUser: 8 * MIB, inAll: 64 * MIB }),
    jobStreams: openBudget(JOB_STREAMS),
    previews: openUserQueue({ perUser: 12, inAll: 100 }),
    designPreviews: openNewestCalls(100),
    findSession: (authorization: string | undefined) =>
      findSession({ db: database.db, clock, sessionRows }, authorization),
    refuseLargeFile,
    hooks: HOOKS,
    stopping: stopping.signal,
    draining: () => state.draining,
  }
  const sender = lateSender()
  const app: App = { ...parts, sender }
  const introduce = (publicUrl: string) => {
    state.publicUrl = publicUrl
    sender.begin(startSender(app))
  }

  return {
    app,
    introduce,
    start: async (publicUrl) => {
      introduce(publicUrl)
      if (config.role === 'web') return
      if (database.embedded) await requeueOrphans(app)
      state.working = true
      await queue.startWork((task, ...working) => runItem(app, task, ...working), scheduledWork(app))
      await queue.startImports(({ import_id }) => runImport(app, import_id))
      backUpAtStart(app)
    },
    drain: async (patienceMs) => {
      state.draining = true
      notifier.notifyAll()
      const stop = () => {
        stopping.abort(new Error('The server is stopping'))
        notifier.notifyAll()
      }
      const patience = setTimeout(stop, patienceMs)
      if (state.working) await queue.stopWork(patienceMs + 5000)
      clearTimeout(patience)
      stop()
    },
    close: async () => {
      await sender.stop()
      await queue.close()
      await notifier.close()
      await parts.studio.close()
      await parts.signer.close()
      parts.mailer.close()
      await database.close()
    },
  }
}

/** Backs up at the start too, for machines that are rarely on at the scheduled time. */
function backUpAtStart({ backUpWhenDue, log }: App): void {
  backUpWhenDue?.().catch((error: unknown) => log.warn({ err: error }, 'the backup failed'))
}

/** Emails can be queued before the server knows its origin. They are sent once it does. */
function lateSender(): Sender & { begin: (sender: Sender) => void } {
  let sender: Sender | null = null
  return {
    begin: (started) => {
      sender = started
    },
    wake: () => sender?.wake(),
    stop: async () => sender?.stop(),
  }
}

import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { MIB } from '#contract/limits.ts'
import { canDecodeVideo, findFfmpeg } from '#studio/render/video/ffmpeg.ts'
import { openStudio, type Studio } from '#studio/render/studio.ts'
import { openSessionRows, type SessionRows } from './auth/sessions.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { type Db, openDatabase } from './db/database.ts'
import { requeueOrphans } from './generation/run/requeue-orphans.ts'
import { runItem } from './generation/run/run-item.ts'
import { openUploads, type Uploads } from './http/uploads.ts'
import { type Budget, openBudget } from './limits/budget.ts'
import { type GeneralLimits, openGeneralLimits } from './limits/general.ts'
import { openUserQueue, type UserQueue } from './limits/user-queue.ts'
import { scheduledWork } from './housekeeping.ts'
import { openQueue, type Queue } from './jobs/queue.ts'
import { openRoom } from './limits/room.ts'
import { type Mailer, openMailer } from './mail/mailer.ts'
import { type Sender, startSender } from './mail/sender.ts'
import { type Notifier, openNotifier } from './notify/notifier.ts'
import { type Gemini, openGemini } from './providers/gemini/gemini.ts'
import { StartError } from './problem.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { toStartError } from './start-error.ts'
import { bindStorage } from './installation.ts'
import { openStorage } from './storage/open-storage.ts'
import { openReserve, type Reserve } from './storage/reserve.ts'
import type { Storage } from './storage/storage.ts'
import { type Metrics, openMetrics } from './system/metrics.ts'

/** The parts that everything else is built on, opened once and handed on as the first argument. */
export interface App {
  config: Config
  log: Logger
  /** Of the request that is answered, or that asked for the item that is worked; null where nobody asked. `log` then tells it too. */
  requestId: string | null
  clock: Clock
  /** The origin that people reach the server by; known once it listens. */
  publicUrl: () => string
  secrets: Secrets
  db: Db
  /** Statements that wait for a connection to the database, and calls that wait for a statement of another. */
  waitingStatements: () => number
  /** As the database's own: null where it is not embedded. */
  backUpWhenDue: (() => Promise<void>) | null
  queue: Queue
  /** Notifies subscribers in every process that rows have changed. */
  notifier: Notifier
  storage: Storage
  /** Room to delete on a full disk; null where the database is on another machine. */
  reserve: Reserve | null
  mailer: Mailer
  sender: Sender
  metrics: Metrics
  studio: Studio
  /** Lets as many stages of drawing run at once as there are cores. */
  renders: ReturnType<typeof openRoom>
  gemini: Gemini
  /** Whether a video model's clip could be read; without, none is bought. */
  decodesClips: () => Promise<boolean>
  generalLimits: GeneralLimits
  uploads: Uploads
  /** Bytes of request bodies, of signed-in users, that are held in memory. */
  bodyMemory: Budget
  previews: UserQueue
  sessionRows: SessionRows
  /** Fires when running work has to be given back because the process ends. */
  stopping: AbortSignal
  /** True from the first signal on: nothing new is taken. */
  draining: () => boolean
}

export interface OpenedApp {
  app: App
  /** Tells the application the address that links carry, and starts sending emails. */
  introduce: (publicUrl: string) => void
  /** Introduces, then starts the work that nobody asks for. */
  start: (publicUrl: string) => Promise<void>
  /** From now on nothing new is taken; running items get `patienceMs`, then they go back to the queue. */
  drain: (patienceMs: number) => Promise<void>
  close: () => Promise<void>
}

/** Items worked at once by a process: most of their time is waiting for a provider, and drawing has its own limit. */
const ITEMS_AT_ONCE = 8

/** Opens every part. Rejects with a `StartError` for what the operator can mend. */
export async function openApp(config: Config, log: Logger, clock: Clock = systemClock): Promise<OpenedApp> {
  try {
    return await openParts(config, log, clock)
  } catch (error) {
    throw toStartError(error, config)
  }
}

/** In the order in which they need one another. */
async function openParts(config: Config, log: Logger, clock: Clock): Promise<OpenedApp> {
  if (config.ffmpegPath && !(await findFfmpeg(config.ffmpegPath)))
    throw new StartError('FFMPEG_PATH takes the path of an ffmpeg with libx264')
  const database = await openDatabase(config, log)
  const storage = await openStorage(config, clock)
  await bindStorage({ db: database.db, storage }, config)
  const cores = availableParallelism()
  const stopping = new AbortController()
  const state = { publicUrl: config.publicUrl ?? '', draining: false, working: false }
  const sessionRows = openSessionRows(database.db)
  const notifier = openNotifier(config.databaseUrl, log)
  const queue = await openQueue({ db: database.db, pool: database.pool, notifier, log }, ITEMS_AT_ONCE)
  const studio = openStudio({ threads: cores })
  const parts = {
    config,
    log,
    requestId: null,
    clock,
    publicUrl: () => state.publicUrl,
    secrets: openSecrets(config, log),
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
    renders: openRoom(cores),
    gemini: openGemini(config, clock, (brief) => studio.writeCopy(brief)),
    decodesClips: onlyOnce(() => canDecodeVideo(config.ffmpegPath ?? undefined)),
    generalLimits: openGeneralLimits(clock),
    uploads: openUploads(config.dataDir),
    bodyMemory: openBudget({ perUser: 8 * MIB, inAll: 64 * MIB }),
    previews: openUserQueue({ perUser: 12, inAll: 100 }),
    sessionRows,
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
      await queue.startWork((task, signal) => runItem(app, task, signal), scheduledWork(app))
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
      parts.mailer.close()
      await database.close()
    },
  }
}

/** Beside its schedule: a machine that is only on for a while gets its backup too. */
function backUpAtStart({ backUpWhenDue, log }: App): void {
  backUpWhenDue?.().catch((error: unknown) => log.warn({ err: error }, 'the backup failed'))
}

function onlyOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => (answer ??= ask())
}

/** Letters can be queued before the server knows its address; they are sent once it does. */
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

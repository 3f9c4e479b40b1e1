import type { FilePart } from '#contract/route.ts'
import type { Core } from './infrastructure/core.ts'
import type { QueueSeam } from './infrastructure/jobs/queue.ts'
import type { Budget } from './infrastructure/limits/budget.ts'
import type { GeneralLimits } from './infrastructure/limits/general.ts'
import type { Mailer } from './infrastructure/mail/mailer.ts'
import type { MailSeam } from './infrastructure/mail/sender.ts'
import type { NotifierSeam } from './infrastructure/notify/notifier.ts'
import type { StudioSeam } from './infrastructure/rendering.ts'
import type { Reserve } from './infrastructure/storage/reserve.ts'
import type { Problem } from './infrastructure/problem.ts'
import type { SignedIn } from './infrastructure/signed-in.ts'
import type { StorageSeam } from './infrastructure/storage/storage.ts'
import type { Uploads } from './infrastructure/uploads.ts'
import type { SignerSeam } from './proofs/signing/signer.ts'
import type { ProvidersSeam } from './providers/seam.ts'

/** Every part of the server, opened once by `start/`. Only `http/` and routes know them all; functions elsewhere name what they use. */
export interface App
  extends Core, QueueSeam, StorageSeam, MailSeam, StudioSeam, ProvidersSeam, NotifierSeam, SignerSeam {
  mailer: Mailer
  /** Disk space that is freed when something is deleted on a full disk. Null if the database is on another machine. */
  reserve: Reserve | null
  generalLimits: GeneralLimits
  uploads: Uploads
  /** Bytes of request bodies of signed-in users that are held in memory. */
  bodyMemory: Budget
  /** The open event streams of this process. */
  jobStreams: Budget
  /** The user of an `Authorization` header, or null. */
  findSession: (authorization: string | undefined) => Promise<SignedIn | null>
  /** The reply to a file over its limit. One that could not be used at any size is refused for that. `start` are its first bytes. */
  refuseLargeFile: (start: Uint8Array, part: FilePart) => Problem
  /** How many statements wait for a connection to the database, or for the result of the same statement of another call. */
  waitingStatements: () => number
  /** Writes a backup if one is due. Null if the database is not embedded. */
  backUpWhenDue: (() => Promise<void>) | null
}

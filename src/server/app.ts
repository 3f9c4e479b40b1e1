import type { HasSessionRows } from './accounts/auth/sessions.ts'
import type { HasJobStreams } from './generation/jobs/job-events.ts'
import type { HasClock } from './infrastructure/clock.ts'
import type { HasConfig, HasPublicUrl } from './infrastructure/config.ts'
import type { HasDb, HasWaitingStatements, HasBackups } from './infrastructure/db/database.ts'
import type { HasHooks } from './infrastructure/hooks.ts'
import type { HasQueue } from './infrastructure/jobs/queue.ts'
import type { HasStopping, HasDraining } from './infrastructure/lifecycle.ts'
import type { HasBodyMemory } from './infrastructure/limits/budget.ts'
import type { HasGeneralLimits } from './infrastructure/limits/general.ts'
import type { HasDesignPreviews } from './infrastructure/limits/newest-call.ts'
import type { HasPreviews } from './infrastructure/limits/user-queue.ts'
import type { HasMailer } from './infrastructure/mail/mailer.ts'
import type { HasSender } from './infrastructure/mail/sender.ts'
import type { HasMetrics } from './infrastructure/metrics.ts'
import type { HasNotifier } from './infrastructure/notify/notifier.ts'
import type { HasStudio, HasRenders, HasUserRenders, HasClipDecoder } from './infrastructure/rendering.ts'
import type { RequestContext } from './infrastructure/request-context.ts'
import type { HasSecrets } from './infrastructure/secrets.ts'
import type { HasReserve } from './infrastructure/storage/reserve.ts'
import type { HasStorage } from './infrastructure/storage/storage.ts'
import type { HasUploads } from './infrastructure/uploads.ts'
import type { HasGemini } from './providers/gemini/gemini.ts'
import type { HasOperatorProviders } from './providers/operator-providers.ts'
import type { HasPrices } from './providers/prices/price-book.ts'

/**
 * Every part of the server, opened once. `start/` opens them, and only `http/` and routes know them all; functions elsewhere name the parts that they use.
 */
export interface App
  extends
    HasConfig,
    HasPublicUrl,
    RequestContext,
    HasClock,
    HasSecrets,
    HasDb,
    HasWaitingStatements,
    HasBackups,
    HasHooks,
    HasQueue,
    HasNotifier,
    HasStorage,
    HasReserve,
    HasMailer,
    HasSender,
    HasMetrics,
    HasStudio,
    HasRenders,
    HasUserRenders,
    HasClipDecoder,
    HasGemini,
    HasOperatorProviders,
    HasPrices,
    HasGeneralLimits,
    HasUploads,
    HasBodyMemory,
    HasJobStreams,
    HasPreviews,
    HasDesignPreviews,
    HasSessionRows,
    HasStopping,
    HasDraining {}

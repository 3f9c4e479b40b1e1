import type { Core } from '../../infrastructure/core.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StudioSeam, UserRenders } from '../../infrastructure/rendering.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import type { BudgetReached } from '../../spending/budget-reached.ts'
import { later, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import { retryWhileUnavailable } from '../../infrastructure/db/database-retry.ts'
import type { ItemTask, WhileWaiting } from '../../infrastructure/jobs/item-task.ts'
import type { RequestContext } from '../../infrastructure/request-context.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { ProviderFault } from '../../providers/provider-fault.ts'
import { classifyFault, ItemTookTooLong, NEEDS_OWNERSHIP } from './classify-fault.ts'
import {
  deferItem,
  failItem,
  failWithoutBytes,
  ownsItem,
  postponeItem,
  releaseItem,
  readFailedCalls,
  reportStage,
} from './items.ts'
import { type StartedItem, Superseded } from '../../stored/started-item.ts'
import { produceResult } from './pipeline.ts'
import { saveResult } from './save-result.ts'
import { startItem } from './start-item.ts'

type RunItemParts = Core & QueueSeam & StorageSeam & StudioSeam & ProvidersSeam & MailSeam & NotifierSeam

const ITEM_TIME_MS = 15 * MINUTE
const RETRY_WAIT_SECONDS = 5
const SPACE_WAIT_SECONDS = 30
/** Time until an item looks again for the picture or the layout of another one. */
const SIBLING_WAIT_SECONDS = 2
/** Time until an item that could not wait for its provider starts again; half of it is random. */
const TURN_WAIT_SECONDS = 30
/** Polling interval of a running item where no notification arrives. A canceled item must stop within five seconds. */
const READ_EVERY_MS = 4 * SECOND
/**
 * Time from a notification to the read. Each item of a job notifies the others when it starts and ends, so reads at once would grow with the
 * square of the items that run at the same time. Most items end earlier.
 */
const READ_AFTER_MS = SECOND / 4

const STUDIO_FAULT = 'The studio could not finish this item. Please try again.'
const TOOK_TOO_LONG = 'This item took longer than 15 minutes. Please try again.'

/**
 * Runs one item from the queue until it has succeeded, failed or been put back. `taken` aborts when the queue's claim is lost.
 * @throws {Error} only when the outcome could not be stored, or when the server stops
 */
export async function runItem(
  server: RunItemParts,
  { item_id }: ItemTask,
  taken: AbortSignal,
  whileWaiting: WhileWaiting = (_, wait) => wait(),
): Promise<void> {
  if (!(await server.storage.hasSpace())) return waitForSpace(server, item_id)
  const item = await startItem(server, item_id)
  if (!item) return
  const app = { ...tracing(server, item), ...findRenders(server, item) }
  const lost = watchOwnership(app, item)
  const timeLimit = AbortSignal.timeout(ITEM_TIME_MS)
  try {
    const signal = AbortSignal.any([taken, app.stopping, timeLimit, lost.signal])
    const result = await produceResult(app, item, signal, whileWaiting)
    await reportStage(app, item, 'store')
    const isSaved = await saveResult(app, item, result)
    const outcome = isSaved ? 'succeeded' : 'superseded'
    if (isSaved) app.metrics.itemEnded({ ...measured(app, item), outcome: 'succeeded', model: result.model })
    app.log.info({ event: 'item', outcome, layout: result.scene.layout, model: result.model }, 'item ended')
  } catch (error) {
    const fault = timeLimit.aborted ? new ItemTookTooLong('An item took too long', { cause: error }) : error
    await retryWhileUnavailable(app.stopping, () => settleFault(app, item, fault, taken))
  } finally {
    lost.stop()
  }
}

/** The turns of the item's user. Everything of a video is drawn in the lane of videos. */
function findRenders({ userRenders }: StudioSeam, { user_id, brief }: StartedItem): UserRenders {
  const { renders, videoRenders } = userRenders(String(user_id))
  return { renders: brief.content_type === 'video' ? videoRenders : renders, videoRenders }
}

/** Returns the same parts with a logger that adds item, job and request ids. */
function tracing<Parts extends RequestContext>(app: Parts, item: StartedItem): Parts {
  const { id: item_id, job_id, request_id } = item
  return { ...app, log: app.log.child({ request_id, job_id, item_id }), requestId: request_id }
}

/** Without disk space no provider is called, since the paid result could not be stored. The item stays in the queue. */
async function waitForSpace(app: Core & QueueSeam & NotifierSeam, item_id: number): Promise<void> {
  const request_id = await deferItem(app, item_id, SPACE_WAIT_SECONDS)
  app.log.error({ event: 'disk_full', item_id, request_id }, 'less than 512 MiB are free: items wait')
}

/** Returns a signal that aborts once the item no longer belongs to this attempt, for example because it was canceled. */
function watchOwnership(app: Core & NotifierSeam, item: StartedItem) {
  const controller = new AbortController()
  const read = () =>
    ownsItem(app, item).then(
      (own) => own || controller.abort(new Superseded()),
      // A failed read is ignored; the next one decides.
      () => {},
    )
  const timer = setInterval(() => void read(), READ_EVERY_MS)
  let soon: NodeJS.Timeout | undefined
  const readSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      void read()
    }, READ_AFTER_MS)
  }
  const unsubscribe = app.notifier.subscribe([`job:${item.job_id}`], readSoon)
  const stop = () => {
    clearInterval(timer)
    clearTimeout(soon)
    unsubscribe()
  }
  return { signal: controller.signal, stop }
}

async function settleFault(app: RunItemParts, item: StartedItem, error: unknown, taken: AbortSignal): Promise<void> {
  const isStopping = app.stopping.aborted
  const outcome = classifyFault(error, { isStopping, isClaimLost: taken.aborted, attempt: item.attempt })
  if (NEEDS_OWNERSHIP.has(outcome.kind) && !(await ownsItem(app, item))) {
    app.log.info({ event: 'item', outcome: 'superseded' }, 'item ended elsewhere')
    return
  }
  const retrying = { event: 'item', outcome: 'retry_wait', err: error }
  switch (outcome.kind) {
    case 'released':
      await releaseItem(app, item)
      throw error
    case 'provider_fault':
      return settleProviderFault(app, item, outcome.fault)
    case 'budget_reached':
      return settleBudget(app, item, outcome.fault)
    case 'too_many_wait':
      return postponeItem(app, item, TURN_WAIT_SECONDS * (0.5 + Math.random() / 2), { countsTry: false })
    case 'waits_for_sibling':
      return postponeItem(app, item, SIBLING_WAIT_SECONDS, { countsTry: false })
    case 'claim_lost':
      app.log.warn(retrying, 'the claim was lost: the item begins again')
      return postponeItem(app, item, RETRY_WAIT_SECONDS, { lostClaim: true })
    case 'database_away':
      app.log.warn(retrying, 'the database was away: the item goes on')
      return postponeItem(app, item, RETRY_WAIT_SECONDS, { countsTry: false })
    case 'retried':
      app.log.warn(retrying, 'item will be tried again')
      return postponeItem(app, item, RETRY_WAIT_SECONDS * item.attempt)
    case 'bytes_gone':
      app.log.error({ event: 'bytes_gone', err: error }, 'what was paid for is no longer in storage')
      await failWithoutBytes(app, item)
      return countFailure(app, item, outcome.kind)
    case 'item_too_long':
    case 'studio':
      app.log.error({ event: 'item', outcome: 'failed', err: error }, 'item failed')
      await failItem(app, item, { failure: outcome.kind === 'studio' ? STUDIO_FAULT : TOOK_TOO_LONG })
      return countFailure(app, item, outcome.kind)
  }
}

/** A budget refused the next call. The item fails, and what was paid for it before stays with it for a retry. */
async function settleBudget(app: RunItemParts, item: StartedItem, { message, code }: BudgetReached): Promise<void> {
  app.log.info({ event: 'item', outcome: 'failed', code }, 'a budget has no room for the next call')
  await failItem(app, item, { failure: message, failure_code: code })
  countFailure(app, item, code)
}

/** The labels of an item for the metrics: its type, and the seconds since its first start. */
const measured = ({ clock }: Core, { brief, started_at }: StartedItem) => ({
  type: brief.content_type,
  seconds: (clock.now().getTime() - started_at.getTime()) / SECOND,
})

function countFailure(app: Core, item: StartedItem, cause: string): void {
  app.metrics.itemEnded({ ...measured(app, item), outcome: 'failed', model: '' })
  app.metrics.failed(cause)
}

const BACKOFF_SECONDS = 2
const BACKOFF_MAX_SECONDS = 60

/** Postpones the item when the provider's error can be retried; otherwise fails it with the provider's message. */
async function settleProviderFault(app: RunItemParts, item: StartedItem, fault: ProviderFault): Promise<void> {
  const { code, again } = fault
  const failed_calls = await readFailedCalls(app, item)
  if (again !== 'never' && failed_calls + 1 < again.tries) {
    app.log.warn({ event: 'item', outcome: 'retry_wait', code }, 'the provider will be asked again')
    return postponeItem(app, item, waitBefore(failed_calls, again.afterSeconds), { failedCall: true })
  }
  app.log.warn({ event: 'item', outcome: 'failed', code }, 'the provider gave nothing')
  const wait = fault.retryAfterSeconds
  const retry_at = wait === null ? null : later(app.clock.now(), wait * SECOND)
  await failItem(app, item, { failure: fault.message, failure_code: code, retry_at })
  countFailure(app, item, `provider_${code}`)
}

/** Seconds to wait: the provider's own value plus up to 10 %, otherwise exponential backoff with full jitter. */
function waitBefore(tries: number, asked: number | null): number {
  if (asked !== null) return asked * (1 + Math.random() / 10)
  return Math.random() * Math.min(BACKOFF_MAX_SECONDS, BACKOFF_SECONDS * 2 ** tries)
}

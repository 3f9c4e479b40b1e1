import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { newOriginalKey } from '../../infrastructure/blobs/keys.ts'
import { MINUTE, readElapsed, SECOND, toRealWait } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { updateOwned } from '../../infrastructure/db/owned.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { ImageCall, Reference } from '../../providers/answers.ts'
import { unreadable } from '../../providers/faults.ts'
import type { VideoProvider } from '../../providers/provider.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import type { Payers } from '../../providers/resolution.ts'
import { type FaultCode, ProviderFault } from '../../providers/provider-fault.ts'
import type { StartedItem } from '../../stored/started-item.ts'
import { readFailedCalls } from './items.ts'
import {
  hasUnansweredCall,
  savePaidAnswer,
  recordFaultCharge,
  adoptCallNote,
} from '../../spending/ledger/cost-ledger.ts'
import { makePaidCall } from '../../spending/ledger/paid-call.ts'

/** Answers of a video model that may be in memory at once. The answer that ends the wait has the clip. */
const POLLS_AT_ONCE = 4
const pollSemaphore = openSemaphore(POLLS_AT_ONCE)

type ClipParts = Core & StorageSeam & ProvidersSeam & MailSeam

const POLL_EVERY_MS = 5 * SECOND
const POLL_PATIENCE_MS = 10 * MINUTE
const TOO_LONG = 'The provider took longer than 10 minutes for this video. Please try again.'

/** Storage key and model of the clip that the provider's video model made for an item. */
export interface PaidClip {
  key: string
  model: string
}

/**
 * Obtains a clip from the video model. Its id is stored before the first poll, and the clip before it is used. After a restart the
 * polling continues, or the stored clip is used, so nothing is paid for twice.
 * @throws {ProviderFault} when the provider failed or took longer than ten minutes
 */
export async function obtainClip(
  app: ClipParts,
  item: StartedItem,
  references: readonly Reference[],
  { payer: payerOfItem, signal }: { payer: Payers['film']; signal: AbortSignal },
): Promise<PaidClip> {
  const { paid_results: paid } = item
  // A film that was started goes on without a key too. Only Gemini has a video model.
  const { provider, key } = payerOfItem ?? { provider: app.gemini, key: '' }
  if (paid.film) await adoptCallNote(app, item, paid.film.call)
  const video = paid.film ?? (await startVideo(app, item, references, { payer: payerOfItem, signal }))
  const clip = paid.clip ?? (await pollUntilDone(app, item, video, { provider, key, signal }))
  return { key: clip, model: video.model }
}

/** Starts a film, and stores its id with its call. */
async function startVideo(
  app: ClipParts,
  item: StartedItem,
  references: readonly Reference[],
  { payer, signal }: { payer: Payers['film']; signal: AbortSignal },
): Promise<Video> {
  // The start of a film that was lost with its process is not repeated either.
  if (await hasUnansweredCall(app, item, 'film')) throw unreadable('never')
  if (!payer) throw new Error('A film is only started with a key')
  const { provider } = payer
  const start = (call: ImageCall) => provider.startVideo(item.brief, references, call)
  const callCosts = { call: provider.videoUpperUsd(references.length), later: 0 }
  const { answer, noteId } = await makePaidCall(app, item, 'film', { payer, signal, callCosts }, start)
  const video = { interaction_id: answer.interaction_id, model: answer.model, call: noteId }
  await savePaidAnswer(app, item, { film: video })
  return video
}

type Video = NonNullable<StartedItem['paid_results']['film']>

/** Waits for a film, and stores it. Returns its key. */
async function pollUntilDone(
  app: ClipParts,
  item: StartedItem,
  { interaction_id, model, call }: Video,
  { provider, key, signal }: { provider: VideoProvider; key: string; signal: AbortSignal },
): Promise<string> {
  const { clock } = app
  const deadline = readElapsed(clock) + POLL_PATIENCE_MS
  try {
    for (;;) {
      await sleep(toRealWait(clock, POLL_EVERY_MS), undefined, { signal })
      const ended = await pollSemaphore(async () => {
        const poll = await provider.pollVideo(interaction_id, model, { key, signal })
        return poll.state === 'done' ? { spend: poll.spend, clip: await storeClip(app, poll.clip) } : null
      })
      if (ended) {
        await savePaidAnswer(app, item, { clip: ended.clip }, { spend: ended.spend, noteId: call })
        return ended.clip
      }
      // After the poll, so that a process that was stopped meanwhile asks before it gives up.
      if (readElapsed(clock) >= deadline) throw new ProviderFault('time_out', TOO_LONG, { mayBePaid: true })
    }
  } catch (error) {
    if (error instanceof ProviderFault) await recordFaultCharge(app, item, error, call)
    if (error instanceof ProviderFault && isOver(error, await readFailedCalls(app, item))) await forgetVideo(app, item)
    if (signal.aborted && !app.stopping.aborted) await stopVideo(app, provider, interaction_id, key)
    throw error
  }
}

async function storeClip({ storage }: ClipParts, bytes: Uint8Array): Promise<string> {
  const key = newOriginalKey(bytes)
  await storage.write(key, bytes)
  return key
}

/** Codes of a film that has ended or is gone. A bad key, a full quota or a film that takes long says nothing of its end. */
const ENDED: readonly FaultCode[] = ['film_failed', 'no_film', 'refused_prompt', 'lost']

/** Whether there is no use in asking after this film again. One that came and cannot be read is asked for until the tries are used up. */
const isOver = ({ again, code, spend }: ProviderFault, failedCalls: number) =>
  again === 'never' ? ENDED.includes(code) : spend !== null && failedCalls + 1 >= again.tries

/** A film that failed for good is not polled again: another try starts a new one. One that only takes long is asked after again. */
async function forgetVideo({ db }: Core, item: StartedItem): Promise<void> {
  await updateOwned(db, item.user_id, 'items')
    .set({ paid_results: sql`paid_results - 'film'` })
    .where('id', '=', item.id)
    .execute()
}

/** Nobody waits for it any more; that it could not be stopped either changes nothing for the item. */
async function stopVideo({ log }: Core, provider: VideoProvider, interactionId: string, key: string): Promise<void> {
  const signal = AbortSignal.timeout(10 * SECOND)
  await provider.cancelVideo(interactionId, { key, signal }).catch((error: unknown) => {
    log.warn({ event: 'film_not_stopped', err: error }, 'a film of a canceled item could not be stopped')
  })
}

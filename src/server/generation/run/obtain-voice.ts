import type { Copy } from '#studio/copywriter/copy.ts'
import { VOICE_SECONDS_MAX } from '#contract/sounds/sound-options.ts'
import { newOriginalKey } from '../../infrastructure/blobs/keys.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type { Payers } from '../../providers/resolution.ts'
import { BudgetReached } from '../../spending/budget-reached.ts'
import { hasUnansweredCall, recordCharge, savePaidAnswer } from '../../spending/ledger/cost-ledger.ts'
import { makePaidCall } from '../../spending/ledger/paid-call.ts'
import type { PaidResults } from '../../stored/paid-results.ts'
import type { StartedItem } from '../../stored/started-item.ts'
import { readFailedCalls } from './items.ts'
import type { ObtainParts } from './obtain-images.ts'

/** The notes of a film that was to have a voice: nobody can speak it, or the voice could not be made. */
const NO_SPEAKER = 'voice_without_provider'
const FAILED = 'voice_failed'

/** A text is estimated by its length. The spoken one costs at most this many times as much. */
const UPPER_FACTOR = 3

export interface ObtainedVoice {
  paid: PaidResults
  notes: string[]
}

/**
 * Obtains the voice of a film from the speech model, if one was asked for. Its answer is stored and never paid for twice; a call that may have
 * been paid is not repeated. A film whose voice cannot be made is finished without it, and a note says so.
 * @throws {ProviderFault} when a call that cost nothing can be tried again
 */
export async function obtainVoice(
  app: ObtainParts,
  item: StartedItem,
  payer: Payers['speech'],
  { copy, signal }: { copy: Copy; signal: AbortSignal },
): Promise<ObtainedVoice> {
  const { brief, paid_results: paid } = item
  if (paid.voice || brief.voice !== 'spoken' || brief.content_type !== 'video' || brief.revision)
    return { paid, notes: [] }
  if (!payer) return { paid, notes: [NO_SPEAKER] }
  if (await hasUnansweredCall(app, item, 'speech')) return { paid, notes: [FAILED] }
  const { writeNarration } = await import('#studio/video/write-narration.ts')
  const text = writeNarration(brief, copy)
  const asked = { text, language: copy.language, tone: brief.tone ?? brief.brand.tone }
  const callCosts = { call: payer.provider.speechUsd(text) * UPPER_FACTOR, later: 0 }
  try {
    const { answer, noteId } = await makePaidCall(app, item, 'speech', { payer, signal, callCosts }, (call) =>
      payer.provider.speak(asked, call),
    )
    const { spend, model } = answer
    const { ffmpegPath } = app.config
    const read = await app.renders(() =>
      app.studio.readSound(answer.sound, { secondsMax: VOICE_SECONDS_MAX, signal, ffmpegPath }),
    )
    if (typeof read === 'string') {
      app.log.warn({ event: 'voice_unusable', reason: read }, 'a spoken text could not be used')
      await recordCharge(app, item, spend, noteId)
      return { paid, notes: [FAILED] }
    }
    const key = newOriginalKey(read.data)
    await app.storage.write(key, read.data)
    const voice = { key, text, seconds: read.seconds, speech: read.speech, model }
    return { paid: await savePaidAnswer(app, item, { voice }, { spend, noteId }), notes: [] }
  } catch (error) {
    if (error instanceof BudgetReached) return { paid, notes: [FAILED] }
    if (!(error instanceof ProviderFault)) throw error
    const { again, mayBePaid, spend } = error
    const isFree = !mayBePaid && spend === null
    if (isFree && again !== 'never' && (await readFailedCalls(app, item)) + 1 < again.tries) throw error
    return { paid, notes: [FAILED] }
  }
}

import { z } from 'zod'
import { MIB } from '#contract/limits.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { ImageCall, ProviderCall, Reference, Spend } from '../answers.ts'
import { callSdk, type SdkAnswer, type Service } from './sdk-call.ts'
import { refusedPrompt } from './content-answer.ts'
import { downloadClip, isStillProcessed, ownFile } from './download.ts'
import { modelRetired, type Repeat, TRIES_PAID, unreadable, unusable } from '../faults.ts'
import type { VideoPoll, StartedVideo } from '../provider.ts'
import { toProviderFault } from './faults.ts'
import { videoPrompt } from './video-prompt.ts'
import { isWholeVideo, prepareReferences } from '../media.ts'
import { modelInUse, type PriceRow, findPrice, rowInUse } from './models.ts'
import { paid, ProviderFault, stillOpen } from '../provider-fault.ts'
import { firstEntries } from '../reply-parts.ts'
import { VIDEO_SECONDS, videoRatio } from './sizes.ts'
import { videoUsd, computeSpend } from './spend.ts'
import type { Exchange } from '../exchange.ts'
import { TransportFault } from '../transport-fault.ts'

const START_LIMITS = { timeoutMs: 60_000, maxBytes: 4 * MIB, takesOut: true }
const POLL_LIMITS = { timeoutMs: 60_000, maxBytes: 96 * MIB, takesOut: true }
const CANCEL_LIMITS = { timeoutMs: 20_000, maxBytes: 96 * MIB, takesOut: true }
const REFERENCES_MAX = 6
/** Polling is free, and the next reply may contain the video. */
const LOOKED_AT_TWICE = { tries: TRIES_PAID, afterSeconds: null }
/** We retry through the queue. The four retries of the SDK would each be billed. */
const ONCE = { maxRetries: 0 }

const Started = z.object({ id: z.string().regex(/^[\w.:-]{1,512}$/) })

const text = z.string().catch('')
const Trouble = z.object({ code: z.coerce.string().catch(''), message: text }).catch({ code: '', message: '' })
const Block = z.object({ type: text, data: text, uri: text }).catch({ type: '', data: '', uri: '' })
const Step = z
  .object({ content: firstEntries(Block).catch([]), error: Trouble.nullable().catch(null) })
  .catch({ content: [], error: null })
const Interaction = z
  .object({
    status: text,
    created: text,
    updated: text,
    steps: firstEntries(Step).catch([]),
    errors: firstEntries(Trouble).catch([]),
    usage: z.unknown().optional(),
  })
  .catch({ status: '', created: '', updated: '', steps: [], errors: [] })
type Interaction = z.output<typeof Interaction>

/**
 * Starts a video in the background. A lost reply is never retried, because the video may have been started and billed.
 * @throws {ProviderFault} if the start fails
 */
export async function startVideo(
  service: Service,
  brief: Brief,
  references: readonly Reference[],
  call: ImageCall,
): Promise<StartedVideo> {
  const now = service.clock.now()
  const { model } = modelInUse(service.models, 'film', now)
  const images = await prepareReferences(call.owner, references.slice(0, REFERENCES_MAX))
  const request = requestFor(model, brief, images)
  const { answer, exchange } = await callSdk(service, call, START_LIMITS, (sdk) =>
    sdk.interactions.create(request, ONCE),
  ).catch(asFault('never', () => modelRetired(model), now))
  const started = Started.safeParse(answer)
  if (!started.success) throw unreadable('never')
  return { interaction_id: started.data.id, model, request_bytes: exchange.request_bytes }
}

function requestFor(model: string, brief: Brief, references: readonly Reference[]) {
  const images = references.map(({ data, mime_type }) => ({
    type: 'image' as const,
    data: Buffer.from(data).toString('base64'),
    mime_type,
  }))
  return {
    model,
    background: true,
    store: true,
    input: [...images, { type: 'text' as const, text: videoPrompt(brief, images.length) }],
    response_format: {
      type: 'video' as const,
      aspect_ratio: videoRatio(brief.width, brief.height),
      duration: `${VIDEO_SECONDS}s`,
      resolution: '720p',
      delivery: 'inline',
    },
    generation_config: {
      video_config: { task: images.length > 0 ? ('reference_to_video' as const) : ('text_to_video' as const) },
    },
  }
}

/**
 * Polls a video once, and downloads it when it is finished.
 * @throws {ProviderFault} if the poll, the video or its download failed
 */
export async function pollVideo(
  service: Service,
  interactionId: string,
  model: string,
  call: ProviderCall,
): Promise<VideoPoll> {
  const { answer, decode, exchange } = await callSdk(service, call, POLL_LIMITS, (sdk) =>
    sdk.interactions.get(interactionId, {}, ONCE),
  ).catch(asFault('freely', videoGone, service.clock.now()))
  const video = Interaction.parse(answer)
  if (video.status === 'in_progress' || video.status === 'queued') return { state: 'running' }
  if (video.status !== 'completed') throw paid(endedFault(video), spendIfTold(service, model, video, exchange))
  return bringClip(service, model, video, { exchange, decode }, call)
}

/**
 * Cancels a running video. A video that has ended or is unknown counts as canceled.
 * @throws {ProviderFault} if the service fails
 */
export async function cancelVideo(service: Service, interactionId: string, call: ProviderCall): Promise<void> {
  try {
    await callSdk(service, call, CANCEL_LIMITS, (sdk) => sdk.interactions.cancel(interactionId, {}, ONCE))
  } catch (error) {
    if (!(error instanceof TransportFault)) throw error
    const fault = toProviderFault(error, 'freely', videoGone, service.clock.now())
    const hasEnded = fault.code === 'bad_request' || error.status === 404
    if (!hasEnded) throw fault
  }
}

async function bringClip(
  service: Service,
  model: string,
  video: Interaction,
  { exchange, decode }: Pick<SdkAnswer<unknown>, 'exchange' | 'decode'>,
  call: ProviderCall,
): Promise<VideoPoll> {
  const block = video.steps
    .flatMap(({ content }) => content)
    .findLast(({ type, data, uri }) => type === 'video' && (data || uri))
  if (!block) throw paid(noVideo(), spendIfTold(service, model, video, exchange))
  const file = ownFile(service, block.uri)
  const failed = asFault('freely', videoGone, service.clock.now())
  if (!block.data && file && (await isStillProcessed(service, file, call).catch(failed))) return { state: 'running' }
  const clip = block.data ? await decode(block.data) : await downloadClip(service, block.uri, call).catch(failed)
  const spend = videoSpend(service, model, video, exchange)
  if (!clip || !isWholeVideo(clip)) throw unusable('video', spend, LOOKED_AT_TWICE)
  return { state: 'done', clip, spend }
}

/** The seconds from the film's beginning to its end, since the poll's own say nothing. */
function videoSpend(service: Service, model: string, video: Interaction, exchange: Exchange): Spend {
  const price = priceFor(service, model)
  const seconds = (Date.parse(video.updated) - Date.parse(video.created)) / 1000
  const timed = seconds > 0 ? { ...exchange, seconds } : exchange
  return computeSpend({ model, price, exchange: timed, raw: video.usage, itemUsd: videoUsd(price) })
}

/** A failed video costs what its usage says, and nothing without usage. */
function spendIfTold(service: Service, model: string, video: Interaction, exchange: Exchange): Spend | null {
  const spend = videoSpend(service, model, video, exchange)
  return spend.is_estimate ? null : spend
}

/** If the table no longer contains a video's model, the current model's price is used. */
function priceFor({ models, clock }: Service, model: string): PriceRow {
  const now = clock.now()
  return findPrice(models, model, now) ?? rowInUse(models, 'film', now) ?? modelInUse(models, 'film', now)
}

const videoGone = () => new ProviderFault('lost', 'The provider no longer has this video. Please generate it again.')

const noVideo = () =>
  new ProviderFault(
    'no_film',
    'The provider finished without a video, as it does when it declines a request. Change the prompt or the pictures and try again.',
  )

const ENDINGS: Record<string, string> = {
  failed: 'The provider could not make this video. Change the prompt or try again.',
  cancelled: 'This video was cancelled at the provider. Generate it again if you still want it.',
  incomplete: 'The provider stopped before this video was finished. Please try again.',
  requires_action:
    'The provider wants to ask something before it makes this video. Make the prompt clearer and try again.',
  requires_continuation: 'The provider stopped before this video was finished. Please try again.',
  budget_exceeded:
    'The spending limit of this Gemini API key is reached. Raise it in Google AI Studio or use another key.',
}

/** A film that has ended is not polled again, and starting it anew is the person's decision: it is paid anew. */
function endedFault({ status, steps, errors }: Interaction): ProviderFault {
  const troubles = [...errors, ...steps.flatMap(({ error }) => error ?? [])]
  const declined = /safety|polic|prohibit|blocked|sensitive/i
  if (troubles.some(({ code, message }) => declined.test(code) || declined.test(message))) return refusedPrompt()
  const sentence = ENDINGS[status]
  return sentence ? new ProviderFault('film_failed', sentence) : unreadable('freely')
}

/** Turns a `TransportFault` into what it means for this call, and lets everything else pass. */
function asFault(repeat: Repeat, missing: () => ProviderFault, now: Date) {
  return (error: unknown): never => {
    if (!(error instanceof TransportFault)) throw error
    const fault = toProviderFault(error, repeat, missing, now)
    throw repeat === 'freely' ? stillOpen(fault) : fault
  }
}

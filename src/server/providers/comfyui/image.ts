import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Brief } from '#studio/model/brief.ts'
import { MINUTE, SECOND, toRealWait } from '../../infrastructure/clock.ts'
import type { PaintedImage, ImageCall, ProviderCall, Reference, Spend } from '../answers.ts'
import { imageReplyBytes, untilAborted } from '../exchange.ts'
import { lostAnswer, noImage, tookTooLong, unusable } from '../faults.ts'
import { checkImage, prepareReferences } from '../media.ts'
import { chooseImageSize, readSize } from '../openai/sizes.ts'
import { withoutCharge } from '../openai/spend.ts'
import { negativePrompt, imagePrompt } from '../image-prompt.ts'
import { paid, ProviderFault, stillOpen } from '../provider-fault.ts'
import type { ImageRow } from '../providers-file.ts'
import { TransportFault } from '../transport-fault.ts'
import { faultOfRun, toProviderFault } from './faults.ts'
import { findPrompt, type OutputFile, type PromptIds, type PromptState, queuePrompt } from './prompts.ts'
import { type ComfyServer, getFile, postForm, REQUEST_TIMEOUT_MS } from './request.ts'
import { countReferences, fillWorkflow, type Workflow, type Workflows } from './workflow.ts'

/** A model of PROVIDERS_FILE with the workflows that run it. */
export interface ComfyRow extends ImageRow {
  workflows: Workflows
}

/** Waits between two polls of a prompt grow from the first to the last. */
const POLL_FIRST_MS = 250
const POLL_LAST_MS = 2 * SECOND
/** A prompt may wait in the queue behind others. An item has 15 minutes in all. */
const PATIENCE_MS = 10 * MINUTE
/** After this time without a reply of the server, the call counts as lost. A restart of ComfyUI takes less. */
const SILENCE_MAX_MS = MINUTE
/** Waits before each look-up of a prompt whose reply was lost. The server checks a workflow before it queues it. */
const LOOKUP_WAITS_MS = [0, SECOND]
const DOWNLOAD_TRIES = 3

/**
 * Makes one image: queues the workflow under an id of ours, and waits for its result. Where the answer of an earlier call for the same
 * image was lost, the image of that call is awaited instead, so that nothing is bought twice.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export function paintImage(
  server: ComfyServer,
  row: ComfyRow,
  brief: Brief,
  references: readonly Reference[],
  call: ImageCall,
): Promise<{ picture: PaintedImage; spend: Spend }> {
  const began = performance.now()
  return untilAborted(call.signal, async () => {
    const started = (await continueEarlier(server, row, call)) ?? (await start(server, row, brief, references, call))
    const files = await waitUntilDone(server, row, started, call)
    const measure = (responseBytes: number) =>
      computeSpend(server, row, {
        requestBytes: started.requestBytes,
        responseBytes,
        seconds: (performance.now() - began) / 1000,
      })
    const file = files.findLast(({ type }) => type === 'output') ?? files.at(-1)
    if (!file) throw paid(noImage(), measure(0))
    const data = await download(server, row, { ...file, maxBytes: imageReplyBytes(...sizeOf(row, brief)) }, call)
    const spend = measure(data?.length ?? 0)
    const image = await checkImage(call.owner, data)
    if (image === null) throw unusable('picture', spend)
    return { picture: image, spend }
  })
}

interface Started extends PromptIds {
  requestBytes: number
}

/**
 * The newest earlier call that the server still knows. Null if it knows none.
 * @throws {ProviderFault} if the server cannot be asked, or if that call failed, which costs nothing
 */
async function continueEarlier(server: ComfyServer, row: ComfyRow, call: ProviderCall): Promise<Started | null> {
  for (const id of call.earlier ?? []) {
    const found = await findPrompt(server, call, { id, promptId: id }).catch((error: unknown) => {
      if (!(error instanceof TransportFault)) throw error
      throw toProviderFault(error, row.model, 'freely', server.clock.now())
    })
    if (found.state === 'unknown') continue
    call.onFound?.(id)
    return { id, promptId: found.promptId, requestBytes: 0 }
  }
  return null
}

/**
 * Queues a prompt. A prompt that is found in the queue or the history although its answer was lost counts as started.
 * @throws {ProviderFault}
 */
async function start(
  server: ComfyServer,
  row: ComfyRow,
  brief: Brief,
  references: readonly Reference[],
  call: ImageCall,
): Promise<Started> {
  const { workflow, count } = chooseWorkflow(row.workflows, references.length)
  const images = await prepareReferences(call.owner, references.slice(0, count))
  const id = (await call.beforeSend?.()) ?? randomUUID()
  const now = server.clock.now()
  const names = await upload(server, images, call).catch((error: unknown) => {
    if (!(error instanceof TransportFault)) throw error
    const { code, message, again, retryAfterSeconds } = toProviderFault(error, row.model, 'freely', now)
    throw new ProviderFault(code, message, { again, retryAfterSeconds })
  })
  const filled = fillWorkflow(workflow, { ...describe(row, brief, images.length, id), references: names })
  const requestBytes = Buffer.byteLength(JSON.stringify(filled))
  try {
    return { id, promptId: await queuePrompt(server, call, id, filled), requestBytes }
  } catch (error) {
    if (!(error instanceof TransportFault)) throw error
    const fault = toProviderFault(error, row.model, 'once_more', now)
    const found = fault.mayBePaid ? await lookUp(server, call, id) : null
    if (found) return { id, promptId: found, requestBytes }
    throw withoutCharge(fault, row)
  }
}

function chooseWorkflow(
  { plain, withReferences }: Workflows,
  references: number,
): { workflow: Workflow; count: number } {
  if (references === 0 || withReferences === null) return { workflow: plain, count: 0 }
  return { workflow: withReferences, count: countReferences(withReferences) }
}

const sizeOf = (row: ComfyRow, brief: Brief) => readSize(chooseImageSize(row.sizes, brief.width, brief.height))

function describe(row: ComfyRow, brief: Brief, references: number, id: string) {
  const [width, height] = sizeOf(row, brief)
  const seed = Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 12), 16)
  return { prompt: imagePrompt(brief, references), negative: negativePrompt(brief, references), width, height, seed }
}

const Uploaded = z.object({ name: z.string().min(1).max(300), subfolder: z.string().max(300).catch('') })

/**
 * Uploads images under names of their contents, so that a repetition adds no file. Returns their names for the workflow.
 * @throws {TransportFault}
 */
async function upload(server: ComfyServer, images: readonly Reference[], call: ProviderCall): Promise<string[]> {
  const names: string[] = []
  for (const { data, mime_type } of images) {
    const digest = createHash('sha256').update(data).digest('hex').slice(0, 24)
    const form = new FormData()
    const name = `${digest}.${mime_type === 'image/png' ? 'png' : 'jpg'}`
    form.set('image', new Blob([Buffer.from(data)], { type: mime_type }), name)
    for (const [field, value] of Object.entries({ type: 'input', subfolder: 'signet', overwrite: 'true' }))
      form.set(field, value)
    const uploaded = Uploaded.safeParse(await postForm(server, call, 'upload/image', form))
    if (!uploaded.success) throw new TransportFault('unreadable')
    const { name: stored, subfolder } = uploaded.data
    names.push(subfolder ? `${subfolder}/${stored}` : stored)
  }
  return names
}

/** The server's id of a prompt whose answer was lost; null if it cannot be found. */
async function lookUp(server: ComfyServer, call: ProviderCall, id: string): Promise<string | null> {
  for (const wait of LOOKUP_WAITS_MS) {
    await sleep(toRealWait(server.clock, wait), undefined, { signal: call.signal })
    const found = await findQuietly(server, call, { id, promptId: id })
    if (found && found.state !== 'unknown') return found.promptId
  }
  return null
}

/** Null if the server cannot be asked. Asking costs nothing. */
const findQuietly = (server: ComfyServer, call: ProviderCall, ids: PromptIds): Promise<PromptState | null> =>
  findPrompt(server, call, ids).catch((error: unknown) => {
    if (!(error instanceof TransportFault)) throw error
    return null
  })

/** @throws {ProviderFault} if the run failed, took too long, or is no longer known to the server */
async function waitUntilDone(
  server: ComfyServer,
  row: ComfyRow,
  ids: PromptIds,
  call: ProviderCall,
): Promise<OutputFile[]> {
  let waited = 0
  let silent = 0
  for (let pause = POLL_FIRST_MS; ; pause = Math.min(pause * 1.5, POLL_LAST_MS)) {
    await sleep(toRealWait(server.clock, pause), undefined, { signal: call.signal })
    const asked = performance.now()
    const found = await findQuietly(server, call, ids)
    waited += pause
    // A request that hangs takes its time limit; the clock of a test may be faster.
    silent = found ? 0 : silent + pause + Math.min(REQUEST_TIMEOUT_MS, performance.now() - asked)
    if (found?.state === 'done') return found.files
    if (found?.state === 'failed') throw faultOfRun(found)
    if (found?.state === 'unknown' || silent > SILENCE_MAX_MS) throw withoutCharge(lostAnswer(), row)
    if (waited > PATIENCE_MS) throw withoutCharge(tookTooLong(), row)
  }
}

/**
 * The bytes of a file; null if the server no longer has it, or if it is too large.
 * @throws {ProviderFault} if it cannot be fetched now: the next call finds it again
 */
async function download(
  server: ComfyServer,
  row: ComfyRow,
  { filename, subfolder, type, maxBytes }: OutputFile & { maxBytes: number },
  call: ProviderCall,
): Promise<Buffer | null> {
  const path = `view?${new URLSearchParams({ filename, subfolder, type: type || 'output' }).toString()}`
  for (let left = DOWNLOAD_TRIES; ; left -= 1) {
    try {
      return await getFile(server, call, path, maxBytes)
    } catch (error) {
      if (!(error instanceof TransportFault)) throw error
      if (error.reason === 'too_large' || error.status === 404) return null
      if (left === 1)
        throw withoutCharge(stillOpen(toProviderFault(error, row.model, 'once_more', server.clock.now())), row)
      await sleep(toRealWait(server.clock, SECOND), undefined, { signal: call.signal })
    }
  }
}

interface Measured {
  requestBytes: number
  responseBytes: number
  seconds: number
}

/** A finished run costs what the operator wrote down for one image; nothing else is known of it. */
function computeSpend(server: ComfyServer, row: ImageRow, measured: Measured): Spend {
  const { workflows: _, ...price } = row
  return {
    provider: server.name,
    model: row.model,
    kind: 'picture',
    endpoint: 'prompt',
    status_code: 200,
    request_bytes: measured.requestBytes,
    response_bytes: measured.responseBytes,
    response_seconds: measured.seconds,
    tokens: {
      prompt_token_count: 0,
      candidates_token_count: 0,
      total_token_count: 0,
      cached_content_token_count: 0,
      thoughts_token_count: 0,
    },
    estimated_cost_usd: row.usd_per_item,
    cost_per_input_token: 0,
    cost_per_output_token: 0,
    is_estimate: false,
    raw_usage: null,
    price,
  }
}

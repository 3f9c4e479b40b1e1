import { z } from 'zod'
import type { ProviderCall } from '../answers.ts'
import { parseReply } from '../read-body.ts'
import { TransportFault } from '../transport-fault.ts'
import { type ComfyServer, getJson, postJson } from './request.ts'
import type { Workflow } from './workflow.ts'

/** Reads a prompt of ours by our id (`id`) and by the server's (`promptId`), which older servers choose themselves. */
export interface PromptIds {
  id: string
  promptId: string
}

/** A file of an output, as the server names it. */
export interface OutputFile {
  filename: string
  subfolder: string
  type: string
}

export type PromptState =
  | { state: 'running'; promptId: string; isPending: boolean }
  | { state: 'done'; promptId: string; files: OutputFile[] }
  | { state: 'failed'; promptId: string; cause: 'memory' | 'declined' | 'other' }
  | { state: 'unknown' }

/** How many of the newest prompts are searched where the server cannot look a prompt up by our id. */
const HISTORY_SEARCHED = 100

/** The names of the nodes of a workflow are numbers, those of nodes in groups with colons. */
const isNode = (name: string) => /^[\d:]+$/.test(name)
const isLongInQueue = (name: string) => isNode(name) || name === 'extra_pnginfo'
const LONG_IN_HISTORY = new Set(['inputs', 'current_inputs', 'current_outputs', '_meta', 'extra_pnginfo', 'traceback'])
const isLongInHistory = (name: string) => LONG_IN_HISTORY.has(name)

const text = z.string().catch('')
const Extra = z.object({ client_id: text }).catch({ client_id: '' })
/** Number, id, nodes, further data. */
const Queued = z.tuple([z.unknown(), z.string(), z.unknown(), Extra]).rest(z.unknown())
const Entries = z.array(Queued.nullable().catch(null)).transform((entries) => entries.filter((entry) => entry !== null))
const Queue = z.object({ queue_running: Entries, queue_pending: Entries })

const Images = z
  .object({ images: z.array(z.object({ filename: z.string().min(1), subfolder: text, type: text })).catch([]) })
  .catch({ images: [] })
const Ended = z.object({
  prompt: Queued.nullable().catch(null),
  outputs: z.record(z.string(), Images).catch({}),
  status: z
    .object({ status_str: text, messages: z.array(z.unknown()).catch([]) })
    .catch({ status_str: 'success', messages: [] }),
})
const History = z.record(z.string(), Ended)

const Accepted = z.object({ prompt_id: z.string().min(1).max(200) })

/**
 * Queues a workflow under our id. Returns the server's id of it.
 * @throws {TransportFault}
 */
export async function queuePrompt(
  server: ComfyServer,
  call: ProviderCall,
  id: string,
  prompt: Workflow,
): Promise<string> {
  const reply = await postJson(server, call, 'prompt', { prompt, client_id: id, prompt_id: id })
  const accepted = Accepted.safeParse(parseReply(reply).json)
  if (!accepted.success) throw new TransportFault('unreadable')
  return accepted.data.prompt_id
}

/**
 * Looks a prompt up. A prompt goes from the queue to the history in one step, so the queue is read first.
 * @throws {TransportFault}
 */
export async function findPrompt(server: ComfyServer, call: ProviderCall, ids: PromptIds): Promise<PromptState> {
  const queued = await findQueued(server, call, ids)
  if (queued) return { state: 'running', ...queued }
  const path = `history/${encodeURIComponent(ids.promptId)}`
  const direct = parse(History, await getJson(server, call, path, isLongInHistory))[ids.promptId]
  if (direct) return readEnded(ids.promptId, direct)
  if (ids.promptId !== ids.id) return { state: 'unknown' }
  const recent = parse(History, await getJson(server, call, `history?max_items=${HISTORY_SEARCHED}`, isLongInHistory))
  const mine = Object.entries(recent).find(([, { prompt }]) => prompt?.[3].client_id === ids.id)
  return mine ? readEnded(...mine) : { state: 'unknown' }
}

async function findQueued(server: ComfyServer, call: ProviderCall, { id, promptId }: PromptIds) {
  const { queue_running, queue_pending } = parse(Queue, await getJson(server, call, 'queue', isLongInQueue))
  const isMine = (entry: z.output<typeof Queued>) => entry[1] === promptId || entry[3].client_id === id
  const running = queue_running.find(isMine)
  const found = running ?? queue_pending.find(isMine)
  return found && { promptId: found[1], isPending: running === undefined }
}

function readEnded(promptId: string, { outputs, status }: z.output<typeof Ended>): PromptState {
  if (status.status_str === 'error') return { state: 'failed', promptId, cause: readCause(status.messages) }
  return { state: 'done', promptId, files: Object.values(outputs).flatMap(({ images }) => images) }
}

function readCause(messages: unknown[]): 'memory' | 'declined' | 'other' {
  const told = JSON.stringify(messages)
  if (/OutOfMemory|out of memory/i.test(told)) return 'memory'
  return /moderation|content policy|safety system|nsfw/i.test(told) ? 'declined' : 'other'
}

/**
 * Takes a prompt out of the queue, or interrupts it while it runs. Returns whether it ended without a result.
 * @throws {TransportFault}
 */
export async function stopPrompt(
  server: ComfyServer,
  call: ProviderCall,
  id: string,
  pause: () => Promise<void>,
): Promise<boolean> {
  const ids = { id, promptId: id }
  const before = await findPrompt(server, call, ids)
  if (before.state !== 'running') return before.state === 'failed'
  const { promptId, isPending } = before
  if (isPending) await postJson(server, call, 'queue', { delete: [promptId] })
  // Older servers interrupt whatever runs, so only a prompt that was just seen running is interrupted.
  else await postJson(server, call, 'interrupt', { prompt_id: promptId })
  for (let look = 0; look < 10; look += 1) {
    const after = await findPrompt(server, call, { id, promptId })
    if (after.state === 'running' && isPending && !after.isPending) return stopPrompt(server, call, promptId, pause)
    if (after.state !== 'running') return after.state === 'failed' || after.state === 'unknown'
    await pause()
  }
  return false
}

/** @throws {TransportFault} if the reply has another form */
function parse<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new TransportFault('unreadable')
  return parsed.data
}

import { randomBytes } from 'node:crypto'
import { videoClip } from './gemini-media.ts'
import type { VideoRequest } from './gemini-protocol.ts'

/** Ways in which a film that was started can go on. */
export const VIDEO_FAULTS = [
  'failed',
  'failed_safety',
  'failed_step',
  'cancelled',
  'incomplete',
  'requires_action',
  'budget_exceeded',
  'unknown_status',
  'never',
  'no_film',
  'garbage_film',
  'cut_film',
  'bad_base64',
  'no_usage',
  'uri',
  'uri_processing',
  'uri_elsewhere',
  'uri_google',
  'uri_with_key',
] as const
export type VideoFaultName = (typeof VIDEO_FAULTS)[number]

interface Video {
  request: VideoRequest
  created: Date
  pollsLeft: number
  cancelled: boolean
  fileLooks: number
}

const TOKENS_A_SECOND = 5792

/** The films of one server: started, polled, canceled, fetched. */
export function openVideos(origin: () => string, polls: () => number) {
  const videos = new Map<string, Video>()

  const start = (request: VideoRequest) => {
    const id = `v1_${randomBytes(12).toString('base64url')}`
    videos.set(id, { request, created: new Date(), pollsLeft: polls(), cancelled: false, fileLooks: 0 })
    return frame(id, request.model, 'in_progress', new Date())
  }

  const poll = (id: string, fault: string | null): unknown => {
    const video = videos.get(id)
    if (!video) return null
    const answer = frame(id, video.request.model, video.cancelled ? 'cancelled' : 'in_progress', video.created)
    if (video.cancelled || fault === 'never') return answer
    video.pollsLeft -= 1
    return video.pollsLeft >= 0 ? answer : { ...answer, ...ending(video, id, fault, origin()) }
  }

  const cancel = (id: string): 'unknown' | 'ended' | 'cancelled' => {
    const video = videos.get(id)
    if (!video) return 'unknown'
    if (video.pollsLeft < 0 || video.cancelled) return 'ended'
    video.cancelled = true
    return 'cancelled'
  }

  /** The file of a film; for the first look at `uri_processing` it is not ready. */
  const file = (id: string) => {
    const video = videos.get(`v1_${id}`)
    if (!video) return null
    video.fileLooks += 1
    return { state: video.fileLooks > 1 ? 'ACTIVE' : 'PROCESSING', bytes: videoClip(video.request.ratio) }
  }

  const getPrompt = (id: string) => videos.get(id)?.request.prompt ?? ''
  const isCanceled = (id: string) => videos.get(id)?.cancelled === true
  return { start, poll, cancel, file, getPrompt, isCanceled }
}

const frame = (id: string, model: string, status: string, created: Date) => ({
  id,
  object: 'interaction',
  model,
  status,
  created: created.toISOString(),
  updated: new Date(created.getTime() + 24_000).toISOString(),
})

const STATUS: Partial<Record<string, object>> = {
  failed: { status: 'failed', errors: [{ code: 'internal', message: 'The model failed.' }] },
  failed_safety: { status: 'failed', errors: [{ code: 'safety', message: 'Blocked by policy.' }] },
  failed_step: {
    status: 'failed',
    steps: [{ type: 'model_output', content: [], error: { code: 400, message: 'Prohibited content.' } }],
  },
  cancelled: { status: 'cancelled' },
  incomplete: { status: 'incomplete' },
  requires_action: { status: 'requires_action' },
  budget_exceeded: { status: 'budget_exceeded' },
  unknown_status: { status: 'pondering' },
}

function ending({ request }: Video, id: string, fault: string | null, origin: string): object {
  const isRefused = fault === 'no_film'
  const known = STATUS[fault ?? '']
  if (known) return known
  const usage = createUsage(request, isRefused)
  const content = isRefused ? [] : [{ type: 'video', mime_type: 'video/mp4', ...delivered(request, id, fault, origin) }]
  const steps = [
    { type: 'thought', signature: 'c2ln' },
    { type: 'model_output', content },
  ]
  return { status: 'completed', steps, ...(fault !== 'no_usage' && { usage }) }
}

function delivered(request: VideoRequest, id: string, fault: string | null, origin: string): object {
  const clip = videoClip(request.ratio)
  const path = `/v1beta/files/${id.slice(3)}:download?alt=media`
  if (fault === 'garbage_film')
    return { data: Buffer.from('no film at all, for a hundred bytes '.repeat(4)).toString('base64') }
  if (fault === 'cut_film') return { data: clip.subarray(0, clip.length - 4000).toString('base64') }
  if (fault === 'bad_base64') return { data: '<not base64>' }
  if (fault === 'uri_elsewhere') return { uri: 'http://127.0.0.1:9/film.mp4' }
  if (fault === 'uri_google') return { uri: `https://generativelanguage.googleapis.com${path}` }
  if (fault === 'uri_with_key') return { uri: `${origin}${path}&key=in-the-address` }
  if (request.delivery === 'uri' || fault?.startsWith('uri')) return { uri: `${origin}${path}` }
  return { data: clip.toString('base64') }
}

function createUsage({ prompt, references, seconds }: VideoRequest, isRefused: boolean) {
  const input = Math.ceil(prompt.length / 4) + references * 1120
  const output = isRefused ? 0 : seconds * TOKENS_A_SECOND
  return {
    total_input_tokens: input,
    total_output_tokens: output,
    total_thought_tokens: isRefused ? 0 : 161,
    total_cached_tokens: 0,
    total_tool_use_tokens: 0,
    total_tokens: input + output + (isRefused ? 0 : 161),
    input_tokens_by_modality: [{ modality: 'text', tokens: input - references * 1120 }],
    output_tokens_by_modality: [{ modality: 'video', tokens: output }],
  }
}

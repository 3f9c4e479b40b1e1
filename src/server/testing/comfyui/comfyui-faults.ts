/** How a request fails: an error that is answered, or a connection that breaks. */
export interface ComfyFault {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  wire?: 'hang' | 'reset' | 'cut' | 'lost'
}

const refused = (type: string, message: string): ComfyFault => ({
  status: 400,
  body: { error: { type: 'prompt_outputs_failed_validation', message, details: '' }, node_errors: { '4': [{ type }] } },
})
const text = (status: number, body: string): ComfyFault => ({ status, body })

/** Failures of `POST /prompt`. */
const QUEUE_FAULTS = {
  bad_key: () => text(401, 'Unauthorized'),
  missing_model: () => refused('value_not_in_list', 'Prompt outputs failed validation'),
  invalid: () => refused('value_smaller_than_min', 'Prompt outputs failed validation'),
  '429': (): ComfyFault => ({ ...text(429, 'Too many requests'), headers: { 'retry-after': '37' } }),
  '500': () => text(500, 'Internal Server Error'),
  '503': () => text(503, 'Starting'),
  '503_empty': () => text(503, ''),
  redirect: (): ComfyFault => ({ ...text(302, ''), headers: { location: 'http://elsewhere.invalid/' } }),
  html: () => text(200, '<!doctype html><title>Sign in</title>'),
  empty: () => text(200, ''),
  hang: (): ComfyFault => ({ wire: 'hang' }),
  reset: (): ComfyFault => ({ wire: 'reset' }),
  /** The prompt is queued, and the connection breaks before, or in the middle of, the answer. */
  lost: (): ComfyFault => ({ wire: 'lost' }),
  cut: (): ComfyFault => ({ wire: 'cut' }),
} satisfies Record<string, () => ComfyFault>

/** How a run ends otherwise than with a good image. */
export type RunFaultName =
  | 'run_error'
  | 'out_of_memory'
  | 'declined'
  | 'interrupted'
  | 'no_image'
  | 'corrupt_image'
  | 'svg'
  | 'huge_pixels'
  | 'oversize'
  | 'file_gone'
  /** The server forgets the prompt, as it does when it is restarted. */
  | 'forgotten'
  /** The run never ends. */
  | 'stuck'

/** Failures of the request that asks for the queue, and of the one that fetches the file. Each happens once. */
type OtherFaultName = 'poll_reset' | 'poll_html' | 'view_reset' | 'view_500'

export type ComfyFaultName = keyof typeof QUEUE_FAULTS | RunFaultName | OtherFaultName

/** The failure of `POST /prompt` of this name; null for the name of another failure. */
export const findQueueFault = (name: ComfyFaultName): ComfyFault | null =>
  Object.hasOwn(QUEUE_FAULTS, name) ? QUEUE_FAULTS[name as keyof typeof QUEUE_FAULTS]() : null

/** The failure of another request of this name; null for the name of a run's. */
export const findOtherFault = (name: ComfyFaultName, request: 'poll' | 'view'): ComfyFault | null => {
  if (name === 'poll_reset' && request === 'poll') return { wire: 'reset' }
  if (name === 'poll_html' && request === 'poll') return text(200, '<!doctype html>')
  if (name === 'view_reset' && request === 'view') return { wire: 'reset' }
  return name === 'view_500' && request === 'view' ? text(500, 'Internal Server Error') : null
}

/** Messages of the history, as ComfyUI writes them. */
export const listMessages = (name: RunFaultName): unknown[] => {
  if (name === 'interrupted') return [['execution_interrupted', { node_type: 'KSampler' }]]
  const exception_type = name === 'out_of_memory' ? 'torch.OutOfMemoryError' : 'RuntimeError'
  const exception_message = name === 'declined' ? 'Request rejected by the moderation' : 'It did not work'
  return [['execution_error', { node_type: 'KSampler', exception_type, exception_message }]]
}

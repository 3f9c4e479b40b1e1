import type { JobDetail, Task } from '#contract/generation/generator.ts'
import { taskTitle } from './job-labels.ts'

/** What the user can do about a failure of this code besides retrying; null when there is nothing else. */
export function findFailureAction(code: string | null): 'rephrase' | 'key' | 'budget' | null {
  if (code === 'refused_prompt' || code === 'refused_picture' || code === 'bad_request') return 'rephrase'
  if (code === 'budget_reached') return 'budget'
  return code === 'platform_limit' || code === 'key_invalid' || code === 'no_permission' || code === 'no_billing'
    ? 'key'
    : null
}

/** The URL of Quick Generate with the form filled in from this item. */
export function buildRephraseUrl(
  job: JobDetail,
  task: Pick<Task, 'content_type' | 'platform' | 'dimensions' | 'format'>,
): string {
  const { content_type: type, dimensions, format } = task
  const search = new URLSearchParams({ type, dimensions, prompt: buildPrompt(job, task) })
  if (format !== undefined) search.set('format', format)
  if (job.brand_id !== null) search.set('brand', String(job.brand_id))
  if (job.product_id !== null) search.set('product', String(job.product_id))
  return `/dashboard/generate?${search.toString()}`
}

function buildPrompt(job: JobDetail, task: Pick<Task, 'content_type' | 'platform'>): string {
  const about = job.product_name ?? job.brand_name
  return job.prompt ?? job.instructions ?? [taskTitle(task), about].filter(Boolean).join(' for ')
}

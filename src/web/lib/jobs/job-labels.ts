import type { JobDetail, JobStatus, Task } from '#contract/generator.ts'
import { formatElapsed } from '#web/lib/format/number-format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'

const STATUS_LABELS: Readonly<Record<string, string>> = {
  queued: 'Queued',
  running: 'Running',
  succeeded: 'Succeeded',
  partially_failed: 'Partially failed',
  failed: 'Failed',
  cancelled: 'Canceled',
} satisfies Record<JobStatus, string>

/** The label of a status. An unknown status of another server is shown unchanged. */
export const statusLabel = (status: string): string => STATUS_LABELS[status] ?? status

const STAGE_LABELS: Readonly<Record<string, string>> = {
  copy: 'Writing the words',
  picture: 'Making the picture',
  scene: 'Laying it out',
  render: 'Rendering',
  check: 'Checking against the brand',
  store: 'Saving',
}

export const stageLabel = (stage: string): string => STAGE_LABELS[stage] ?? optionLabel(stage)

/** `Image · Instagram`. Items of Quick Generate may have no platform. */
export const taskTitle = ({ content_type, platform }: Pick<Task, 'content_type' | 'platform'>): string =>
  [content_type, platform]
    .filter((part) => part !== null)
    .map(optionLabel)
    .join(' · ')

/** Describes the state of an item at `now` (milliseconds). */
export function taskState({ state, stage, retry_at }: Pick<Task, 'state' | 'stage' | 'retry_at'>, now: number): string {
  if (state === 'running') return stage ? stageLabel(stage) : 'Starting'
  if (state === 'retry_wait') {
    const seconds = retry_at ? Math.ceil((Date.parse(retry_at) - now) / 1000) : 0
    return seconds > 0 ? `Trying again in ${formatElapsed(seconds)}` : 'Trying again'
  }
  return { queued: 'Waiting', succeeded: 'Done', failed: 'Failed', cancelled: 'Canceled' }[state]
}

/** Seconds that an item has been running, or ran. Null before it started. */
export function taskSeconds(
  { started_at, ended_at }: Pick<Task, 'started_at' | 'ended_at'>,
  now: number,
): number | null {
  if (!started_at) return null
  return Math.max(0, ((ended_at ? Date.parse(ended_at) : now) - Date.parse(started_at)) / 1000)
}

/** The notification about a finished job, for a user on another screen; null when there is nothing to report. */
export function describeJobEnd(
  job: Pick<JobDetail, 'status' | 'tasks' | 'failures'>,
): { isGood: boolean; text: string } | null {
  if (job.status === 'succeeded') return { isGood: true, text: 'Content generated successfully! 🎉' }
  const made = job.tasks.filter(({ state }) => state === 'succeeded').length
  if (job.status === 'partially_failed' && made > 0)
    return { isGood: true, text: `${made} of ${job.tasks.length} items generated. Some content failed to generate.` }
  if (job.status === 'failed') return { isGood: false, text: `Generation failed: ${describeFailure(job.failures)}` }
  return null
}

/** The message of the failures if all are the same, otherwise a general one. */
export function describeFailure(failures: Readonly<Record<string, string>>): string {
  const [sentence, ...others] = new Set(Object.values(failures))
  return sentence && others.length === 0 ? sentence : 'Failed to generate'
}

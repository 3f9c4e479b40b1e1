import type { JobDetail, JobStatus, Task } from '#contract/generation/generator.ts'
import { formatElapsed } from '#web/lib/format/number-format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { translateSentence } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/jobs.ts'

const STATUS_LABELS: Readonly<Record<string, string>> = {
  queued: t.queued,
  running: t.running,
  succeeded: t.succeeded,
  partially_failed: t.partiallyFailed,
  failed: t.failed,
  cancelled: t.canceled,
} satisfies Record<JobStatus, string>

/** The label of a status. An unknown status of another server is shown unchanged. */
export const statusLabel = (status: string): string => STATUS_LABELS[status] ?? status

const STAGE_LABELS: Readonly<Record<string, string>> = {
  copy: t.writingTheWords,
  picture: t.makingThePicture,
  scene: t.layingItOut,
  render: t.rendering,
  check: t.checkingAgainstTheBrand,
  store: t.saving,
}

export const stageLabel = (stage: string): string => STAGE_LABELS[stage] ?? optionLabel(stage)

/** `Image · Instagram`. Items of Quick Generate may have no platform. */
export const taskTitle = ({
  content_type,
  is_carousel,
  platform,
}: Pick<Task, 'content_type' | 'is_carousel' | 'platform'>): string =>
  [is_carousel ? 'carousel' : content_type, platform]
    .filter((part) => part !== null)
    .map(optionLabel)
    .join(' · ')

/** Describes the state of an item at `now` (milliseconds). */
export function taskState(
  { state, stage, scene, retry_at }: Pick<Task, 'state' | 'stage' | 'scene' | 'retry_at'>,
  now: number,
): string {
  if (state === 'running' && scene) {
    const { frame, frames, ...place } = scene
    const isCounted = frame !== undefined && frames !== undefined
    return isCounted ? fill(t.renderingFrame, { ...place, frame, frames }) : fill(t.renderingScene, place)
  }
  if (state === 'running') return stage ? stageLabel(stage) : t.starting
  if (state === 'retry_wait') {
    const seconds = retry_at ? Math.ceil((Date.parse(retry_at) - now) / 1000) : 0
    return seconds > 0 ? fill(t.tryingAgainIn, { seconds: formatElapsed(seconds) }) : t.tryingAgain
  }
  return { queued: t.waiting, succeeded: t.done, failed: t.failed, cancelled: t.canceled }[state]
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
  if (job.status === 'succeeded') return { isGood: true, text: t.contentGeneratedSuccessfully }
  const succeeded = job.tasks.filter(({ state }) => state === 'succeeded').length
  if (job.status === 'partially_failed' && succeeded > 0)
    return { isGood: true, text: fill(t.partlyFailed, { made: succeeded, count: job.tasks.length }) }
  if (job.status === 'failed')
    return { isGood: false, text: fill(t.generationFailed, { failures: describeFailure(job.failures) }) }
  return null
}

/** The message of the failures if all are the same, otherwise a general one. */
export function describeFailure(failures: Readonly<Record<string, string>>): string {
  const [sentence, ...others] = new Set(Object.values(failures))
  return sentence && others.length === 0 ? translateSentence(sentence) : t.failedToGenerate
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobDetail } from '#contract/generation/generator.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { JOBS_KEY, showJob } from './jobs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/job-details.ts'

/** Cancels the items of a job that have not ended. */
export function useCancelJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.generator.cancel({ params: { id } }),
    onSuccess: (job) => showJob(client, job),
    onError: async (error) => {
      toast.error(getErrorMessage(error, t.failedToCancel))
      await client.invalidateQueries({ queryKey: JOBS_KEY })
    },
  })
}

interface Retry {
  id: number
  engine?: 'studio'
}

/** Creates a new job of the failed items. With `engine`, the built-in studio makes them, whatever was used before. */
export function useRetryJob(onStarted: (job: JobDetail) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, engine }: Retry) => api.generator.retry({ params: { id }, query: { engine } }),
    onSuccess: (job) => {
      showJob(client, job)
      onStarted(job)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.failedToRetry)),
  })
}

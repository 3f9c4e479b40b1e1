import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#web/lib/api/api.ts'
import { readJobs } from './job-stream.ts'
import { isFinished, JOBS_KEY, jobsQuery, showJob } from './jobs.ts'

/**
 * Keeps every job that is shown anywhere as it is, for as long as one of them goes on. The stream is open only then, and only
 * in a tab that is looked at: a browser holds six connections to a host, and a stream takes one of them.
 */
export function useFollowedJobs(): void {
  const client = useQueryClient()
  const jobs = useQuery(jobsQuery)
  const isSeen = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const isOn = isSeen && jobs.data?.every(isFinished) === false
  useEffect(() => {
    if (!isOn) return undefined
    const control = new AbortController()
    const catchUp = () => void client.invalidateQueries({ queryKey: JOBS_KEY })
    void readJobs({
      open: (signal) => api.generator.events({ signal }),
      onJob: (job) => showJob(client, job),
      onReturn: catchUp,
      signal: control.signal,
    })
    return () => {
      control.abort()
    }
  }, [client, isOn])
  useEffect(
    () =>
      subscribe(() => document.visibilityState === 'visible' && void client.invalidateQueries({ queryKey: JOBS_KEY })),
    [client],
  )
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

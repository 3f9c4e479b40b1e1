import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#web/lib/api/api.ts'
import { readJobs } from './job-stream.ts'
import { isFinished, JOBS_KEY, jobsQuery, showJob } from './jobs.ts'

/**
 * Keeps the cached jobs up to date while one of them runs. The event stream is open only then, and only in a visible tab. Browsers allow
 * six HTTP/1.1 connections per host, and a stream takes one of them.
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

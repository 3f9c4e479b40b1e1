import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import type { Job } from '#contract/generation/generator.ts'
import { api } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { describeJobEnd } from '#web/lib/jobs/job-labels.ts'
import { readJobs } from '#web/lib/jobs/job-stream.ts'
import { isFinished, jobQuery, JOBS_KEY, jobsQuery, showJob } from '#web/lib/jobs/jobs.ts'
import { isJobNoteSuppressed } from '#web/lib/jobs/suppress-job-note.ts'
import { t } from '#web/words/shell.ts'

/** Screens that wait for their own job and show its result themselves. */
const SAY_THEMSELVES = ['/dashboard/generate', '/dashboard/start']

/** Shows a notification on every screen when a job that was running ends. No other code shows it. */
export function useJobNotes(): void {
  useFollowedJobs()
  const { pathname } = useLocation()
  const client = useQueryClient()
  const jobs = useQuery(jobsQuery)
  const goingOn = useRef(new Set<number>())
  const tell = useEffectEvent(async (job: Job) => {
    if (job.tone === null && SAY_THEMSELVES.includes(pathname)) return
    const query = jobQuery(job.id)
    const known = client.getQueryData(query.queryKey)
    const end = describeJobEnd(known && isFinished(known) ? known : await client.fetchQuery({ ...query, staleTime: 0 }))
    if (!end) return
    const show = end.isGood ? toast.success : toast.error
    if (isJobNoteSuppressed(job.id)) show(end.text, { id: `job-${job.id}` })
    else show(<JobNote text={end.text} id={job.id} />, { id: `job-${job.id}` })
  })
  useEffect(() => {
    if (!SAY_THEMSELVES.includes(pathname)) return undefined
    return () => void client.invalidateQueries({ queryKey: jobsQuery.queryKey })
  }, [client, pathname])
  useEffect(() => {
    for (const job of jobs.data ?? []) {
      if (!isFinished(job)) goingOn.current.add(job.id)
      else if (goingOn.current.delete(job.id)) void tell(job).catch(() => undefined)
    }
  }, [jobs.data])
}

function JobNote({ text, id }: { text: string; id: number }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {text}
      <Link to={`/dashboard/jobs?job=${id}`} className="rounded-sm font-semibold text-accent-ink hover:underline">
        {t.viewJob}
      </Link>
    </span>
  )
}

/**
 * Keeps the cached jobs up to date while one of them runs. The event stream is open only then, and only in a visible tab. Browsers allow
 * six HTTP/1.1 connections per host, and a stream takes one of them.
 */
function useFollowedJobs(): void {
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

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { Job } from '#contract/generation/generator.ts'
import { useFollowedJobs } from '#web/lib/jobs/follow-jobs.ts'
import { isJobNoteSuppressed } from '#web/lib/jobs/suppress-job-note.ts'
import { describeJobEnd } from '#web/lib/jobs/job-labels.ts'
import { isFinished, jobQuery, jobsQuery } from '#web/lib/jobs/jobs.ts'
import { toast } from '#web/lib/browser/toast.ts'
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

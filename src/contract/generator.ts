import './jitless.ts'
import { z } from 'zod'
import { Id, Timestamp } from './fields.ts'
import { routes } from './route.ts'

export const JOB_STATES = ['queued', 'running', 'succeeded', 'partially_failed', 'failed', 'cancelled'] as const

export const Job = z.object({
  id: Id,
  content_types: z.array(z.string()),
  platforms: z.array(z.string()),
  tone: z.string().nullable(),
  goal: z.string().nullable(),
  status: z.enum(JOB_STATES),
  created_at: Timestamp,
})
export type Job = z.output<typeof Job>

export const generatorRoutes = routes({
  jobs: {
    method: 'GET',
    path: '/api/generator/jobs',
    summary: 'The newest hundred jobs of the caller, newest first',
    access: 'user',
    reply: z.object({ jobs: z.array(Job) }),
  },
})

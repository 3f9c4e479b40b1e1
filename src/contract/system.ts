import './schema/jitless.ts'
import { z } from 'zod'
import { routes } from './route.ts'

export const systemRoutes = routes({
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'The process lives',
    access: 'public',
    uncounted: true,
    reply: z.object({ status: z.literal('ok') }),
  },
  ready: {
    method: 'GET',
    path: '/api/ready',
    summary: 'Database, storage and queue answer; 503 with the same checks when one does not',
    access: 'public',
    uncounted: true,
    reply: z.object({ status: z.enum(['ready', 'unavailable']), checks: z.record(z.string(), z.boolean()) }),
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'public',
    reply: z.record(z.string(), z.unknown()),
  },
})

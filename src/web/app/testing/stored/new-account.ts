import type { Answers } from '../replies/agreed-replies.ts'

/** The replies for a new account. */
export const NEW_ACCOUNT: Answers = {
  'GET /api/brands': { brands: [] },
  'GET /api/content': { content: [], total: 0 },
  'GET /api/trash': { content: [], total: 0 },
  'GET /api/generator/jobs': { jobs: [] },
  'GET /api/analytics/stats': {},
  'GET /api/analytics/content': { analytics: [] },
}

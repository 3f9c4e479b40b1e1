import { CLIP, createContent, createRow, PIXEL, SUMS } from './content-replies.ts'
import { idIn } from './replies.ts'

/** A reply to every agreed call, with the agreed fields only. A body that is not agreed is `{}`. */

/** An image of our own origin. */
const LOGO = '/favicon.svg'
const NOW = '2026-11-20T10:00:00Z'

const toBrand = (id: number, name: string) => ({
  id,
  name,
  description: 'Skin care from the garden',
  primary_color: '#0A7C66',
  secondary_color: '#111111',
  typography: 'Inter, system-ui, sans-serif',
  logo_url: null,
  brand_tone: 'friendly',
  brand_persona: null,
  brand_voice: null,
  mission: null,
  values: null,
  target_audience: null,
  keywords_topics: ['skin'],
  social_channels: ['instagram'],
  key_ctas: ['Shop now'],
  competitors: [],
  brand_vision: null,
  content_guidelines: { do: ['Be kind'], dont: [] },
  content_strategy: { pillars: [], themes: [] },
  brand_story: null,
  tone_variations: {},
  created_at: NOW,
})

const toProduct = (id: number) => ({
  id,
  name: `Serum ${id}`,
  description: 'Wakes the skin up',
  category: 'Skin care',
  price: 24.5,
  sku: `SK-${id}`,
  upc: null,
  features: null,
  benefits: null,
  ingredients: null,
  target_audience: 'Everybody',
  usage_instructions: null,
  image_url: id === 7 ? LOGO : null,
  created_at: NOW,
})

const BRANDS = [toBrand(1, 'Verdant'), { ...toBrand(2, 'Nocte'), logo_url: LOGO }]
const CONTENT = Array.from({ length: 13 }, (_, index) => createContent(13 - index))
const ROWS = Array.from({ length: 25 }, (_, index) => createRow(25 - index))
const JOBS = ['completed', 'failed', 'running', 'done_with_errors'].map((status, index) => ({
  id: 4 - index,
  content_types: ['image', 'video'],
  platforms: ['instagram', 'linkedin'],
  tone: 'professional',
  goal: 'awareness',
  status,
  created_at: NOW,
}))
const USER = { username: 'Ann Miller', email: 'ann@example.com' }
const MESSAGE = { message: 'Done by the server' }
export const IMAGE = { mime_type: 'image/png', content_data: PIXEL }
export const VIDEO = { mime_type: 'video/webm', content_data: CLIP }

/**
 * A string is sent as the body itself, a `Response` as it is, anything else as JSON. A function is called for each call, with the body that
 * was sent. It may return a promise, which delays the reply.
 */
export type Answer = string | object | ((url: URL, sent: BodyInit | null) => object)
export type Answers = Record<string, Answer>

const toPage = (all: readonly object[], skip: string) => (url: URL) => {
  const start = Number(url.searchParams.get(skip))
  return all.slice(start, start + Number(url.searchParams.get('limit')))
}
const pageOfContent = (url: URL) => ({ content: toPage(CONTENT, 'skip')(url), total: CONTENT.length })
const pageOfRows = (url: URL) => ({ analytics: toPage(ROWS, 'offset')(url) })

/** Replies by method and path. `*` matches one path segment. */
const AGREED: Answers = {
  'POST /api/auth/register': { email_sent: true, ...MESSAGE },
  'POST /api/auth/login': { success: true, user: USER, token: { access_token: 'abc' } },
  'GET /api/auth/me': USER,
  'GET /api/auth/check-token-status': { valid: true },
  'POST /api/auth/verify-email': MESSAGE,
  'POST /api/auth/resend-verification': MESSAGE,
  'GET /api/auth/verification-status/*': {
    verification_attempts: 5,
    max_attempts: 5,
    can_resend: false,
    next_resend_time: '2099-01-01T00:00:00Z',
  },
  'POST /api/auth/reset-verification-attempts': {},
  'POST /api/auth/forgot-password': MESSAGE,
  'POST /api/auth/reset-password': MESSAGE,
  'POST /api/auth/password-change/send-otp': MESSAGE,
  'POST /api/auth/password-change/verify-otp': MESSAGE,
  'GET /api/auth/password-change/otp-status': { has_active_otp: false, ...MESSAGE },
  'PUT /api/auth/profile': {},
  'GET /api/user/api-keys': { has_gemini_key: false, gemini_api_key: null },
  'POST /api/user/api-keys/gemini': MESSAGE,
  'POST /api/user/api-keys/gemini/test': { valid: true, ...MESSAGE },
  'DELETE /api/user/api-keys/gemini': MESSAGE,
  'GET /api/brands': { brands: BRANDS },
  'POST /api/brands': {},
  'PUT /api/brands/*': {},
  'DELETE /api/brands/*': {},
  'POST /api/brands/*/logo': { logo_url: LOGO },
  'GET /api/brands/*/products': (url: URL) => ({ products: idIn(url) === 1 ? [toProduct(7), toProduct(6)] : [] }),
  'POST /api/brands/*/products': {},
  'PUT /api/products/*': {},
  'DELETE /api/products/*': {},
  'POST /api/products/*/image': { image_url: LOGO },
  'GET /api/content': pageOfContent,
  'GET /api/content/*': (url: URL) => (idIn(url) % 2 ? IMAGE : VIDEO),
  'PATCH /api/content/*/favorite': {},
  'DELETE /api/content/*': {},
  'POST /api/content/generate': IMAGE,
  'GET /api/generator/options': {
    tones: ['professional', 'casual', 'enthusiastic', 'informative'],
    goals: ['awareness', 'engagement', 'sales'],
    themes: ['summer', 'black_friday'],
    content_types: ['image', 'video'],
    platforms: ['instagram', 'facebook', 'twitter', 'linkedin'],
  },
  'POST /api/generator/generate': {
    result_content_ids: [13, 12, 11],
    failures: { 'video:twitter': 'The model refused.' },
  },
  'GET /api/generator/jobs': { jobs: JOBS },
  'GET /api/analytics/stats': SUMS,
  'GET /api/analytics/content': pageOfRows,
  'GET /api/config': { content_sizes: { image: { instagram: ['1080x1080'] }, video: { twitter: ['1280x720'] } } },
  'PUT /api/config': {},
}

/** Matches the paths of a pattern: `*` matches one path segment, `**` any number of them. */
export const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]+' : '.+'))}$`)

/**
 * Finds the reply to a call, or a promise of it. `others` replace replies with the same key. Undefined for every other call, which is
 * answered with 404.
 */
export function findReply(
  method: string,
  url: URL,
  others: Answers,
  sent: BodyInit | null,
): string | object | undefined {
  const found = Object.entries({ ...AGREED, ...others }).find(([call]) => {
    const [wanted, path = ''] = call.split(' ')
    return wanted === method && toPattern(path).test(url.pathname)
  })
  const answer = found?.[1]
  return typeof answer === 'function' ? answer(url, sent) : answer
}

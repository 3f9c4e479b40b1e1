import type { FastifyInstance } from 'fastify'

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
const FILE_POLICY = "default-src 'none'; sandbox"

/** Headers for bytes that people uploaded or made: shown, never run. */
export const fileHeaders = (maxAge: 'immutable') => ({
  'cache-control': `private, max-age=31536000, ${maxAge}`,
  'content-security-policy': FILE_POLICY,
  'cross-origin-resource-policy': 'same-origin',
})

/** Sets the security headers of every answer; `publicUrl` decides about HTTPS. */
export function setSecurityHeaders(server: FastifyInstance, publicUrl: () => string): void {
  server.addHook('onSend', async (request, reply) => {
    const isApi = request.url.startsWith('/api/')
    const isSecure = publicUrl().startsWith('https:')
    const pagePolicy = isSecure ? `${PAGE_POLICY}; upgrade-insecure-requests` : PAGE_POLICY
    const set = (name: string, value: string) => {
      if (!reply.hasHeader(name)) void reply.header(name, value)
    }
    set('x-request-id', request.id)
    set('x-content-type-options', 'nosniff')
    set('referrer-policy', 'no-referrer')
    set('content-security-policy', isApi ? API_POLICY : pagePolicy)
    set('cross-origin-opener-policy', 'same-origin')
    set('cross-origin-resource-policy', 'same-origin')
    set('x-frame-options', 'DENY')
    set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (isSecure) set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (isApi) set('cache-control', 'no-store')
  })
}

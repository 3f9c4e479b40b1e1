import type { FastifyInstance, FastifyRequest } from 'fastify'

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

/**
 * The security headers of an answer; `publicUrl` decides about HTTPS.
 * Why, and what was rejected: docs/decisions/0005-libraries.md.
 */
export function securityHeaders(kind: 'api' | 'page', publicUrl: string): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:')
  const pagePolicy = isSecure ? `${PAGE_POLICY}; upgrade-insecure-requests` : PAGE_POLICY
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': kind === 'api' ? API_POLICY : pagePolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    ...(kind === 'api' && { 'cache-control': 'no-store' }),
  }
}

/** Headers of every reply. */
export const answerHeaders = ({ id, url }: FastifyRequest, publicUrl: string): Record<string, string> => ({
  'x-request-id': id,
  ...securityHeaders(/^\/api(?:[/?]|$)/.test(url) ? 'api' : 'page', publicUrl),
})

/** Adds to every answer the headers that its handler did not set itself. */
export function setSecurityHeaders(server: FastifyInstance, publicUrl: () => string): void {
  server.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(answerHeaders(request, publicUrl())))
      if (!reply.hasHeader(name)) void reply.header(name, value)
  })
}

/**
 * Creates an idempotency key of 32 hex digits: the server runs two requests with the same key only once. It also works without HTTPS,
 * where `randomUUID` is missing.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

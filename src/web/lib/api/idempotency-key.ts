/**
 * An idempotency key, 32 hex digits: the server runs two requests with the same key once.
 * Works on plain HTTP too, where `randomUUID` is missing.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { MIB } from '#contract/limits.ts'
import { getErrorCode } from '../infrastructure/error-code.ts'
import type { BodyLimits } from './read-body.ts'
import { TransportFault } from './transport-fault.ts'

/** Measurements of one HTTP exchange, in bytes and seconds. `status` is 0 until a reply arrives. */
export interface Exchange {
  status: number
  request_bytes: number
  response_bytes: number
  seconds: number
}

export interface TransportLimits extends BodyLimits {
  timeoutMs: number
}

/**
 * The most bytes of a reply with one image of this size in pixels: what it has without compression, as base64, and 12 MiB for smaller ones,
 * because a server may paint larger than it was asked to.
 */
export const imageReplyBytes = (width: number, height: number): number => Math.max(12 * MIB, 4 * width * height)

/** Error codes of failed connections: no request was sent, so nothing can have been billed. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])

/** In doubt the request counts as sent, so that nothing is paid twice. */
export function toTransportFault(error: unknown): TransportFault {
  if (error instanceof TransportFault) return error
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined
  const syscall = typeof cause === 'object' && cause !== null && 'syscall' in cause ? cause.syscall : undefined
  const neverSent = NEVER_SENT.has(String(getErrorCode(cause))) || syscall === 'connect' || syscall === 'getaddrinfo'
  return new TransportFault(neverSent ? 'unreachable' : 'lost')
}

/**
 * Does `work` and rejects as soon as `signal` aborts, also while the work waits for its turn.
 * @throws the reason of `signal`
 */
export async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const settled = new AbortController()
  const stopped = new Promise<never>((_, fail: (reason: unknown) => void) => {
    const stop = () => fail(signal.reason)
    signal.addEventListener('abort', stop, { once: true, signal: settled.signal })
  })
  return Promise.race([work(), stopped]).finally(() => settled.abort())
}

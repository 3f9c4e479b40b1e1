import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import type { ProviderCall } from '../answers.ts'
import { type Exchange, type TransportLimits, untilAborted } from '../exchange.ts'
import { exchangeJson, type HttpServer } from '../http-exchange.ts'
import { type ParsedReply, parseReply } from '../read-body.ts'
import { TransportFault } from '../transport-fault.ts'
import { readError } from './error-body.ts'

/** A server that speaks the OpenAI protocol. */
export interface OpenAiServer extends HttpServer {
  name: string
  /** Optional parameters that the server refused before, as `model parameter`. They are not sent again. */
  refused: Set<string>
  /** Makes a call wait until there is room for it. */
  inTurn: <T>(call: () => Promise<T>) => Promise<T>
}

export interface Payload {
  contentType: string
  body: Uint8Array
}

/** Parameters of a request. A server may refuse those of `optional`; the request is then sent without them. */
interface Asked {
  /** Below the base URL, such as `chat/completions`. */
  path: string
  fields: { model: string } & Record<string, unknown>
  optional: readonly string[]
  encode: (fields: Record<string, unknown>) => Promise<Payload>
}

const CALLS_AT_ONCE = 8
/** At most eight calls to servers of the operator run at once. */
export const inTurnOfOperator = openSemaphore(CALLS_AT_ONCE)

/**
 * Makes one call. A reply of 400 that names an optional parameter is free, so the request is sent again
 * without it.
 * @throws {TransportFault} when the request failed
 * @throws the reason of `call.signal` as soon as it aborts
 */
export function sendToServer(
  server: OpenAiServer,
  call: ProviderCall,
  asked: Asked,
  limits: TransportLimits,
): Promise<{ answer: ParsedReply; exchange: Exchange }> {
  return untilAborted(call.signal, () => server.inTurn(() => sendWithoutRefused(server, call, asked, limits)))
}

async function sendWithoutRefused(server: OpenAiServer, call: ProviderCall, asked: Asked, limits: TransportLimits) {
  // It may have waited for its turn.
  call.signal.throwIfAborted()
  const { fields, optional, path, encode } = asked
  let isNoted = false
  for (;;) {
    const wanted = Object.entries(fields).filter(([name]) => !server.refused.has(`${fields.model} ${name}`))
    const payload = await encode(Object.fromEntries(wanted))
    if (!isNoted) await call.beforeSend?.()
    isNoted = true
    try {
      return await exchangeOnce(server, call, path, payload, limits)
    } catch (error) {
      call.signal.throwIfAborted()
      const named = findRefused(
        error,
        wanted.map(([name]) => name).filter((name) => optional.includes(name)),
      )
      if (named === undefined) throw error
      server.refused.add(`${fields.model} ${named}`)
    }
  }
}

/** The parameter that a reply of 400 names. */
function findRefused(error: unknown, names: readonly string[]): string | undefined {
  if (!(error instanceof TransportFault) || error.status !== 400) return undefined
  const { code, message, param } = readError(error)
  const named = names.find((name) => param.split('.')[0] === name)
  const isUnsupported = /unknown|unsupported|unrecognized|invalid|not supported|too large|extra/i.test(
    `${code} ${message}`,
  )
  const words = message.split(/[^a-z_]+/i)
  return named ?? (isUnsupported ? names.find((name) => words.includes(name)) : undefined)
}

/**
 * Reads a resource, which costs nothing.
 * @throws {TransportFault} when the request failed
 * @throws the reason of `call.signal` as soon as it aborts
 */
export async function readFromServer(
  server: OpenAiServer,
  call: ProviderCall,
  path: string,
  limits: TransportLimits,
): Promise<unknown> {
  return (await exchangeOnce(server, call, path, null, limits)).answer.json
}

/** Without a payload, the request is a GET. */
async function exchangeOnce(
  server: OpenAiServer,
  call: ProviderCall,
  path: string,
  payload: Payload | null,
  limits: TransportLimits,
): Promise<{ answer: ParsedReply; exchange: Exchange }> {
  const request = payload ? { method: 'POST' as const, path, payload } : { method: 'GET' as const, path }
  const { reply, exchange } = await exchangeJson(server, call, request, limits)
  return { answer: parseReply(reply), exchange }
}

/** Encodes parameters as JSON. */
export const encodeJson = (fields: Record<string, unknown>): Promise<Payload> =>
  Promise.resolve({ contentType: 'application/json', body: Buffer.from(JSON.stringify(fields)) })

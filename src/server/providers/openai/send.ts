import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { z } from 'zod'
import { startWatchdog } from '#studio/render/watchdog.ts'
import { type Clock, toRealWait } from '../../clock.ts'
import { allowedUrl, FetchFault, type FetchRules, guardedLookup } from '../../files/ssrf-safe-fetch.ts'
import { openRoom } from '../../limits/room.ts'
import type { ProviderCall } from '../answers.ts'
import { type Exchange, toTransportFault, type TransportLimits, untilAborted } from '../exchange.ts'
import { TransportFault } from '../transport-fault.ts'
import { readError } from './error-body.ts'

/** A server that speaks the OpenAI protocol. */
export interface OpenAiServer {
  name: string
  /** Without a slash at the end, such as `http://127.0.0.1:8080/v1`. */
  baseUrl: string
  /** Which addresses may be connected to. Null for the operator's servers, which may be in a private network. */
  rules: FetchRules | null
  clock: Clock
  /** Optional parameters that the server refused before, as `model parameter`. They are not sent again. */
  refused: Set<string>
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
const room = openRoom(CALLS_AT_ONCE)
const ERROR_BYTES_MAX = 64 * 1024

/**
 * Makes one call; at most eight run at once. A reply of 400 that names an optional parameter is free, so the request is sent again
 * without it.
 * @throws {TransportFault} when the request failed
 * @throws the reason of `call.signal` as soon as it aborts
 */
export function sendToServer(
  server: OpenAiServer,
  call: ProviderCall,
  asked: Asked,
  limits: TransportLimits,
): Promise<{ answer: unknown; exchange: Exchange }> {
  return untilAborted(call.signal, () => room(() => sendWithoutRefused(server, call, asked, limits)))
}

async function sendWithoutRefused(server: OpenAiServer, call: ProviderCall, asked: Asked, limits: TransportLimits) {
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
  const isUnsupported = /unknown|unsupported|unrecognized|invalid|not supported|extra/i.test(`${code} ${message}`)
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
  return (await exchangeOnce(server, call, path, null, limits)).answer
}

/** Without a payload, the request is a GET. */
async function exchangeOnce(
  server: OpenAiServer,
  call: ProviderCall,
  path: string,
  payload: Payload | null,
  { timeoutMs, maxBytes }: TransportLimits,
): Promise<{ answer: unknown; exchange: Exchange }> {
  const began = performance.now()
  const patience = startWatchdog(toRealWait(server.clock, timeoutMs))
  try {
    const signal = AbortSignal.any([call.signal, patience.signal])
    const headers = {
      ...(payload && { 'content-type': payload.contentType, 'content-length': payload.body.length }),
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(call.key && { authorization: `Bearer ${call.key}` }),
    }
    const reply = await send(server, path, { headers, body: payload?.body ?? null, signal })
    const status = reply.statusCode ?? 0
    const isFine = status >= 200 && status < 300
    const bytes = await read(reply, isFine ? maxBytes : ERROR_BYTES_MAX)
    if (!isFine) throw statusFault(reply, status, bytes)
    const exchange = { status, request_bytes: payload?.body.length ?? 0, response_bytes: bytes.length, seconds: 0 }
    exchange.seconds = (performance.now() - began) / 1000
    return { answer: parseJson(bytes), exchange }
  } catch (error) {
    call.signal.throwIfAborted()
    if (error instanceof TransportFault) throw error
    if (patience.signal.aborted) throw new TransportFault('time_out')
    throw error instanceof FetchFault ? new TransportFault('unreachable') : toTransportFault({ cause: error })
  } finally {
    patience.stop()
  }
}

interface Outgoing {
  headers: Record<string, string | number>
  body: Uint8Array | null
  signal: AbortSignal
}

/** Every request has a connection of its own: a kept-alive one may be closed while sending, which looks like a lost reply. */
function send(
  { baseUrl, rules }: OpenAiServer,
  path: string,
  { headers, body, signal }: Outgoing,
): Promise<IncomingMessage> {
  const address = `${baseUrl}/${path}`
  const url = rules ? allowedUrl(address, rules) : new URL(address)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const lookup = rules ? { lookup: guardedLookup(url, rules) } : {}
  return new Promise((done, fail) => {
    const outgoing = request(url, { method: body ? 'POST' : 'GET', headers, signal, agent: false, ...lookup })
    outgoing.once('response', done).once('error', fail)
    outgoing.end(body ?? undefined)
  })
}

async function read(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new TransportFault('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A redirect is not followed: the key belongs to the origin that it was saved for. */
const statusFault = ({ headers }: IncomingMessage, status: number, bytes: Buffer) =>
  status < 400
    ? new TransportFault('elsewhere')
    : new TransportFault('status', {
        status,
        body: bytes.toString('utf8'),
        retryAfter: z.string().nullable().catch(null).parse(headers['retry-after']),
      })

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new TransportFault('unreadable')
  }
}

/** Encodes parameters as JSON. */
export const encodeJson = (fields: Record<string, unknown>): Promise<Payload> =>
  Promise.resolve({ contentType: 'application/json', body: Buffer.from(JSON.stringify(fields)) })

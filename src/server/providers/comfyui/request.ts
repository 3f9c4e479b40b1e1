import type { ProviderCall } from '../answers.ts'
import { MIB } from '#contract/limits.ts'
import { exchangeBytes, exchangeJson, type HttpServer } from '../http-exchange.ts'
import { parseReply } from '../read-body.ts'

/** A server that runs ComfyUI. */
export interface ComfyServer extends HttpServer {
  name: string
}

export const REQUEST_TIMEOUT_MS = 30_000
/** The queue and the history contain whole workflows, of which most is left out. */
const JSON_LIMITS = { timeoutMs: REQUEST_TIMEOUT_MS, maxBytes: 32 * MIB, parts: 200_000 }
const FILE_TIMEOUT_MS = 120_000

/**
 * Reads JSON without the values of the names that `leavesOut` chooses.
 * @throws {TransportFault}
 */
export async function getJson(
  server: ComfyServer,
  call: ProviderCall,
  path: string,
  leavesOut?: (name: string) => boolean,
): Promise<unknown> {
  const { reply } = await exchangeJson(server, call, { method: 'GET', path }, { ...JSON_LIMITS, leavesOut })
  return parseReply(reply).json
}

/**
 * Posts JSON. The body of the reply is empty for some requests.
 * @throws {TransportFault}
 */
export async function postJson(server: ComfyServer, call: ProviderCall, path: string, json: unknown) {
  const payload = { contentType: 'application/json', body: Buffer.from(JSON.stringify(json)) }
  return (await exchangeJson(server, call, { method: 'POST', path, payload }, JSON_LIMITS)).reply
}

/** @throws {TransportFault} */
export async function postForm(server: ComfyServer, call: ProviderCall, path: string, form: FormData) {
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? ''
  const payload = { contentType, body: new Uint8Array(await encoded.arrayBuffer()) }
  const { reply } = await exchangeJson(server, call, { method: 'POST', path, payload }, JSON_LIMITS)
  return parseReply(reply).json
}

/**
 * Reads a file of at most `maxBytes` bytes.
 * @throws {TransportFault}
 */
export async function getFile(server: ComfyServer, call: ProviderCall, path: string, maxBytes: number) {
  const limits = { timeoutMs: FILE_TIMEOUT_MS, maxBytes }
  return (await exchangeBytes(server, call, { method: 'GET', path }, limits)).bytes
}

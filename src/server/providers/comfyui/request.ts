import type { ProviderCall } from '../answers.ts'
import { exchangeBytes, type HttpServer, parseJsonBody } from '../http-exchange.ts'

/** A server that runs ComfyUI. */
export interface ComfyServer extends HttpServer {
  name: string
}

export const REQUEST_TIMEOUT_MS = 30_000
/** The queue and the history contain whole workflows. */
const JSON_LIMITS = { timeoutMs: REQUEST_TIMEOUT_MS, maxBytes: 32 * 1024 * 1024 }
/** 4,096 pixels a side in PNG. */
const FILE_LIMITS = { timeoutMs: 120_000, maxBytes: 48 * 1024 * 1024 }

/** @throws {TransportFault} */
export async function getJson(server: ComfyServer, call: ProviderCall, path: string): Promise<unknown> {
  const { bytes } = await exchangeBytes(server, call, { method: 'GET', path }, JSON_LIMITS)
  return parseJsonBody(bytes)
}

/**
 * Posts JSON. Returns the body of the reply, which is empty for some requests.
 * @throws {TransportFault}
 */
export async function postJson(server: ComfyServer, call: ProviderCall, path: string, json: unknown): Promise<Buffer> {
  const payload = { contentType: 'application/json', body: Buffer.from(JSON.stringify(json)) }
  return (await exchangeBytes(server, call, { method: 'POST', path, payload }, JSON_LIMITS)).bytes
}

/** @throws {TransportFault} */
export async function postForm(server: ComfyServer, call: ProviderCall, path: string, form: FormData) {
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? ''
  const payload = { contentType, body: new Uint8Array(await encoded.arrayBuffer()) }
  return parseJsonBody((await exchangeBytes(server, call, { method: 'POST', path, payload }, JSON_LIMITS)).bytes)
}

/** @throws {TransportFault} */
export const getFile = async (server: ComfyServer, call: ProviderCall, path: string): Promise<Buffer> =>
  (await exchangeBytes(server, call, { method: 'GET', path }, FILE_LIMITS)).bytes

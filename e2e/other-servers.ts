import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openOpenAiServer } from '../src/server/testing/openai/openai-server.ts'

/** Bodies by path, with their content types. Other paths get 404. */
export type Files = Readonly<Record<string, readonly [type: string, body: string]>>

/** Servers on loopback in place of those that the product calls. A worker has them as long as its server. */
export interface OtherServers {
  /** A web site that the product may fetch. */
  site: {
    host: string
    /** Replaces what the site serves. */
    serve: (files: Files) => void
  }
  /** The host of a server that speaks the OpenAI protocol, which users may name. */
  openAiHost: string
  /** The environment variables with which the product calls these servers. */
  environment: Record<string, string>
  close: () => Promise<void>
}

export async function openOtherServers(): Promise<OtherServers> {
  let files: Files = {}
  const site = await listen((request, answer) => {
    const file = files[request.url ?? '']
    if (file) answer.writeHead(200, { 'content-type': file[0] }).end(file[1])
    else answer.writeHead(404).end()
  })
  const gemini = await listen(refuseKey)
  const openAi = await openOpenAiServer()
  const openAiHost = new URL(openAi.url).host
  return {
    site: { host: hostOf(site), serve: (next) => (files = next) },
    openAiHost,
    environment: { FETCH_ALLOW: `${hostOf(site)},${openAiHost}`, GEMINI_BASE_URL: `http://${hostOf(gemini)}` },
    close: async () => {
      for (const server of [site, gemini]) {
        server.closeAllConnections()
        server.close()
      }
      await openAi.close()
    },
  }
}

/** In place of Gemini: refuses every key, so that items with a model fail at once. */
const refuseKey: RequestListener = (_, answer) => {
  const error = { code: 400, message: 'API key not valid', status: 'INVALID_ARGUMENT' }
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
  answer.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { ...error, details } }))
}

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openOpenAiServer } from '../src/server/testing/openai/openai-server.ts'
import type { Account } from './servers.ts'
import { SITE_FILES } from './site-files.ts'

interface OtherServers {
  addresses: { siteHost: string; openAiHost: string; accountsUrl: string }
  /** The environment variables with which the product calls these servers. */
  environment: Record<string, string>
  close: () => Promise<void>
}

/** Starts servers on loopback in place of those that the product calls, and one that gives each test an account by `takeAccount`. */
export async function openOtherServers(takeAccount: () => Account | undefined): Promise<OtherServers> {
  const site = await listen((request, answer) => {
    const file = SITE_FILES[request.url ?? '']
    if (file) answer.writeHead(200, { 'content-type': file[0] }).end(file[1])
    else answer.writeHead(404).end()
  })
  const gemini = await listen(refuseKey)
  const accounts = await listen((_, answer) => {
    const account = takeAccount()
    answer.writeHead(account ? 200 : 404).end(JSON.stringify(account))
  })
  const openAi = await openOpenAiServer()
  const [siteHost, openAiHost] = [hostOf(site), new URL(openAi.url).host]
  return {
    addresses: { siteHost, openAiHost, accountsUrl: `http://${hostOf(accounts)}` },
    environment: { FETCH_ALLOW: `${siteHost},${openAiHost}`, GEMINI_BASE_URL: `http://${hostOf(gemini)}` },
    close: async () => {
      for (const server of [site, gemini, accounts]) {
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

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openOpenAiServer } from '../src/server/testing/openai/openai-server.ts'
import type { Account } from './servers.ts'

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

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" width="200" height="50"><circle cx="25" cy="25" r="20" fill="#C2410C"/><path fill="#1C1917" d="M60 10h30v30h-30zM100 10h10v30h-10zM120 22h60v18h-60z"/></svg>'
const COFFEE = {
  '@type': 'Product',
  name: 'House Espresso',
  offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'EUR' },
}
const HOME = `<!doctype html><html lang="en"><head><title>Harbor Coffee – Roasted by the water</title>
<meta name="description" content="Small batch coffee, roasted by the water and sent the same day.">
<link rel="stylesheet" href="/main.css"><link rel="icon" href="/icon.svg">
<script type="application/ld+json">${JSON.stringify(COFFEE)}</script></head>
<body><header class="site-header"><a class="site-logo" href="/"><img src="/logo.svg" alt="Harbor Coffee"></a></header>
<main><h1>Welcome to the family table</h1><p>Hello, and welcome. We roast with love and care, together with our community. You brew it at home.</p>
<p>Our beans come from farms that we visit each year. We pay them before the harvest.</p>
<a class="btn btn-primary" href="/shop">Shop coffee</a></main>
<footer><a href="https://www.instagram.com/harborcoffee">Instagram</a></footer></body></html>`

const paint = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/><path fill="${color}" d="M130 120h140l-20 200h-100z"/></svg>`
const ESPRESSO = {
  '@type': 'Product',
  name: 'House Espresso',
  description: 'Dark and sweet, roasted by the water.',
  image: ['/front.svg', '/back.svg'],
  sku: 'HE-250',
  offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
}
const PRODUCT_PAGE = `<!doctype html><html lang="en"><head><title>House Espresso</title>
<script type="application/ld+json">${JSON.stringify(ESPRESSO)}</script></head><body><h1>House Espresso</h1></body></html>`

/** What the site serves that tests import from: bodies by path, with their content types. Other paths get 404. */
const SITE_FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/': ['text/html', HOME],
  '/main.css': [
    'text/css',
    ':root{--brand:#c2410c;--accent:#0f766e}body{background:#fffaf5;color:#1c1917;font-family:"Source Sans 3",sans-serif}h1{font-family:Canela,Georgia,serif}.btn-primary{background:var(--brand);color:#fff}',
  ],
  '/logo.svg': ['image/svg+xml', LOGO],
  '/icon.svg': ['image/svg+xml', LOGO.replace('0 0 200 50', '0 0 50 50').replace('width="200"', 'width="50"')],
  '/espresso': ['text/html', PRODUCT_PAGE],
  '/front.svg': ['image/svg+xml', paint('#7C2D12')],
  '/back.svg': ['image/svg+xml', paint('#0F766E')],
}

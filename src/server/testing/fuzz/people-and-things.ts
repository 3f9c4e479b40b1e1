import type { Client } from '#contract/client/client.ts'
import type { api } from '#contract/api.ts'
import { addPeople } from '../add-people.ts'
import { PASSWORD } from '../people.ts'
import { imageFile } from '../images.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import type { Known } from './values.ts'

/** Somebody who sends requests, which can change their address and end their session. */
export interface Sender {
  email: string
  token: string
  /** Signs in again. */
  enter: () => Promise<void>
}

/** A server with people, brands, products, made items and a trash, so that ids lead somewhere now and then. */
export interface FuzzedSite {
  server: ServerProcess
  senders: Sender[]
  known: Known
  picture: Blob
}

const NAMES = ['ann', 'bob', 'eve'] as const
const PROMPT = 'A calm post about our new night cream with shea butter'
/** As long as an address may be. */
const LONG_ADDRESS = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`

/**
 * The addresses from which requests seem to come are told by the requests, because the waits after failed sign-ins hold for
 * an address and cannot be switched off. `geminiUrl` takes any key, so that a key which a request saves does no harm.
 */
export async function openFuzzedSite(dataDir: string, geminiUrl: string): Promise<FuzzedSite> {
  const emails = NAMES.map((name) => `${name}@example.com`)
  const [, ...tokens] = await addPeople(dataDir, ['guessed@example.com', ...emails])
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    TRUST_PROXY: '127.0.0.1',
    FREE_PLAN_MONTHLY_GENERATIONS: '0',
    GEMINI_BASE_URL: geminiUrl,
    LOG_LEVEL: 'error',
  })
  const image = await imageFile()
  const kept = await Promise.all(tokens.map((token) => fill(server.visitor(token), image)))
  return {
    server,
    senders: tokens.map((token, at) => createSender(server, emails[at] ?? '', token)),
    known: {
      email: ['guessed@example.com', 'nobody@example.com', LONG_ADDRESS],
      password: [PASSWORD.toUpperCase()],
      // Escapes of JSON are no control characters yet while they are a form's text.
      brand_data: [String.raw`{"name":"a\u0000b","tone_variations":{"\ud800":"x"}}`],
      product_data: [String.raw`{"name":"a\u0000b","price":1e400}`],
      k: kept.flatMap(({ viewKeys }) => viewKeys),
      ticket: kept.map(({ ticket }) => ticket),
    },
    picture: image,
  }
}

function createSender({ origin }: ServerProcess, email: string, token: string): Sender {
  let entries = 0
  const sender: Sender = {
    email,
    token,
    enter: async () => {
      entries += 1
      const answer = await fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `172.16.${entries % 250}.1` },
        body: JSON.stringify({ email: sender.email, password: PASSWORD }),
      })
      const { token: given } = (await answer.json()) as { token: { access_token: string } }
      sender.token = given.access_token
    },
  }
  return sender
}

async function fill(mine: Client<typeof api>, image: Blob) {
  const viewKeys: string[] = []
  const ids: number[] = []
  for (const name of ['Nocte', 'Solis']) {
    const { id: brand_id } = await mine.brands.create({ body: { name, keywords_topics: ['night', 'cream'] } })
    await mine.brands.uploadLogo({ params: { id: brand_id }, files: { file: [image] } })
    await mine.products.create({ params: { id: brand_id }, body: { name: 'Serum', price: 12.5 } })
    const form = { brand_id, prompt: PROMPT, dimensions: '200x200' }
    const created = await mine.content.generate({ form, files: {} })
    ids.push(created.id ?? 0)
    viewKeys.push(/k=([^&]+)/.exec(created.file_url ?? '')?.[1] ?? '')
  }
  const { url } = await mine.archives.create({ body: { ids: ids.slice(0, 1) } })
  await mine.content.remove({ params: { id: ids[0] ?? 0 } })
  return { viewKeys, ticket: url.split('ticket=')[1] ?? '' }
}

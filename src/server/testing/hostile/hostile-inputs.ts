import { JSON_BODY_MAX_BYTES, MIB, PUBLIC_JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import { scaleLimit } from '../patience.ts'
import { KNOWN_ATTACKS } from './hostile-svgs.ts'
import { JSON_BOMBS } from './json-bombs.ts'
import { stallUpload } from './stalled-uploads.ts'

/** Who sends an input, and where to. */
export interface Sender {
  origin: string
  token: string
  brandId: number
}

/** Something that costs its sender little and a careless server much. Add a line to `hostileInputs` for another one. */
export interface HostileInput {
  name: string
  /** Sends it once and tells the status of the answer; null when the connection ended without one. */
  send: (sender: Sender) => Promise<number | null>
  /** One person sends all of it, or each of many a few. */
  from: 'one' | 'many'
  /** The status of every answer, where it is always the same. */
  status?: number
}

/** Makes numbers from 0 to below 1. */
export type Random = () => number

/** How long an upload stays silent before its sender leaves, in milliseconds. */
const STALL_MS = 3000

/** How long an answer is waited for, in milliseconds. */
const PATIENCE_MS = scaleLimit(60_000)

/** Every kind of hostile input, with variants that `random` chooses; of the JSON bodies only those of these kinds. */
export function hostileInputs(random: Random, bombs: readonly string[] = Object.keys(JSON_BOMBS)): HostileInput[] {
  const count = (least: number, most: number) => Math.floor(least + random() * (most - least + 1))
  return [
    ...Object.entries(JSON_BOMBS)
      .filter(([name]) => bombs.includes(name))
      .flatMap(([name, bomb]) => [
        json(`JSON of ${name} to the login`, '/api/auth/login', bomb(PUBLIC_JSON_BODY_MAX_BYTES - count(0, 64))),
        json(`JSON of ${name} to the login, too large`, '/api/auth/login', bomb(count(MIB / 2, JSON_BODY_MAX_BYTES))),
        json(`JSON of ${name} with sign-in`, '/api/brands', bomb(JSON_BODY_MAX_BYTES - count(0, 64))),
      ]),
    json('349,000 empty arrays to the login', '/api/auth/login', `[${'[],'.repeat(349_000)}[]]`),
    json('a list of 9,900 wrong entries', '/api/brands', createBody(`"key_ctas":[${'1,'.repeat(9_900)}1]`)),
    json('a list of 9,900 entries', '/api/brands', createBody(`"key_ctas":[${'" é ",'.repeat(9_900)}1]`)),
    { name: 'stalled uploads of one user', from: 'one', send: (sender) => stall(sender, count(1, 3)) },
    { name: 'stalled uploads of many users', from: 'many', send: (sender) => stall(sender, count(1, 3)) },
    { name: 'previews of one user', from: 'one', send: (sender) => preview(sender, count(1, 9)) },
    { name: 'previews of many users', from: 'many', send: (sender) => preview(sender, count(1, 9)) },
    ...svgInputs(count),
  ]
}

const createBody = (field: string) => `{"name":"Acme",${field}}`

const json = (name: string, path: string, body: string): HostileInput => ({
  name,
  from: 'one',
  send: ({ origin, token }) =>
    post(origin + path, body, { authorization: `Bearer ${token}`, 'content-type': 'application/json' }),
})

function svgInputs(count: (least: number, most: number) => number): HostileInput[] {
  const texts: Record<string, string> = {
    'spaces in an attribute': `<svg xmlns="http://www.w3.org/2000/svg"><a href="${' '.repeat(count(2000, 20_000))}"/></svg>`,
    'spaces in a style': `<svg xmlns="http://www.w3.org/2000/svg"><style>a{b:url(${' '.repeat(count(2000, 20_000))}</style></svg>`,
    'spaces before a document': `${' '.repeat(count(500, 1000))}<?xml ${'?'.repeat(500)}`,
  }
  return [
    ...KNOWN_ATTACKS.map(({ name, bytes, status }) => ({ ...svg(name, new Uint8Array(bytes)), status })),
    ...Object.entries(texts).map(([name, text]) => svg(name, text)),
  ]
}

const svg = (name: string, content: string | Uint8Array<ArrayBuffer>): HostileInput => ({
  name: `SVG of ${name}`,
  from: 'many',
  send: async ({ origin, token, brandId }) => {
    const form = new FormData()
    form.set('file', new Blob([content], { type: 'image/svg+xml' }), 'logo.svg')
    return post(`${origin}/api/brands/${brandId}/logo`, form, { authorization: `Bearer ${token}` })
  },
})

async function stall({ origin, token }: Sender, references: number): Promise<number | null> {
  const files = Array.from({ length: references }, () => ['references', 10 * MIB] as const)
  const upload = stallUpload(`${origin}/api/content/generate`, token, [['image', 5 * MIB], ...files])
  const leave = upload.sent.then(() => setTimeout(upload.abort, STALL_MS))
  const status = await upload.status
  clearTimeout(await leave)
  return status
}

function preview({ origin, token }: Sender, shade: number): Promise<number | null> {
  const body = JSON.stringify({ name: `Acme ${shade}`, primary_color: `#${String(shade).repeat(6)}` })
  return post(`${origin}/api/brands/preview`, body, {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  })
}

async function post(url: string, body: string | FormData, headers: Record<string, string>): Promise<number | null> {
  try {
    const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}

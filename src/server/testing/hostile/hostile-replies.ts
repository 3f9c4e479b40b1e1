import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { MIB } from '#contract/limits.ts'

/** What the server of a stranger answers to cost much. It ends when the client has left. */
export interface HostileReply {
  name: string
  write: (response: ServerResponse) => Promise<void>
}

const HUGE = 66_000_000
/** Less than any limit of a whole reply. */
const WITHIN = 11 * MIB
/** Less than the limit of a reply with texts. */
const SMALL = 400 * 1024
const CHUNK = 64 * 1024

/** The same text again and again, `size` bytes at least. */
async function repeat(response: ServerResponse, text: string, size = HUGE): Promise<void> {
  const chunk = Buffer.from(text.repeat(Math.ceil(CHUNK / text.length)))
  for (let sent = 0; sent < size && !response.destroyed; sent += chunk.length)
    if (!response.write(chunk)) await drained(response)
}

const drained = (response: ServerResponse) =>
  new Promise<void>((done) => {
    const end = () => {
      response.off('drain', end).off('close', end)
      done()
    }
    response.on('drain', end).on('close', end)
  })

interface Framed {
  start?: string
  text: string
  size?: number
  end?: string
  status?: number
  headers?: Record<string, string | string[]>
}

const framed =
  ({ start = '', text, size, end = '', status = 200, headers }: Framed): HostileReply['write'] =>
  async (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.write(start)
    await repeat(response, text, size)
    response.end(end)
  }

const whole = (
  body: string | Uint8Array,
  headers: Record<string, string> = {},
  status = 200,
): HostileReply['write'] => {
  const reply = { 'content-type': 'application/json', ...headers }
  return async (response) => void response.writeHead(status, reply).end(body)
}

/** So many chunks of this text after each pause, until the client leaves. */
const drip =
  (text: string, { chunks, pauseMs }: { chunks: number; pauseMs: number }): HostileReply['write'] =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    while (!response.destroyed) {
      for (let chunk = 1; chunk < chunks; chunk += 1) response.write(text)
      if (!response.write(text)) await drained(response)
      await sleep(pauseMs)
    }
  }

/**
 * Replies of every kind. `list` is the name of the list that a good reply has, such as `data`; `usage` that of its counts.
 */
export function createHostileReplies(list: string, usage = 'usage'): HostileReply[] {
  const start = `{"${list}":[`
  const end = ']}'
  const text = `${start}{"b64_json":"`
  const words = JSON.stringify(`{"headline":"Soft"${',"k":{}'.repeat(SMALL / 16)}}`)
  return Object.entries({
    'many empty objects': framed({ start, text: '{},', end: `{}${end}` }),
    'many empty objects within the limits': framed({ start, text: '{},', size: WITHIN, end: `{}${end}` }),
    'many empty objects in a short reply': framed({ start, text: '{},', size: SMALL, end: `{}${end}` }),
    'deep lists': framed({ text: '[', size: WITHIN }),
    'deep objects': framed({ text: '{"a":', size: WITHIN }),
    'deep lists in a short reply': whole(`${start}${'['.repeat(SMALL / 2)}${']'.repeat(SMALL / 2)}${end}`),
    'a huge text': framed({ start: text, text: 'AAAA', end: `"}${end}` }),
    'a long text of escapes': framed({ start: text, text: String.raw`\u0041`, size: WITHIN, end: `"}${end}` }),
    'a long text of backslashes': framed({ start: text, text: '\\\\', size: WITHIN, end: `"}${end}` }),
    'many long texts': framed({ start, text: `"${'A'.repeat(70_000)}",`, size: WITHIN, end: `""${end}` }),
    'a text that never ends': framed({ start: text, text: 'A', size: WITHIN }),
    'many names': framed({ start: '{', text: '"a":1,', size: WITHIN, end: '"b":1}' }),
    'many numbers': framed({ start, text: '1,', size: WITHIN, end: `1${end}` }),
    'a number of many digits': framed({ start, text: '9', size: WITHIN, end }),
    'only spaces': framed({ text: ' ', size: WITHIN, end: '{}' }),
    'usage of many parts': framed({
      start: `{"${list}":[],"${usage}":{"a":[`,
      text: '1,',
      size: SMALL / 2,
      end: '1]}}',
    }),
    'deep usage': whole(`{"${list}":[],"${usage}":${'['.repeat(5000)}${']'.repeat(5000)}}`),
    'words that are an object of many values': whole(
      `${start}{"message":{"content":${words}},"content":{"parts":[{"text":${words}}]}}${end}`,
    ),
    'chunks of one byte': drip(' ', { chunks: 2000, pauseMs: 0 }),
    'one byte after the other, slowly': drip(' ', { chunks: 1, pauseMs: 25 }),
    'compressed zeros': whole(gzipSync(Buffer.alloc(HUGE)), { 'content-encoding': 'gzip' }),
    'compressed twice': whole(gzipSync(gzipSync(Buffer.alloc(HUGE))), { 'content-encoding': 'gzip, gzip' }),
    'huge headers': whole('{}', { 'x-large': 'a'.repeat(64 * 1024) }),
    'many headers': framed({ text: ' ', size: 1, headers: { 'set-cookie': Array<string>(900).fill('a=b') } }),
    'a page instead of JSON': framed({
      text: '<p>Sign in</p>',
      size: WITHIN,
      headers: { 'content-type': 'text/html' },
    }),
    'events without line ends': framed({
      start: 'data: ',
      text: '{"a":1}',
      size: WITHIN,
      headers: { 'content-type': 'text/event-stream' },
    }),
    'events of empty lines': framed({ text: '\n', size: WITHIN, headers: { 'content-type': 'text/event-stream' } }),
    'bytes that are no text': framed({ text: '\u0000\ufffd', size: WITHIN }),
    'a huge error': framed({ start: '{"error":{"message":"', text: 'limit: ', status: 500 }),
    'an error of many details': framed({ start: '{"error":{"details":[', text: '{},', size: SMALL, status: 429 }),
    'a deep error': framed({ start: '{"error":{"message":', text: '[', size: SMALL, status: 400 }),
    'a redirect with a body': framed({ text: ' ', status: 302, headers: { location: 'http://elsewhere.invalid/' } }),
    'a length that is not kept': whole('{}', { 'content-length': String(1024 * MIB) }),
  }).map(([name, write]) => ({ name, write }))
}

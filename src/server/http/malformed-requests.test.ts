import { createConnection } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '../testing/site.ts'

interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends exactly these bytes and reads until the connection ends. */
function send(origin: string, request: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((done, fail) => {
    const socket = createConnection(Number(port), hostname, () => socket.write(request, 'latin1'))
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
    socket.once('error', fail).once('close', () => done(parseAnswer(text)))
  })
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((header) => [header.split(':')[0]?.toLowerCase(), header.replace(/^[^:]*: */, '')])
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(pairs) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  }
}

const SECURITY_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
const HOST = 'Host: 127.0.0.1\r\nConnection: close\r\n'
const TYPE = 'Content-Type: application/json\r\n'
const LENGTH = 'Content-Length: 2\r\n'
const CHUNKED = 'Transfer-Encoding: chunked\r\n'
const SECRET = 'secretintheaddress'

describe('malformed requests', () => {
  let site: Site
  let log = ''
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk)
      done()
    },
  })
  beforeAll(async () => {
    site = await openSite({}, { log: pino({ level: 'trace' }, sink) })
  })
  afterAll(() => site.close())

  const expectRefusal = async (request: string, status: number, detail: string, headers: object = {}) => {
    const answer = await send(site.origin, request)
    expect([request.slice(0, 60), answer.status, JSON.parse(answer.body)]).toEqual([
      request.slice(0, 60),
      status,
      { detail, code: expect.stringMatching(/^[a-z_]+$/) as string },
    ])
    expect(answer.headers).toMatchObject({ ...SECURITY_HEADERS, ...headers })
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    expect(log).not.toContain(SECRET)
  }

  test.each(['%ff', '%c0%af', '%', '%2', '%zz', '%e2%28%a1', '%ed%a0%80', '..%c0%af..'])(
    'the path segment %s is refused on every kind of route, and no address is logged',
    async (bad) => {
      const paths = [
        `/${bad}`,
        `/assets/${bad}`,
        `/login/${bad}`,
        `/mailbox/${bad}`,
        `/api/${bad}`,
        `/api/files/${bad}`,
        `/api/brands/${bad}`,
        `/api/content/${bad}/file`,
        `/api/auth/verification-status/${bad}`,
        `/api/generator/jobs/${bad}/events`,
      ]
      for (const path of paths)
        for (const method of ['GET', 'POST', 'DELETE'])
          await expectRefusal(
            `${method} ${path}?token=${SECRET} HTTP/1.1\r\n${HOST}\r\n`,
            400,
            'The address is not valid.',
            path.startsWith('/api/') ? { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' } : {},
          )
    },
  )

  test.each([
    ['no request at all', `${SECRET}\r\n\r\n`, 400],
    ['one word without an end', SECRET, 400],
    ['a method alone', 'GET\r\n\r\n', 400],
    ['two words', `HELLO ${SECRET}\r\n\r\n`, 400],
    ['a greeting of mail', `EHLO ${SECRET}\r\nMAIL FROM:<a@b.example>\r\n`, 400],
    ['a greeting of TLS', `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${SECRET}`, 400],
    ['a greeting of SSH', `SSH-2.0-${SECRET}\r\n`, 400],
    ['a greeting of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['NULs', '\0\0\0\0\r\n\r\n', 400],
    ['a space before the method', ` GET /${SECRET} HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a tab behind the method', `GET\t/${SECRET} HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['an address without a slash', `GET ${SECRET} HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['letters outside of ASCII', `GET /\xe9${SECRET} HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a version that is none', `GET /${SECRET} HTTP/9.9\r\n${HOST}\r\n`, 400],
    ['words behind the version', `GET /${SECRET} HTTP/1.1 now\r\n${HOST}\r\n`, 400],
    ['no carriage returns', `GET /${SECRET} HTTP/1.1\nHost: x\n\n`, 400],
    ['an unknown method', `BREW /${SECRET} HTTP/1.1\r\n${HOST}\r\n`, 405],
    ['a method in lower case', `get /${SECRET} HTTP/1.1\r\n${HOST}\r\n`, 405],
    ['a header without a colon', `GET /${SECRET} HTTP/1.1\r\n${HOST}nonsense\r\n\r\n`, 400],
    ['a NUL in a header', `GET /${SECRET} HTTP/1.1\r\n${HOST}X-A: a\0b\r\n\r\n`, 400],
    ['a space in the address', `GET /a ${SECRET} HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['another protocol', `GET /${SECRET} FTP/1.1\r\n${HOST}\r\n`, 400],
    ['no Host', `GET /api/${SECRET} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
    ['two lengths', `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['the same length twice', `POST /api/auth/login HTTP/1.1\r\n${HOST}${LENGTH}${LENGTH}\r\n{}`, 400],
    [
      'a length and a transfer encoding',
      `POST /api/auth/login HTTP/1.1\r\n${HOST}${LENGTH}${CHUNKED}\r\n0\r\n\r\n`,
      400,
    ],
    ['two transfer encodings', `POST /api/auth/login HTTP/1.1\r\n${HOST}${CHUNKED}${CHUNKED}\r\n0\r\n\r\n`, 400],
    ['a length that is none', `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n{}`, 400],
    ['headers of 17 KB', `GET /${SECRET} HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
    ['an address of 17 KB', `GET /${SECRET}${'a'.repeat(17_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ])('%s is refused by the parser with a reply in the common error shape', async (_what, request, status) => {
    const detail = {
      400: 'The request is not valid HTTP.',
      405: 'Method not allowed',
      431: 'The request headers are too large. The limit is 16 KB.',
    }[status]
    await expectRefusal(request, status, detail ?? '', {
      'content-security-policy': API_POLICY,
      'cache-control': 'no-store',
      connection: 'close',
      ...(status === 405 && { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }),
    })
  })

  test.each([
    ['version 0.9', `GET /${SECRET}\r\n\r\n`],
    ['a star as the address', `GET * HTTP/1.1\r\n${HOST}\r\n`],
    ['HTTP/2 without its greeting', `GET /${SECRET} HTTP/2.0\r\n${HOST}\r\n`],
    ['another protocol with a method of its own', `DESCRIBE rtsp://x/${SECRET} RTSP/1.0\r\nCSeq: 1\r\n\r\n`],
    ['two hosts', `GET /api/health HTTP/1.1\r\n${HOST}Host: other.example\r\n\r\n`],
    ['the same host twice', `GET /api/health HTTP/1.1\r\n${HOST}hOST: 127.0.0.1\r\n\r\n`],
    ['two hosts for a page', `GET /login HTTP/1.1\r\n${HOST}Host: other.example\r\n\r\n`],
    ['two hosts of version 1.0', `GET /api/health HTTP/1.0\r\n${HOST}Host: other.example\r\n\r\n`],
    ['two people', `GET /api/brands HTTP/1.1\r\n${HOST}Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`],
    ['two kinds of content', `POST /api/auth/login HTTP/1.1\r\n${HOST}${TYPE}${TYPE}Content-Length: 2\r\n\r\n{}`],
    ['two idempotency keys', `GET /api/health HTTP/1.1\r\n${HOST}Idempotency-Key: a\r\nIdempotency-Key: b\r\n\r\n`],
  ])('%s is refused before it reaches a route', async (_what, request) => {
    await expectRefusal(request, 400, 'The request is not valid HTTP.')
  })

  test.each(['TRACE', 'PROPFIND', 'MKCOL', 'CONNECT', 'QUERY'])(
    'the method %s is refused on every route',
    async (method) => {
      for (const path of ['/', '/login', '/api/brands', '/api/nothing', '/api/files/x.png']) {
        const allow = expect.stringContaining('GET')
        await expectRefusal(`${method} ${path} HTTP/1.1\r\n${HOST}\r\n`, 405, 'Method not allowed', { allow })
      }
    },
  )

  test('an unknown Expect header is ignored', async () => {
    const answer = await send(site.origin, `GET /api/health HTTP/1.1\r\n${HOST}Expect: miracles\r\n\r\n`)
    expect([answer.status, answer.body]).toEqual([200, '{"status":"ok"}'])
  })

  test('a refusal is counted and logged by its route, without the address', async () => {
    await send(site.origin, `GET /api/content/%ff?k=${SECRET} HTTP/1.1\r\n${HOST}\r\n`)
    await expect
      .poll(() => log.split('\n').filter((line) => line.includes('"status":400') && line.includes('"route":"unknown"')))
      .not.toEqual([])
    expect(log).not.toContain('%ff')
  })
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { aCall, aVideo, expectFault, TEST_KEY, useGemini } from '../../testing/gemini/gemini-provider.ts'
import { BROKEN_VIDEOS, ENDED_VIDEOS, unusable } from '../../testing/faults/fault-table.ts'

const parts = useGemini()

async function begin() {
  const { gemini, server } = parts()
  const started = await gemini.startVideo(aVideo, [], aCall())
  const poll = () => gemini.pollVideo(started.interaction_id, started.model, aCall())
  return { gemini, server, started, poll }
}

/** A video whose next poll is its last one. */
async function begun() {
  const video = await begin()
  await video.poll()
  video.server.requests.length = 0
  return video
}

const keysSent = () => parts().server.requests.map(({ kind, key }) => [kind, key])

test('a video is started in the background, polled, and downloaded when it is done', async () => {
  const { server, started, poll } = await begin()
  expect(started).toMatchObject({ interaction_id: expect.stringMatching(/^v1_/), model: 'gemini-omni-1.2-flash' })
  expect(started.request_bytes).toBeGreaterThan(500)
  expect(await poll()).toEqual({ state: 'running' })
  const done = await poll()
  if (done.state !== 'done') throw new Error('the film is not done')
  expect(Buffer.from(done.clip).toString('latin1', 4, 8)).toBe('ftyp')
  expect(done.spend).toMatchObject({ kind: 'film', endpoint: 'interactions', response_seconds: 24, is_estimate: false })
  expect(done.spend.tokens).toMatchObject({ candidates_token_count: 34_752, thoughts_token_count: 161 })
  expect(server.ledger).toHaveLength(1)
})

test.each(['uri', 'uri_google', 'uri_with_key'] as const)(
  'a video that is delivered as a file (%s) is downloaded from the service with the key in a header only',
  async (name) => {
    const { server, poll } = await begun()
    server.next(name, { kind: 'poll' })
    expect(await poll()).toMatchObject({ state: 'done' })
    expect(server.requests.map(({ kind, key }) => [kind, key])).toEqual([
      ['poll', TEST_KEY],
      ['file', TEST_KEY],
      ['download', TEST_KEY],
    ])
    expect(server.requests.map(({ url }) => url).join(' ')).not.toContain('key=')
  },
)

test('a video whose file is still being written is still running', async () => {
  const { server, poll } = await begun()
  server.next('uri', { kind: 'poll' })
  server.next('uri_processing', { kind: 'file' })
  expect(await poll()).toEqual({ state: 'running' })
  server.next('uri', { kind: 'poll' })
  expect(await poll()).toMatchObject({ state: 'done' })
})

test('a video is never downloaded from another host, also after a redirect', async () => {
  const { server, poll } = await begun()
  server.next('uri_elsewhere', { kind: 'poll' })
  expect(await expectFault(poll())).toMatchObject({ code: 'broken_answer' })
  server.next('uri', { kind: 'poll' })
  server.next('redirect', { kind: 'download' })
  expect(await expectFault(poll())).toMatchObject({ code: 'broken_answer' })
})

/** The hosts of Google are not available on loopback, so `fetch` is replaced for these two. */
test('at most three redirects to other Google storage are followed, without the key', async () => {
  const asked: [string, boolean][] = []
  const answers: Response[] = []
  const redirect = (location: string) => answers.push(new Response('', { status: 302, headers: { location } }))
  const { server, poll } = await begun()
  const real = globalThis.fetch
  const isDownload = (url: string) => url.includes('download') || url.includes('storage')
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit) => {
    if (!isDownload(String(input))) return real(input, init)
    asked.push([new URL(input).host, new Headers(init.headers).has('x-goog-api-key')])
    return Promise.resolve(answers.shift())
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const host = new URL(server.url).host

  redirect('https://storage.googleapis.com/film.mp4')
  redirect(`${server.url}/v1beta/files/x:download`)
  answers.push(new Response('no film'))
  server.next('uri', { kind: 'poll' })
  // A redirect from https to http is refused, so the third host gets no request.
  expect(await expectFault(poll())).toMatchObject({ code: 'broken_answer' })
  expect(asked).toEqual([
    [host, true],
    ['storage.googleapis.com', false],
  ])

  asked.length = 0
  answers.length = 0
  for (let count = 0; count < 5; count += 1) redirect('https://storage.googleapis.com/film.mp4')
  server.next('uri', { kind: 'poll' })
  expect(await expectFault(poll())).toMatchObject({ code: 'broken_answer' })
  expect(asked).toHaveLength(4)

  for (const location of [
    'https://googleapis.com.evil.example/',
    'http://storage.googleapis.com/',
    'https://a:b@storage.googleapis.com/',
  ]) {
    asked.length = 0
    answers.length = 0
    redirect(location)
    server.next('uri', { kind: 'poll' })
    expect(await expectFault(poll())).toMatchObject({ code: 'broken_answer' })
    expect(asked).toHaveLength(1)
  }
})

test.each([
  ['500', 'provider_error', { tries: 4, afterSeconds: null }],
  ['retired', 'lost', 'never'],
  ['cut', 'lost', { tries: 4, afterSeconds: null }],
  ['reset', 'lost', { tries: 4, afterSeconds: null }],
] as const)('a video whose download fails (%s) is %s', async (name, code, again) => {
  const { server, poll } = await begun()
  server.next('uri', { kind: 'poll' })
  server.next(name, { kind: 'download' })
  expect(await expectFault(poll())).toMatchObject({ code, again })
})

test.each(ENDED_VIDEOS)(
  'a video that ends with an error (%s) is %s and never started again: %s',
  async (name, code, sentence) => {
    const { server, poll } = await begun()
    server.next(name, { kind: 'poll' })
    const fault = await expectFault(poll())
    expect([fault.code, fault.message, fault.again]).toEqual([code, sentence, 'never'])
    expect([fault.spend === null, fault.mayBePaid]).toEqual([name !== 'no_film', name !== 'no_film'])
    expect(server.ledger).toHaveLength(1)
  },
)

test.each(BROKEN_VIDEOS)('an invalid video (%s) was charged, and is downloaded once more', async (name) => {
  const { server, poll } = await begun()
  server.next(name, { kind: 'poll' })
  const fault = await expectFault(poll())
  expect(fault).toMatchObject({ code: 'unusable_answer', again: { tries: 2, afterSeconds: null } })
  expect(fault.message).toMatch(unusable('video', /cost about \$0\.4\d{3}/))
  expect(fault.spend?.estimated_cost_usd).toBeGreaterThan(0.4)
  expect(await poll()).toMatchObject({ state: 'done' })
})

test('an unknown state is polled again', async () => {
  const { server, poll } = await begun()
  server.next('unknown_status', { kind: 'poll' })
  expect(await expectFault(poll())).toMatchObject({ code: 'broken_answer', again: { tries: 4 } })
})

test('canceling a video succeeds if it has ended or is unknown, and fails if the service fails', async () => {
  const { gemini, server, started } = await begin()
  await gemini.cancelVideo(started.interaction_id, aCall())
  expect(server.isCanceled(started.interaction_id)).toBe(true)
  await gemini.cancelVideo(started.interaction_id, aCall())
  await gemini.cancelVideo('v1_unknown', aCall())
  const other = await begin()
  other.server.next('503', { kind: 'cancel' })
  expect(await expectFault(gemini.cancelVideo(other.started.interaction_id, aCall()))).toMatchObject({
    code: 'overload',
  })
  other.server.next('bad_key', { kind: 'cancel' })
  expect(await expectFault(gemini.cancelVideo(other.started.interaction_id, aCall()))).toMatchObject({
    code: 'key_invalid',
  })
  expect(keysSent().every(([, key]) => key === TEST_KEY)).toBe(true)
})

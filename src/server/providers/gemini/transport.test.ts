import { expect, test } from 'vitest'
import sharp from 'sharp'
import { aCall, TEST_KEY, TEST_NOW, useGemini } from '../../testing/gemini/gemini-provider.ts'
import { scaleLimit } from '../../testing/patience.ts'
import { videoClip } from '../../testing/gemini/gemini-media.ts'
import { callSdk } from './sdk-call.ts'
import { checkImage, decodeBase64, isWholeVideo, prepareReferences, STRANGER_MAX_PIXELS } from '../media.ts'
import { videoRatio, chooseGeminiSize } from './sizes.ts'
import { TransportFault } from '../transport-fault.ts'

const parts = useGemini()
const service = () => ({ baseUrl: parts().server.url, models: [], clock: { now: () => TEST_NOW } })
const MAX_BYTES = 1024 * 1024

const listModels = (limits: { timeoutMs: number; maxBytes: number }) =>
  callSdk(service(), aCall(), limits, (sdk) => sdk.models.list({ config: { pageSize: 1 } }))

test('a call knows whether its request was sent and its reply received', async () => {
  const { exchange } = await listModels({ timeoutMs: 5000, maxBytes: MAX_BYTES })
  expect(exchange).toMatchObject({ status: 200, request_bytes: 0 })
  expect(exchange.response_bytes).toBeGreaterThan(100)
  expect(parts().server.requests).toMatchObject([{ kind: 'models', key: TEST_KEY }])
})

test.each(['hang', 'slow'] as const)('a service that does not finish its reply (%s) times out', async (name) => {
  parts().server.next(name)
  await expect(listModels({ timeoutMs: scaleLimit(500), maxBytes: MAX_BYTES })).rejects.toMatchObject({
    reason: 'time_out',
  })
  expect(parts().server.requests).toHaveLength(1)
})

test('eight calls run at once, and a waiting one can be aborted', async () => {
  const { server } = parts()
  const stop = new AbortController()
  const call = aCall(stop.signal)
  const calls = Array.from({ length: 9 }, () => {
    server.next('hang')
    return callSdk(service(), call, { timeoutMs: 20_000, maxBytes: MAX_BYTES }, (sdk) => sdk.models.list())
  })
  await expect.poll(() => server.requests.length).toBe(8)
  await new Promise((done) => setTimeout(done, 50))
  expect(server.requests).toHaveLength(8)
  stop.abort(new Error('canceled'))
  const ends = await Promise.allSettled(calls)
  expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual(calls.map(() => 'Error: canceled'))
  expect(server.requests).toHaveLength(8)
})

test('retries of the SDK are turned off', async () => {
  const { server } = parts()
  for (const name of ['503', 'reset'] as const) {
    server.reset()
    server.next(name)
    const work = callSdk(service(), aCall(), { timeoutMs: 5000, maxBytes: MAX_BYTES }, async (sdk) => {
      await sdk.models.list().catch(() => null)
      return sdk.interactions.create({ model: 'gemini-omni-1.2-flash', input: 'waves' })
    })
    await expect(work).rejects.toMatchObject({ reason: name === 'reset' ? 'lost' : 'status' })
    expect(server.requests).toHaveLength(1)
  }
})

test('a reply is read only up to its maximum length', async () => {
  await expect(listModels({ timeoutMs: 5000, maxBytes: 100 })).rejects.toMatchObject({ reason: 'too_large' })
})

test('a long error page is judged by its status', async () => {
  parts().server.next('long_502')
  const fault = await listModels({ timeoutMs: 5000, maxBytes: MAX_BYTES }).catch((error: unknown) => error)
  expect(fault).toMatchObject({ reason: 'status', status: 502 })
})

test('nothing is sent to another origin, whatever the SDK requests', async () => {
  const work = callSdk(service(), aCall(), { timeoutMs: 5000, maxBytes: MAX_BYTES }, (sdk) =>
    sdk.models.list({ config: { httpOptions: { baseUrl: 'http://127.0.0.2:9' } } }),
  )
  await expect(work).rejects.toMatchObject({ reason: 'elsewhere' })
})

test('the text of a reply is in neither an error nor its JSON', () => {
  const fault = new TransportFault('status', { status: 500, body: 'words of the provider', retryAfter: null })
  expect(fault.body).toBe('words of the provider')
  expect(JSON.stringify(fault) + fault.message + String(fault.stack)).not.toContain('words of the provider')
})

test.each([
  ['aGVsbG8=', 'hello'],
  ['aGk=', 'hi'],
  ['', null],
  ['aGVs bG8=', null],
  ['aGVsbG8=!', null],
  ['<aGk=>', null],
])('base64 %j is %j', (text, expected) => {
  expect(decodeBase64(text)?.toString() ?? null).toBe(expected)
})

test('an incomplete video file is an error', () => {
  const clip = videoClip('16:9')
  expect(isWholeVideo(clip)).toBe(true)
  expect(isWholeVideo(clip.subarray(0, clip.length - 1))).toBe(false)
  expect(isWholeVideo(clip.subarray(0, 40))).toBe(false)
  expect(isWholeVideo(clip.subarray(8))).toBe(false)
  expect(isWholeVideo(Buffer.alloc(0))).toBe(false)
  expect(isWholeVideo(Buffer.from('<!doctype html><title>No film</title>'))).toBe(false)
})

test('an image that is too large is refused, sooner from the server of a user, and so is a GIF', async () => {
  const ribbon = sharp({ create: { width: 12_001, height: 4, channels: 3, background: '#0f0' } })
  expect(await checkImage(1, await ribbon.png().toBuffer())).toBeNull()
  expect(await checkImage(1, await ribbon.resize(12_000, 4).png().toBuffer())).toMatchObject({
    width: 12_000,
    height: 4,
  })
  expect(await checkImage(1, await ribbon.resize(40, 4).gif().toBuffer())).toBeNull()
  const large = await sharp({ create: { width: 5000, height: 4001, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer()
  expect(await checkImage(1, large)).not.toBeNull()
  expect(await checkImage(1, large, STRANGER_MAX_PIXELS)).toBeNull()
})

test('references are reduced and converted to a type that the service accepts', async () => {
  const ground = { width: 3000, height: 600, channels: 4 as const, background: '#ff000080' }
  const webp = await sharp({ create: ground }).webp().toBuffer()
  const [reference] = await prepareReferences(1, [{ data: webp, mime_type: 'image/webp' }])
  expect(reference?.mime_type).toBe('image/png')
  expect(await sharp(reference?.data).metadata()).toMatchObject({ format: 'png', width: 2048, height: 410 })
})

test.each([
  [1024, 1024, '1:1', '1K'],
  [1080, 1080, '1:1', '1K'],
  [1080, 1350, '4:5', '2K'],
  [1080, 1920, '9:16', '2K'],
  [1200, 630, '16:9', '1K'],
  [1200, 627, '16:9', '1K'],
  [1500, 500, '21:9', '1K'],
  [1280, 720, '16:9', '1K'],
  [1920, 1080, '16:9', '2K'],
  [4096, 1024, '21:9', '4K'],
  [1000, 3000, '9:16', '2K'],
])('%i x %i is requested as %s in %s', (width, height, aspectRatio, imageSize) => {
  expect(chooseGeminiSize(width, height)).toMatchObject({ aspectRatio, imageSize })
})

test('a video is requested as landscape or portrait', () => {
  expect([videoRatio(1280, 720), videoRatio(1080, 1080), videoRatio(1080, 1920)]).toEqual(['16:9', '16:9', '9:16'])
})

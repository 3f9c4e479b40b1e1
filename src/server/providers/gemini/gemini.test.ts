import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { aCall, TEST_KEY, useGemini } from '../../testing/gemini/gemini-provider.ts'

const parts = useGemini()
const quoted = 'Announce "Soft skin, no secrets" for our new serum'

test('copy is returned validated and with its price', async () => {
  const { gemini, server } = parts()
  const { copy, spend } = await gemini.writeCopy(createBrief({ prompt: quoted, platform: 'instagram' }), aCall())
  expect(copy).toMatchObject({
    headline: 'Soft skin, no secrets',
    subline: 'Made with care, ready when you are.',
    badge: null,
    cta: 'Learn more',
    hashtags: ['MadeWithCare', 'made_with_care', 'News'],
  })
  expect(server.ledger).toMatchObject([{ kind: 'copy', model: 'gemini-3.8-flash', key: TEST_KEY, references: 0 }])
  expect(spend).toMatchObject({ kind: 'copy', endpoint: 'generateContent', status_code: 200, is_estimate: false })
  expect(spend.request_bytes).toBeGreaterThan(500)
  expect(spend.response_bytes).toBeGreaterThan(200)
  expect(spend.response_seconds).toBeGreaterThan(0)
})

test('copy in a Markdown code block is read, and control characters and long texts are removed', async () => {
  const { gemini, server } = parts()
  server.next('fenced_json')
  expect((await gemini.writeCopy(createBrief({ prompt: quoted }), aCall())).copy.headline).toBe('Soft skin, no secrets')
  server.next('hostile_words')
  const { copy } = await gemini.writeCopy(createBrief({ prompt: quoted, platform: 'twitter' }), aCall())
  expect(copy.headline).toBe('Soft skin, no secrets')
  const caption = [copy.caption, ...copy.hashtags.map((tag) => `#${tag}`)].join(' ')
  expect(caption.length).toBeLessThanOrEqual(280)
  expect(copy.caption.endsWith('.')).toBe(true)
  expect(copy.hashtags).toHaveLength(2)
})

test.each([
  ['long_headline', ['headline']],
  ['long_subline', ['subline']],
  ['long_badge', ['badge']],
  ['long_cta', ['cta']],
  ['missing_cta', ['cta']],
  ['long_alt_text', ['alt_text']],
  ['odd_types', ['cta', 'badge', 'hashtags', 'alt_text']],
  ['max_tokens', ['subline', 'badge', 'cta', 'caption', 'hashtags', 'alt_text']],
  ['spoken_json', []],
] as const)('in copy with an invalid part (%s) only that part is replaced: %j', async (name, bad) => {
  const { gemini, server } = parts()
  const brief = createBrief({ prompt: 'A long night for our new night cream with shea butter', platform: 'instagram' })
  const { copy: whole } = await gemini.writeCopy(brief, aCall())
  server.next(name, { kind: 'copy' })
  const { copy } = await gemini.writeCopy(brief, aCall())
  const replaced = Object.keys(whole).filter(
    (field) => !isDeepStrictEqual(Reflect.get(copy, field), Reflect.get(whole, field)),
  )
  expect(replaced.filter((field) => !bad.some((one) => one === field))).toEqual([])
  // The alternative text is written with the picture, from its layers, where the model gives none.
  expect([copy.headline, copy.caption].every(Boolean)).toBe(true)
  expect([copy.headline.length <= 120, (copy.cta ?? '').length <= 40, copy.alt_text.length <= 1000]).toEqual([
    true,
    true,
    true,
  ])
})

test.each([
  [1080, 1080, 1024, 1024, '1K'],
  [1080, 1350, 1856, 2304, '2K'],
  [1080, 1920, 1536, 2752, '2K'],
  [1500, 500, 1584, 672, '1K'],
])('an image for %i x %i is requested as %i x %i', async (width, height, w, h, size) => {
  const { gemini } = parts()
  const { picture, spend } = await gemini.paintImage(createBrief({ width, height }), [], aCall())
  expect([picture.width, picture.height, picture.mime_type]).toEqual([w, h, 'image/jpeg'])
  expect(spend.tokens.candidates_token_count).toBe(size === '1K' ? 1120 : 1680)
})

test.each([
  ['wrong_mime', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['thought_image', 'image/jpeg'],
  ['two_images', 'image/jpeg'],
] as const)('the type of an image is detected from its bytes (%s): %s', async (name, type) => {
  const { gemini, server } = parts()
  server.next(name)
  const { picture } = await gemini.paintImage(createBrief({ width: 1376, height: 768 }), [], aCall())
  expect([picture.mime_type, picture.width, picture.height]).toEqual([type, 1376, 768])
})

test('reference images are sent as PNG or JPEG of at most 2,048 pixels a side, in their order', async () => {
  const { gemini, server } = parts()
  const large = await sharp({ create: { width: 3000, height: 600, channels: 4, background: '#ff000080' } })
    .webp()
    .toBuffer()
  const small = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#00f' } })
    .jpeg()
    .toBuffer()
  const brief = createBrief({
    pictures: [
      { key: 'a', role: 'logo' },
      { key: 'b', role: 'product' },
      { key: 'c', role: 'reference' },
    ],
  })
  const references = [
    { data: large, mime_type: 'image/webp' },
    { data: small, mime_type: 'image/jpeg' },
  ]
  await gemini.paintImage(brief, references, aCall())
  await gemini.startVideo(brief, references, aCall())
  expect(server.ledger.map(({ kind, references: count }) => [kind, count])).toEqual([
    ['picture', 2],
    ['film', 2],
  ])
  expect(server.ledger[0]?.prompt).toContain('Picture 1 is the product')
  expect(server.ledger[0]?.prompt).toContain('Picture 2 is a reference')
  expect(server.ledger[1]?.prompt).toContain('<IMAGE_REF_0> is the product')
})

test('the key is sent in a header of each request, and an aborted call rejects with its reason', async () => {
  const { gemini, server } = parts()
  server.next('hang', { kind: 'picture' })
  const stop = new AbortController()
  const work = gemini.paintImage(createBrief(), [], aCall(stop.signal))
  const stopOnceAsked = async () => {
    await expect.poll(() => server.requests.length).toBe(1)
    stop.abort(new Error('canceled by the person'))
  }
  await Promise.all([expect(work).rejects.toThrow('canceled by the person'), stopOnceAsked()])
  await expect(gemini.writeCopy(createBrief(), aCall(stop.signal))).rejects.toThrow('canceled by the person')
  expect(server.requests.map(({ kind, url, key }) => [kind, url.includes('key'), key])).toEqual([
    ['picture', false, TEST_KEY],
  ])
})

test('the timeout of an image is three minutes, that of copy and of the start of a video one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { gemini, server } = parts()
  const calls = [
    [180_000, () => gemini.paintImage(createBrief(), [], aCall())],
    [60_000, () => gemini.writeCopy(createBrief(), aCall())],
    [60_000, () => gemini.startVideo(createBrief(), [], aCall())],
  ] as const
  for (const [patience, ask] of calls) {
    server.reset()
    server.next('hang')
    let fault: unknown = null
    const asked = ask().catch((error: unknown) => (fault = error))
    while (server.requests.length === 0) await setImmediate()
    await vi.advanceTimersByTimeAsync(patience - 1)
    expect(fault).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(fault).toMatchObject({ mayBePaid: true })
  }
})

test('environment variables of the SDK change neither the service nor its output', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const spoken = (['log', 'warn', 'debug', 'group'] as const).map((name) => vi.spyOn(console, name))
  const foreign = {
    GOOGLE_API_KEY: 'operator-key',
    GEMINI_API_KEY: 'platform-key',
    GOOGLE_GENAI_DEBUG: '1',
    GOOGLE_GENAI_USE_VERTEXAI: 'true',
    GOOGLE_GENAI_API_VERSION: 'v9',
    GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:9',
  }
  Object.assign(process.env, foreign)
  onTestFinished(() => {
    vi.restoreAllMocks()
    for (const name of Object.keys(foreign)) delete process.env[name]
  })
  const { gemini, server } = parts()
  await gemini.writeCopy(createBrief(), aCall())
  const { interaction_id, model } = await gemini.startVideo(createBrief(), [], aCall())
  await gemini.pollVideo(interaction_id, model, aCall())
  expect(spoken.flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(printed).not.toHaveBeenCalled()
  expect(server.requests.map(({ url, key }) => [url.split('/')[1], key])).toEqual([
    ['v1beta', TEST_KEY],
    ['v1beta', TEST_KEY],
    ['v1beta', TEST_KEY],
  ])
})

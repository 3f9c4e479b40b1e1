import { expect, test } from './signet.ts'
import { writeCopy } from '#studio/copywriter/write-copy.ts'
import { findFfmpeg } from '#studio/render/video/ffmpeg.ts'
import { openStudio } from '#studio/render/studio.ts'
import type { Brief } from '#studio/model/brief.ts'

// One worker for both tests, because a studio takes 0.7 s of CPU time to start.
test.describe.configure({ mode: 'default' })

const SECONDS = 2

const studio = openStudio({ threads: 1 })
test.afterAll(() => studio.close())

/** How each encoder is tested: with the tone that selects a motion style. */
const VIDEOS = [
  { encoder: 'bundled', tone: 'luxury', style: 'calm' },
  { encoder: 'x264', tone: 'bold', style: 'bold' },
] as const

for (const { encoder, tone, style } of VIDEOS)
  test(`a ${style} video by the ${encoder} encoder plays in the browser with sound, moves, and can be sought`, async ({
    page,
    baseURL,
  }) => {
    const ffmpegPath = encoder === 'x264' ? await findFfmpeg() : null
    test.skip(encoder === 'x264' && ffmpegPath === null, 'There is no ffmpeg with libx264')
    const scene = await studio.compose(briefIn(tone), writeCopy(briefIn(tone)), {}, { video: { seconds: SECONDS } })
    expect(scene.motion?.style).toBe(style)
    const { data } = await studio.renderVideo(scene, {}, { ffmpegPath })
    await page.route('**/film.mp4', (route) => route.fulfill(cutRange(data, route.request().headers()['range'])))
    await page.setContent(`<video crossorigin src="${baseURL}/film.mp4" muted></video>`)
    const played = await page.evaluate(playThrough)
    // Odd sides are rounded up: the video was requested at 201 by 357 pixels.
    expect(played).toMatchObject({ width: 202, height: 358, ended: true, error: null })
    expect(played.seconds).toBeCloseTo(SECONDS, 1)
    expect(played.frames).toBeGreaterThan(5)
    expect(played.pictures).toBeGreaterThan(4)
    expect(played.sought).toBeCloseTo(1, 1)
    // Music at the loudness of platforms, decoded by the browser, as long as the picture.
    const heard = await page.evaluate(listen, `${baseURL}/film.mp4`)
    expect(heard.peak).toBeGreaterThan(0.3)
    expect(heard.seconds).toBeCloseTo(SECONDS, 1)
    expect(await page.evaluate(playInALoop)).toBeGreaterThan(1)
  })

/** The part of a film that a `Range` header asks for, as a server sends it. Browsers seek only in files that have ranges. */
function cutRange(data: Uint8Array, range: string | undefined) {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  const [start, end] = [Number(from), to === '' ? data.length - 1 : Number(to)]
  const headers = {
    'content-type': 'video/mp4',
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
    ...(range && { 'content-range': `bytes ${start}-${end}/${data.length}` }),
  }
  return { status: range ? 206 : 200, headers, body: Buffer.from(data.subarray(start, end + 1)) }
}

/** Plays the video in a loop, and returns how often it has begun. */
async function playInALoop(): Promise<number> {
  const video = document.querySelector('video') as HTMLVideoElement
  video.loop = true
  video.currentTime = 0
  let [begun, last] = [1, 0]
  const { promise, resolve } = Promise.withResolvers<void>()
  video.addEventListener('timeupdate', () => {
    if (video.currentTime < last) begun += 1
    last = video.currentTime
    if (begun > 1) resolve()
  })
  await video.play()
  await Promise.race([promise, new Promise((done) => setTimeout(done, 10_000))])
  video.pause()
  return begun
}

/**
 * Plays the video to its end. Returns how many frames were decoded, and how many of the sampled frames differ from the one
 * before.
 */
async function playThrough() {
  const video = document.querySelector('video') as HTMLVideoElement
  const canvas = Object.assign(document.createElement('canvas'), { width: 45, height: 80 })
  const paper = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  let [pictures, last] = [0, '']
  const look = () => {
    paper.drawImage(video, 0, 0, 45, 80)
    const now = paper.getImageData(0, 0, 45, 80).data.join()
    if (now !== last) pictures += 1
    last = now
    if (!video.ended) video.requestVideoFrameCallback(look)
  }
  video.requestVideoFrameCallback(look)
  const { promise, resolve } = Promise.withResolvers<void>()
  video.addEventListener('ended', () => resolve(), { once: true })
  video.addEventListener('error', () => resolve(), { once: true })
  await video.play()
  await promise
  const ended = video.ended
  const seeking = new Promise((done) => video.addEventListener('seeked', done, { once: true }))
  video.currentTime = 1
  await seeking
  return {
    sought: video.currentTime,
    width: video.videoWidth,
    height: video.videoHeight,
    seconds: video.duration,
    ended,
    error: video.error?.message ?? null,
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
    pictures,
  }
}

/** The loudest sample of the video's sound, 0 to 1, and its length. */
async function listen(address: string) {
  const bytes = await (await fetch(address)).arrayBuffer()
  const sound = await new OfflineAudioContext(2, 44_100, 44_100).decodeAudioData(bytes)
  return {
    seconds: sound.duration,
    peak: sound.getChannelData(0).reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  }
}

function briefIn(tone: string): Brief {
  return {
    content_type: 'video',
    width: 201,
    height: 357,
    platform: 'instagram',
    brand: {
      name: 'Zest',
      description: 'Fresh juice in glass',
      primary_color: '#FF5A1F',
      secondary_color: '#FFD23F',
      typography: 'Nunito',
      tone,
    },
    product: null,
    title: null,
    prompt: 'Announce “Squeezed this morning” “Our new juice” “Try it”',
    tone: null,
    goal: null,
    theme: null,
    instructions: null,
    pictures: [],
    seed: 3,
  }
}

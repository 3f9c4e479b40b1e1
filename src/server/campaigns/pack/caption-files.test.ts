import { expect, test } from 'vitest'
import { writeCaptionFiles } from './caption-files.ts'

const SCENES = [{ kind: 'hook', from: 0, until: 60, texts: ['Sleep well'], layers: [0, 2] }]

test('a video has its captions beside it, under its own name', () => {
  const files = [...writeCaptionFiles({ film_scenes: SCENES, film_fps: 30 }, 'instagram/reel/en/acme_v1.2.mp4')]
  expect(files).toEqual([
    { name: 'instagram/reel/en/acme_v1.2.srt', input: '1\n00:00:00,000 --> 00:00:02,000\nSleep well\n' },
    { name: 'instagram/reel/en/acme_v1.2.vtt', input: 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nSleep well\n' },
  ])
})

test('images, and films of older releases, have no captions', () => {
  for (const film_scenes of [null, 'damaged', [{ kind: 'hook' }]])
    expect([...writeCaptionFiles({ film_scenes, film_fps: null }, 'a.png')]).toEqual([])
})

import { expect, test } from 'vitest'
import { writeCaptionFiles } from './caption-files.ts'

const SCENES = [{ kind: 'hook', from: 0, until: 60, texts: ['Sleep well'], layers: [0, 2] }]
const write = (video: unknown) => [...writeCaptionFiles({ film: video }, 'instagram/reel/en/acme_v1.2.mp4')]

test('a video has its captions beside it, under its own name', () => {
  expect(write({ scenes: SCENES, fps: 30 })).toEqual([
    { name: 'instagram/reel/en/acme_v1.2.srt', input: '1\n00:00:00,000 --> 00:00:02,000\nSleep well\n' },
    { name: 'instagram/reel/en/acme_v1.2.vtt', input: 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nSleep well\n' },
  ])
})

test('captions that are burned in, and what a voice says, are in the files as they are in the film', () => {
  const captions = { style: 'lines', cues: [{ from: 15, until: 45, lines: ['Sleep', 'well'] }] }
  expect(write({ scenes: SCENES, fps: 30, captions })[0]?.input).toBe('1\n00:00:00,500 --> 00:00:01,500\nSleep\nwell\n')
  const spoken = [{ from: 0.2, until: 1.2, text: 'Good night' }]
  expect(write({ scenes: SCENES, fps: 30, spoken })[0]?.input).toBe('1\n00:00:00,200 --> 00:00:01,200\nGood night\n')
})

test('images, and films of older releases, have no captions', () => {
  for (const video of [null, 'damaged', { fps: 30 }, { fps: 30, scenes: [{ kind: 'hook' }] }])
    expect(write(video)).toEqual([])
})

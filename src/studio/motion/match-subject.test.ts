import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { NO_IMAGES, type SceneImages } from '../model/material.ts'
import type { Scene } from '../model/scene.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../testing/briefs.ts'
import { evaluateTrack } from './track-state.ts'

const COPY = createCopy('A cream for the night', { subline: 'Vegan and fragrance free', cta: 'Shop the cream' })

async function createVideo(tone: string, [width, height]: readonly [number, number], images: SceneImages['images']) {
  const brief = createBrief({ content_type: 'video', width, height, seed: 4 }, { tone })
  return composeScene(brief, COPY, { ...NO_IMAGES, images }, fakeMeasure)
}

/** Where a film shows its picture in a frame: the middle of its foot, and its height. */
function findImage({ layers, motion }: Scene, frame: number): number[] {
  const all = [...layers, ...(motion?.layers ?? [])]
  for (const track of (motion?.tracks ?? []).toReversed()) {
    const image = track.layers.map((index) => all[index]).find((layer) => layer?.kind === 'picture')
    const state = image && evaluateTrack(track, frame)
    if (image?.kind !== 'picture' || !state) continue
    const { x, y, width, height } = image.box
    const [originX, originY] = track.origin
    const [left, foot] = [x + width / 2 - originX, y + height - originY]
    return [originX + left * state.scale + state.x, originY + foot * state.scale + state.y, height * state.scale]
  }
  throw new Error(`The film has a picture in frame ${frame}`)
}

const FORMS = [
  [1080, 1920],
  [1080, 1080],
  [1920, 1080],
] as const

test.each(['playful', 'bold'].flatMap((tone) => FORMS.map((form) => [tone, form] as const)))(
  'on a cut of a %s video, a product moves from its place in the first scene to that in the second one: %s',
  async (tone, form) => {
    const video = await createVideo(tone, form, [createImageFacts('cutout')])
    const [hook, subject] = video.motion?.scenes ?? []
    const cut = subject?.from ?? 0
    expect([hook?.kind, subject?.kind]).toEqual(['hook', 'subject'])
    const [before, after, rest] = [cut - 1, cut, cut + 20].map((frame) => findImage(video, frame))
    for (const [index, value] of (before ?? []).entries()) expect(after?.[index]).toBeCloseTo(value, 0)
    expect(Math.hypot(...(before ?? []).map((value, index) => value - (rest?.[index] ?? 0)))).toBeGreaterThan(100)
  },
)

test.each([
  ['luxury', 'cutout'],
  ['bold', 'photo'],
] as const)('no picture of a %s film with a %s moves from scene to scene', async (tone, kind) => {
  const { layers, motion } = await createVideo(tone, [1080, 1920], [createImageFacts(kind)])
  const all = [...layers, ...(motion?.layers ?? [])]
  const tracks = motion?.tracks.filter((track) => track.layers.some((index) => all[index]?.kind === 'picture')) ?? []
  expect(tracks.length).toBeGreaterThan(1)
  for (const { moves } of tracks) expect(moves.map(({ what }) => what)).not.toContain('x')
})

import { expect, test } from 'vitest'
import type { Motion, TextLayer } from '../model/scene.ts'
import { createWipe } from '../motion/wipe.ts'
import { createTimeline } from '../motion/timeline.ts'
import { listResting } from './video-frames.ts'

const SIZE = { width: 1280, height: 720 }

test('words that a wipe has revealed rest only when its bands have passed them', () => {
  const timeline = createTimeline(60, 30)
  const { coming, bands } = createWipe({ ...SIZE }, timeline, ['#000000', '#FFFFFF'], [0, 0.5], true)
  const name = { kind: 'text', text: 'Zest', box: { x: 55, y: 55, width: 56, height: 29 } } as TextLayer
  const motion: Motion = {
    style: 'bold',
    fps: 30,
    frames: 60,
    layers: [name],
    tracks: [
      {
        layers: [0],
        line: null,
        origin: [0, 0],
        clip: { x: 0, y: 0, ...SIZE },
        side: 'right',
        shown: [0, 60],
        moves: [coming],
      },
    ],
    scenes: [{ kind: 'event', from: 0, until: 60, texts: ['Zest'], layers: [0, 1] }],
  }
  const restingFrom = Array.from({ length: 60 }, (_, at) => at).find(
    (at) => listResting({ layers: [] }, motion, at).length > 0,
  )
  expect(restingFrom).toBe(Math.max(...bands.flatMap(({ moves }) => moves.map(({ end }) => end))))
})

import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { NO_IMAGES } from '../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { readRequestedMotion, type RequestedMotion } from './requested-motion.ts'

const read = (instructions: string) => readRequestedMotion({ instructions, prompt: '' })

const CALM: RequestedMotion = { style: 'calm' }
const LIVELY: RequestedMotion = { style: 'lively' }
const BOLD: RequestedMotion = { style: 'bold' }

const INSTRUCTIONS: readonly (readonly [string, RequestedMotion])[] = [
  ['Calm and slow.', CALM],
  ['Fast cuts, please', BOLD],
  ['Show a bicycle in the rain. Make it playful.', LIVELY],
  ['The movement should be rather slow', CALM],
  ['Not too fast', CALM],
  ['Say "Fast and loud". Keep it calm', CALM],
  ['A 10-second video', { seconds: 10 }],
  ['Energetic, 8 seconds long', { ...BOLD, seconds: 8 }],
  ['Video length: 12s', { seconds: 12 }],
  ['Bitte ruhig und langsam', CALM],
  ['Schnelle Schnitte', BOLD],
  ['Das Video soll 15 Sekunden lang sein', { seconds: 15 }],
  ['Un rythme doux et lent', CALM],
  ['Vidéo dynamique de 10 secondes', { ...BOLD, seconds: 10 }],
  ['Con un ritmo rápido', BOLD],
  ['Vídeo alegre, 7 segundos', { ...LIVELY, seconds: 7 }],
  ['Movimento calmo e suave', CALM],
  ['Ritmo veloce e dinamico', BOLD],
  ['Rustig tempo', CALM],
  ['Dynamiczny film', BOLD],
  ['Спокойно и медленно', CALM],
  ['Динамічне відео, 9 секунд', { ...BOLD, seconds: 9 }],
  ['Yavaş ve sakin', CALM],
  ['فيديو سريع', BOLD],
  ['סרטון רגוע', CALM],
  ['धीमा और शांत', CALM],
  ['Video nhanh', BOLD],
  ['ゆっくり落ち着いた動きで', CALM],
  ['10秒の動画', { seconds: 10 }],
  ['천천히 차분하게', CALM],
  ['วิดีโอสนุก', LIVELY],
  ['视频节奏快速一点', BOLD],
  ['影片要活潑', LIVELY],
]

test.each(INSTRUCTIONS)('the instruction %s sets pace and length of a video', (instructions, motion) => {
  expect(read(instructions)).toEqual(motion)
})

const OTHERS = [
  '',
  'Mention our fast delivery',
  'Show the quiet of the forest and a slow river',
  'Say "Slow down"',
  'Ready in 10 seconds with our new kettle',
  'A 90-second video',
  'Kein Text über schnelle Lieferung von Möbeln',
  '送料無料と書いてください',
]

test.each(OTHERS)('the instruction %s says nothing about the motion', (instructions) => {
  expect(read(instructions)).toEqual({})
})

test('a prompt sets the pace only where it speaks of the video', () => {
  expect(readRequestedMotion({ instructions: null, prompt: 'A slow, calm video of our new lamp' })).toEqual(CALM)
  expect(readRequestedMotion({ instructions: null, prompt: 'Fast and light' })).toEqual({})
})

test('a video moves as its instructions say, and an edited one as its editor says', async () => {
  const compose = (instructions: string | null, video = {}) =>
    composeScene(
      createBrief({ content_type: 'video', instructions }, { tone: 'luxury' }),
      createCopy('We roast every batch by hand'),
      NO_IMAGES,
      fakeMeasure,
      { video },
    )
  expect((await compose(null)).motion).toMatchObject({ style: 'calm', frames: 180 })
  expect((await compose('Fast and energetic, 10 seconds')).motion).toMatchObject({ style: 'bold', frames: 300 })
  expect((await compose('Fast', { style: 'lively', seconds: 5 })).motion).toMatchObject({
    style: 'lively',
    frames: 150,
  })
})

import { expect, test } from 'vitest'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import {
  addLine,
  addScene,
  changeLine,
  duplicateScene,
  findFreeSceneId,
  followText,
  moveScene,
  removeLine,
  removeScene,
  retimeScene,
} from './edit-video.ts'
import { VIDEO } from '../testing/storyboard.ts'

const ids = ({ scenes }: VideoDesign) => scenes.map(({ id }) => id).join(' ')

test('scenes are moved, added, copied and removed', () => {
  expect(ids(moveScene(VIDEO, 's1', 9))).toBe('s2 s3 s1')
  expect(moveScene(VIDEO, 's1', -1)).toBe(VIDEO)
  expect(ids(addScene(VIDEO, 's1', { id: 's4', text: 'New' }))).toBe('s1 s4 s2 s3')
  expect(ids(duplicateScene(VIDEO, 's2'))).toBe('s1 s2 s4 s3')
  expect(ids(removeScene(VIDEO, 's2'))).toBe('s1 s3')
  expect(ids(removeScene(removeScene(VIDEO, 's2'), 's1'))).toBe('s1 s3')
})

test('a new scene comes before the end, and a film has eight scenes at most', () => {
  expect(ids(addScene(VIDEO, 's3', { id: 's4', text: 'New' }))).toBe('s1 s2 s4 s3')
  let video = VIDEO
  for (let count = 0; count < 9; count++) video = addScene(video, 's1', { id: findFreeSceneId(video), text: 'New' })
  expect(video.scenes).toHaveLength(8)
})

test('a timed scene leaves the lengths of the others as they are', () => {
  const timed = retimeScene(VIDEO, 's2', 40, [2, 3, 4])
  expect(timed.scenes.map(({ seconds }) => seconds)).toEqual([2, 15, 4])
})

test('words of a scene are changed, added and removed, and follow a changed text of the design', () => {
  expect(changeLine(VIDEO, 's2', 0, 'Plant based').scenes[1]?.lines[0]?.text).toBe('Plant based')
  expect(addLine(VIDEO, 's2').scenes[1]?.lines[1]).toEqual({ text: '', role: 'subline', size: 'minor' })
  expect(removeLine(VIDEO, 's2', 0).scenes[1]?.lines).toEqual([])
  expect(followText(VIDEO, 'Wake up', 'Sleep in').scenes[0]?.lines[0]?.text).toBe('Sleep in')
  expect(followText(VIDEO, 'Nothing', 'Sleep in')).toBe(VIDEO)
})

import { expect, test } from 'vitest'
import type { FilmDesign } from '#contract/designs/film-design.ts'
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
} from './edit-film.ts'

const scene = (id: string, kind: FilmDesign['scenes'][number]['kind'], text: string) => ({
  id,
  kind,
  lines: [{ text, role: 'headline' as const, size: 'hero' as const }],
  number: null,
  seconds: null,
  picture: null,
  transition: null,
})
const FILM: FilmDesign = {
  scenes: [scene('s1', 'hook', 'Wake up'), scene('s2', 'point', 'Vegan'), scene('s3', 'end', 'Shop now')],
  music: null,
  clip: 'kept',
  track: null,
  voice: null,
  captions: 'none',
}
const ids = ({ scenes }: FilmDesign) => scenes.map(({ id }) => id).join(' ')

test('scenes are moved, added, copied and removed', () => {
  expect(ids(moveScene(FILM, 's1', 9))).toBe('s2 s3 s1')
  expect(moveScene(FILM, 's1', -1)).toBe(FILM)
  expect(ids(addScene(FILM, 's1', { id: 's4', text: 'New' }))).toBe('s1 s4 s2 s3')
  expect(ids(duplicateScene(FILM, 's2'))).toBe('s1 s2 s4 s3')
  expect(ids(removeScene(FILM, 's2'))).toBe('s1 s3')
  expect(ids(removeScene(removeScene(FILM, 's2'), 's1'))).toBe('s1 s3')
})

test('a new scene comes before the end, and a film has eight scenes at most', () => {
  expect(ids(addScene(FILM, 's3', { id: 's4', text: 'New' }))).toBe('s1 s2 s4 s3')
  let film = FILM
  for (let count = 0; count < 9; count++) film = addScene(film, 's1', { id: findFreeSceneId(film), text: 'New' })
  expect(film.scenes).toHaveLength(8)
})

test('a timed scene leaves the lengths of the others as they are', () => {
  const timed = retimeScene(FILM, 's2', 40, [2, 3, 4])
  expect(timed.scenes.map(({ seconds }) => seconds)).toEqual([2, 15, 4])
})

test('words of a scene are changed, added and removed, and follow a changed text of the design', () => {
  expect(changeLine(FILM, 's2', 0, 'Plant based').scenes[1]?.lines[0]?.text).toBe('Plant based')
  expect(addLine(FILM, 's2').scenes[1]?.lines[1]).toEqual({ text: '', role: 'subline', size: 'minor' })
  expect(removeLine(FILM, 's2', 0).scenes[1]?.lines).toEqual([])
  expect(followText(FILM, 'Wake up', 'Sleep in').scenes[0]?.lines[0]?.text).toBe('Sleep in')
  expect(followText(FILM, 'Nothing', 'Sleep in')).toBe(FILM)
})

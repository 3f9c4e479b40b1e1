import type { FilmDesign, StoryLine, StoryScene } from '#contract/designs/film-design.ts'
import {
  SCENE_LINES_MAX,
  SCENE_SECONDS_MAX,
  SCENE_SECONDS_MIN,
  SCENES_MAX,
  SCENES_MIN,
} from '#contract/designs/film-options.ts'

export const canAddScene = ({ scenes }: FilmDesign): boolean => scenes.length < SCENES_MAX
export const canRemoveScene = ({ scenes }: FilmDesign): boolean => scenes.length > SCENES_MIN
export const canAddLine = ({ lines }: StoryScene): boolean => lines.length < SCENE_LINES_MAX

/** The first free id of a scene. */
export function findFreeSceneId({ scenes }: FilmDesign): string {
  const numbers = scenes.map(({ id }) => Number(id.slice(1)) || 0)
  return `s${Math.max(0, ...numbers) + 1}`
}

/** Changes one scene. Returns the same film if it has no such scene. */
export function changeScene(film: FilmDesign, id: string, change: (scene: StoryScene) => StoryScene): FilmDesign {
  if (!film.scenes.some((scene) => scene.id === id)) return film
  return { ...film, scenes: film.scenes.map((scene) => (scene.id === id ? change(scene) : scene)) }
}

/** Adds a scene with one text after another scene, but not behind the end. */
export function addScene(film: FilmDesign, after: string, { id, text }: { id: string; text: string }): FilmDesign {
  if (!canAddScene(film)) return film
  const scene: StoryScene = {
    id,
    kind: 'point',
    lines: [{ text, role: 'headline', size: 'hero' }],
    number: null,
    seconds: null,
    picture: null,
    transition: null,
  }
  return insertAfter(film, after, scene)
}

/** Adds a copy of a scene after it. */
export function duplicateScene(film: FilmDesign, id: string): FilmDesign {
  const scene = film.scenes.find((one) => one.id === id)
  return scene && canAddScene(film) ? insertAfter(film, id, { ...scene, id: findFreeSceneId(film) }) : film
}

function insertAfter(film: FilmDesign, after: string, scene: StoryScene): FilmDesign {
  const { scenes } = film
  const at = scenes.findIndex(({ id }) => id === after)
  const isEnd = at === scenes.length - 1 && scenes[at]?.kind === 'end' && scene.kind !== 'end'
  const place = isEnd ? at : at + 1
  return { ...film, scenes: [...scenes.slice(0, place), scene, ...scenes.slice(place)] }
}

/** Removes a scene. Returns the same film if no more can be removed. */
export const removeScene = (film: FilmDesign, id: string): FilmDesign =>
  canRemoveScene(film) && film.scenes.some((scene) => scene.id === id)
    ? { ...film, scenes: film.scenes.filter((scene) => scene.id !== id) }
    : film

/** Moves a scene to a position, from 0. A position outside is limited to the nearest end. */
export function moveScene(film: FilmDesign, id: string, to: number): FilmDesign {
  const { scenes } = film
  const from = scenes.findIndex((scene) => scene.id === id)
  const target = Math.max(0, Math.min(scenes.length - 1, to))
  const scene = scenes[from]
  if (!scene || from === target) return film
  const others = scenes.filter((one) => one.id !== id)
  return { ...film, scenes: [...others.slice(0, target), scene, ...others.slice(target)] }
}

/** Sets the length of a scene in seconds. The others keep the `lengths` that they have now. */
export function retimeScene(film: FilmDesign, id: string, seconds: number, lengths: readonly number[]): FilmDesign {
  const limit = (value: number) => Math.max(SCENE_SECONDS_MIN, Math.min(SCENE_SECONDS_MAX, value))
  const scenes = film.scenes.map((scene, index) => {
    const length = scene.id === id ? seconds : (scene.seconds ?? lengths[index])
    return length === undefined ? scene : { ...scene, seconds: limit(length) }
  })
  return { ...film, scenes }
}

/** Changes the text of a line. */
export const changeLine = (film: FilmDesign, id: string, at: number, text: string): FilmDesign =>
  changeScene(film, id, (scene) => ({
    ...scene,
    lines: scene.lines.map((line, index) => (index === at ? { ...line, text } : line)),
  }))

/** Adds a blank line below the others: large in a scene without words, otherwise small. */
export const addLine = (film: FilmDesign, id: string): FilmDesign =>
  changeScene(film, id, (scene) => {
    const line: StoryLine =
      scene.lines.length === 0
        ? { text: '', role: 'headline', size: 'hero' }
        : { text: '', role: 'subline', size: 'minor' }
    return canAddLine(scene) ? { ...scene, lines: [...scene.lines, line] } : scene
  })

export const removeLine = (film: FilmDesign, id: string, at: number): FilmDesign =>
  changeScene(film, id, (scene) => ({ ...scene, lines: scene.lines.filter((_, index) => index !== at) }))

/** Gives the scenes that say a text of the design the words that took its place. */
export function followText(film: FilmDesign, before: string, after: string): FilmDesign {
  if (!film.scenes.some(({ lines }) => lines.some(({ text }) => text === before))) return film
  const scenes = film.scenes.map((scene) => ({
    ...scene,
    lines: scene.lines.map((line) => (line.text === before ? { ...line, text: after } : line)),
  }))
  return { ...film, scenes }
}

import type { DesignImage } from '#contract/designs/design.ts'
import type { VideoDesign, StoryClip, StoryLine, StoryScene } from '#contract/designs/video-design.ts'
import {
  CLIP_PART_SECONDS,
  SCENE_LINES_MAX,
  SCENE_SECONDS_MAX,
  SCENE_SECONDS_MIN,
  SCENES_MAX,
  SCENES_MIN,
} from '#contract/designs/video-options.ts'

export const canAddScene = ({ scenes }: VideoDesign): boolean => scenes.length < SCENES_MAX
export const canRemoveScene = ({ scenes }: VideoDesign): boolean => scenes.length > SCENES_MIN
export const canAddLine = ({ lines }: StoryScene): boolean => lines.length < SCENE_LINES_MAX

/** The first free id of a scene. */
export function findFreeSceneId({ scenes }: VideoDesign): string {
  const numbers = scenes.map(({ id }) => Number(id.slice(1)) || 0)
  return `s${Math.max(0, ...numbers) + 1}`
}

/** Changes one scene. Returns the same film if it has no such scene. */
export function changeScene(video: VideoDesign, id: string, change: (scene: StoryScene) => StoryScene): VideoDesign {
  if (!video.scenes.some((scene) => scene.id === id)) return video
  return { ...video, scenes: video.scenes.map((scene) => (scene.id === id ? change(scene) : scene)) }
}

/** Adds a scene with one text after another scene, but not behind the end. */
export function addScene(video: VideoDesign, after: string, { id, text }: { id: string; text: string }): VideoDesign {
  if (!canAddScene(video)) return video
  const scene: StoryScene = {
    id,
    kind: 'point',
    lines: [{ text, role: 'headline', size: 'hero' }],
    number: null,
    seconds: null,
    picture: null,
    transition: null,
  }
  return insertAfter(video, after, scene)
}

/** Adds a copy of a scene after it. */
export function duplicateScene(video: VideoDesign, id: string): VideoDesign {
  const scene = video.scenes.find((one) => one.id === id)
  return scene && canAddScene(video) ? insertAfter(video, id, { ...scene, id: findFreeSceneId(video) }) : video
}

function insertAfter(video: VideoDesign, after: string, scene: StoryScene): VideoDesign {
  const { scenes } = video
  const at = scenes.findIndex(({ id }) => id === after)
  const isEnd = at === scenes.length - 1 && scenes[at]?.kind === 'end' && scene.kind !== 'end'
  const place = isEnd ? at : at + 1
  return { ...video, scenes: [...scenes.slice(0, place), scene, ...scenes.slice(place)] }
}

/** Removes a scene. Returns the same film if no more can be removed. */
export const removeScene = (video: VideoDesign, id: string): VideoDesign =>
  canRemoveScene(video) && video.scenes.some((scene) => scene.id === id)
    ? { ...video, scenes: video.scenes.filter((scene) => scene.id !== id) }
    : video

/** Moves a scene to a position, from 0. A position outside is limited to the nearest end. */
export function moveScene(video: VideoDesign, id: string, to: number): VideoDesign {
  const { scenes } = video
  const from = scenes.findIndex((scene) => scene.id === id)
  const target = Math.max(0, Math.min(scenes.length - 1, to))
  const scene = scenes[from]
  if (!scene || from === target) return video
  const others = scenes.filter((one) => one.id !== id)
  return { ...video, scenes: [...others.slice(0, target), scene, ...others.slice(target)] }
}

/** Sets the length of a scene in seconds. The others keep the `lengths` that they have now. */
export function retimeScene(video: VideoDesign, id: string, seconds: number, lengths: readonly number[]): VideoDesign {
  const limit = (value: number) => Math.max(SCENE_SECONDS_MIN, Math.min(SCENE_SECONDS_MAX, value))
  const scenes = video.scenes.map((scene, index) => {
    const length = scene.id === id ? seconds : (scene.seconds ?? lengths[index])
    return length === undefined ? scene : { ...scene, seconds: limit(length) }
  })
  return { ...video, scenes }
}

/** Changes the text of a line. */
export const changeLine = (video: VideoDesign, id: string, at: number, text: string): VideoDesign =>
  changeScene(video, id, (scene) => ({
    ...scene,
    lines: scene.lines.map((line, index) => (index === at ? { ...line, text } : line)),
  }))

/** Adds a blank line below the others: large in a scene without words, otherwise small. */
export const addLine = (video: VideoDesign, id: string): VideoDesign =>
  changeScene(video, id, (scene) => {
    const line: StoryLine =
      scene.lines.length === 0
        ? { text: '', role: 'headline', size: 'hero' }
        : { text: '', role: 'subline', size: 'minor' }
    return canAddLine(scene) ? { ...scene, lines: [...scene.lines, line] } : scene
  })

export const removeLine = (video: VideoDesign, id: string, at: number): VideoDesign =>
  changeScene(video, id, (scene) => ({ ...scene, lines: scene.lines.filter((_, index) => index !== at) }))

/** A picture that a scene can show, and the clip that it is a still of. */
export type SceneImage = Pick<DesignImage, 'id' | 'url' | 'clip'>

/** Shows a picture in a scene: none, that which the studio chooses (null), or one that plays its clip, from its beginning on. */
export const chooseImage = (video: VideoDesign, id: string, image: SceneImage | 'none' | null): VideoDesign =>
  changeScene(video, id, ({ clip: _, ...scene }) => {
    if (image === null || image === 'none') return { ...scene, picture: image }
    if (!image.clip) return { ...scene, picture: image.id }
    const { key, seconds, focus } = image.clip
    const end = Math.min(CLIP_PART_SECONDS, Math.floor(seconds * 10) / 10)
    return { ...scene, picture: image.id, seconds: null, clip: { key, start: 0, end, focus, is_muted: false } }
  })

/** Changes which part of its clip a scene plays, and how. */
export const changeClip = (video: VideoDesign, id: string, change: Partial<StoryClip>): VideoDesign =>
  changeScene(video, id, (scene) => (scene.clip ? { ...scene, clip: { ...scene.clip, ...change } } : scene))

/** Gives the scenes that say a text of the design the words that took its place. */
export function followText(video: VideoDesign, before: string, after: string): VideoDesign {
  if (!video.scenes.some(({ lines }) => lines.some(({ text }) => text === before))) return video
  const scenes = video.scenes.map((scene) => ({
    ...scene,
    lines: scene.lines.map((line) => (line.text === before ? { ...line, text: after } : line)),
  }))
  return { ...video, scenes }
}

import type { Motion } from '../model/scene.ts'
import type { Story } from '../model/story.ts'

/** Reads the storyboard of a film that has none of its own: what the studio wrote. Null for films of older releases. */
export function readStory({
  scenes = [],
  sound,
  captions,
}: Pick<Motion, 'scenes' | 'sound' | 'captions'>): Story | null {
  const read = scenes.flatMap(({ kind, shot }, index) =>
    shot ? [{ id: `s${index + 1}`, kind, lines: shot.lines, number: shot.number, ...shot.chosen }] : [],
  )
  if (read.length === 0) return null
  return {
    scenes: read,
    music: sound?.music ? null : 'none',
    clip: sound?.clip === false ? 'removed' : 'kept',
    captions: captions?.style ?? 'none',
  }
}

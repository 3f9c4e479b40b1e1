import type { Motion } from '../model/scene.ts'
import type { Story } from '../model/story.ts'

/** Reads the storyboard of a film that has none of its own: what the studio wrote. Null for films of older releases. */
export function readStory({
  scenes = [],
  sound,
  captions,
  spoken = [],
}: Pick<Motion, 'scenes' | 'sound' | 'captions' | 'spoken'>): Story | null {
  const read = scenes.flatMap(({ kind, shot }, index) =>
    shot ? [{ id: `s${index + 1}`, kind, lines: shot.lines, number: shot.number, ...shot.chosen }] : [],
  )
  if (read.length === 0) return null
  const voice = sound?.voice
  return {
    scenes: read,
    music: sound?.music || sound?.track ? null : 'none',
    clip: sound?.clip === false ? 'removed' : 'kept',
    captions: captions?.style ?? 'none',
    track: sound?.track ?? null,
    voice: voice ? { sound: voice.sound, text: spoken.map(({ text }) => text).join(' ') } : null,
  }
}

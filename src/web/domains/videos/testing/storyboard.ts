import type { StoryScene, VideoDesign } from '#contract/designs/video-design.ts'

/** A scene with one text, of which the studio chooses everything else. */
export const createScene = (id: string, kind: StoryScene['kind'], text: string): StoryScene => ({
  id,
  kind,
  lines: [{ text, role: 'headline', size: 'hero' }],
  number: null,
  seconds: null,
  picture: null,
  transition: null,
})

/** A film with these scenes, of which the studio chooses what is heard. */
export const createVideo = (scenes: VideoDesign['scenes']): VideoDesign => ({
  scenes,
  music: null,
  clip: 'kept',
  track: null,
  voice: null,
  captions: 'none',
})

export const VIDEO: VideoDesign = createVideo([
  createScene('s1', 'hook', 'Wake up'),
  createScene('s2', 'point', 'Vegan'),
  createScene('s3', 'end', 'Shop now'),
])

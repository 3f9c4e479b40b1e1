import type { Motion } from '../model/scene.ts'
import type { Story } from '../model/story.ts'

/** The keys of the clips that a film plays, each once. */
export const listClipKeys = (motion: Pick<Motion, 'layers'> | undefined): string[] => [
  ...new Set(
    (motion?.layers ?? []).flatMap((layer) => (layer.kind === 'picture' && layer.clip ? [layer.clip.key] : [])),
  ),
]

/** The keys of the clips that scenes of a storyboard play, each once. */
export const listStoryClips = (scenes: Story['scenes'] | undefined): string[] => [
  ...new Set((scenes ?? []).flatMap(({ clip }) => clip?.key ?? [])),
]

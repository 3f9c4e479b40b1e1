import type { ReactNode } from 'react'
import type { StoryScene } from '#contract/designs/video-design.ts'
import type { Commands } from './scene-commands.ts'
import { SceneFields } from './scene-fields.tsx'
import { SceneList } from './scene-list.tsx'
import type { StoryboardEditor } from './storyboard-editor.ts'
import { StoryboardTools, type StoryboardTool } from './storyboard-tools.tsx'
import type { Player } from './use-player.ts'

interface StoryboardStripProps {
  editor: StoryboardEditor
  player: Player
  commands: Commands
  /** The id of the scene that is edited. */
  chosen: string | null
  /** Tools besides those of every storyboard. */
  more: readonly StoryboardTool[]
  /** The fields of the picture of a scene. */
  renderImage: (scene: StoryScene) => ReactNode
  /** What is heard. */
  sound?: ReactNode
  /** What is open between the tools and the scenes. */
  children?: ReactNode
}

/** The tools of a storyboard, its scenes, and the fields of the scene that is edited. */
export function StoryboardStrip({ sound, children, chosen, more, renderImage, ...props }: StoryboardStripProps) {
  const { editor } = props
  const index = editor.film?.scenes.findIndex(({ id }) => id === chosen) ?? -1
  const scene = editor.film?.scenes[index]
  return (
    <>
      <StoryboardTools {...props} index={index} more={more}>
        {sound}
      </StoryboardTools>
      {children}
      <SceneList {...props} chosen={chosen} />
      {scene && (
        <SceneFields key={scene.id} editor={editor} scene={scene} index={index} pictures={renderImage(scene)} />
      )}
    </>
  )
}

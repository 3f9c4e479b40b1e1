import { RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { StoryScene } from '#contract/designs/video-design.ts'
import { SceneImageField } from '#web/domains/videos/storyboard/scene-image.tsx'
import { createCommands } from '#web/domains/videos/storyboard/scene-commands.ts'
import { StoryboardStrip } from '#web/domains/videos/storyboard/storyboard-strip.tsx'
import { usePlayer, type Player } from '#web/domains/videos/storyboard/use-player.ts'
import { videoApi } from '#web/lib/api/videos.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { fill } from '#web/words/fill.ts'
import { t as editorWords } from '#web/words/editor.ts'
import { t } from '#web/words/storyboard.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { SoundChoices } from './sound-choices.tsx'
import { SoundPanel } from './sound-panel.tsx'
import { useVideo, type VideoEditor } from './use-video.ts'

/** The scenes of a film below the canvas: choose, reorder, time, add and remove them, edit what they show, and play the film. */
export function Storyboard({ stage }: { stage: HTMLElement | null }) {
  const { id, document, facts, dispatch } = useEditorContext()
  const editor = useVideo()
  const player = usePlayer({
    document,
    size: facts.size,
    draw: (part, signal) => {
      const { carousel: _, ...design } = document
      return videoApi.films.preview({ params: { id }, body: { ...design, ...part, stills: [] }, signal })
    },
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSoundOpen, setSoundOpen] = useState(false)
  const { film, drawn } = editor
  const scene = film?.scenes.find((one) => one.id === chosen) ?? null
  const index = film && scene ? film.scenes.indexOf(scene) : -1
  const commands = createCommands(editor, { chosen, setChosen })
  const reset = {
    label: t.resetStoryboard,
    icon: RotateCcw,
    isOff: !document.film,
    run: () => dispatch({ type: 'edit-all', change: ({ film: _, ...rest }) => rest, label: t.resetStoryboard }),
  }
  return (
    <>
      {stage &&
        (player.isPlaying || scene) &&
        createPortal(
          <SceneView
            player={player}
            image={drawn?.images[index] ?? null}
            number={index + 1}
            onClose={() => {
              player.stop()
              setChosen(null)
            }}
          />,
          stage,
        )}
      <section
        aria-label={t.storyboard}
        className="max-h-[55dvh] max-lg:max-h-66 shrink-0 overflow-y-auto border-t border-border bg-surface"
      >
        {(editor.problem ?? player.problem) && (
          <div className="p-3">
            <Banner onRetry={editor.retry}>{editor.problem ?? player.problem}</Banner>
          </div>
        )}
        <StoryboardStrip
          {...{ editor, player, commands, chosen }}
          more={[reset]}
          renderImage={(one) => <SceneImage editor={editor} scene={one} />}
          sound={
            film && (
              <SoundChoices
                editor={editor}
                film={film}
                isOpen={isSoundOpen}
                onToggle={() => setSoundOpen(!isSoundOpen)}
              />
            )
          }
        >
          {isSoundOpen && film && <SoundPanel editor={editor} film={film} />}
        </StoryboardStrip>
      </section>
    </>
  )
}

interface SceneViewProps {
  player: Player
  /** The scene at rest, which is shown while nothing plays. */
  image: string | null
  number: number
  onClose: () => void
}

/** A scene, or the playing film, in front of the canvas, which shows the cover. */
function SceneView({ player, image, number, onClose }: SceneViewProps) {
  const { size } = useEditorContext().facts
  const source = player.frame?.url ?? image
  return (
    <div className="absolute inset-0 z-40 flex items-center justify-center bg-media p-4">
      {source ? (
        <img
          src={source}
          alt={fill(t.frameOf, { number: Math.max(1, number) })}
          className="max-h-full max-w-full object-contain shadow-soft"
          style={{ aspectRatio: `${size.width} / ${size.height}`, height: '100%' }}
        />
      ) : (
        <span className="skeleton h-full" style={{ aspectRatio: `${size.width} / ${size.height}` }} />
      )}
      <div className="absolute end-2 top-2 rounded-sm bg-surface">
        <IconButton label={editorWords.close} icon={X} onClick={onClose} />
      </div>
    </div>
  )
}

/** The picture or the clip of a scene: one of the design, of the brand, or an uploaded one. */
function SceneImage({ editor, scene }: { editor: VideoEditor; scene: StoryScene }) {
  const { pictures } = useEditorContext()
  const upload = async (file: File) => {
    if (file.type.startsWith('video/')) return pictures.storeClip(file)
    const id = await pictures.store(file)
    return id === null ? null : { id, url: null }
  }
  return <SceneImageField editor={editor} scene={scene} images={pictures.list} upload={upload} />
}

import { clsx } from 'clsx'
import {
  ChevronLeft,
  ChevronRight,
  CopyPlus,
  Pause,
  Play,
  Plus,
  RotateCcw,
  Trash2,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { fill } from '#web/words/fill.ts'
import { t as editorWords } from '#web/words/editor.ts'
import { t } from '#web/words/storyboard.ts'
import { canAddScene, canRemoveScene } from '../model/edit-film.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { type Commands, createCommands } from './scene-commands.ts'
import { SceneFields } from './scene-fields.tsx'
import { formatSeconds, SceneList } from './scene-list.tsx'
import { SoundChoices } from './sound-choices.tsx'
import { SoundPanel } from './sound-panel.tsx'
import { type FilmEditor, useFilm } from './use-film.ts'
import { usePlayer, type Player } from './use-player.ts'

/** The scenes of a film below the canvas: choose, reorder, time, add and remove them, edit what they show, and play the film. */
export function Storyboard({ stage }: { stage: HTMLElement | null }) {
  const { id, document, facts } = useEditorContext()
  const editor = useFilm()
  const player = usePlayer(id, document, facts.size)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSoundOpen, setSoundOpen] = useState(false)
  const { film, drawn } = editor
  const scene = film?.scenes.find((one) => one.id === chosen) ?? null
  const index = film && scene ? film.scenes.indexOf(scene) : -1
  const commands = createCommands(editor, { chosen, setChosen })
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
        <Tools
          editor={editor}
          player={player}
          commands={commands}
          index={index}
          isSoundOpen={isSoundOpen}
          onSound={() => setSoundOpen(!isSoundOpen)}
        />
        {isSoundOpen && film && <SoundPanel editor={editor} film={film} />}
        <SceneList editor={editor} player={player} commands={commands} chosen={chosen} />
        {scene && <SceneFields key={scene.id} editor={editor} scene={scene} index={index} />}
      </section>
    </>
  )
}

interface ToolsProps {
  editor: FilmEditor
  player: Player
  commands: Commands
  index: number
  isSoundOpen: boolean
  onSound: () => void
}

function Tools({ editor, player, commands, index, isSoundOpen, onSound }: ToolsProps) {
  const { document, dispatch } = useEditorContext()
  const { film, drawn } = editor
  const scene = commands.scenes[index]
  const id = scene?.id ?? ''
  const isOff = !scene
  const tools = [
    { label: t.moveEarlier, icon: ChevronLeft, isOff: isOff || index === 0, run: () => commands.move(id, index - 1) },
    {
      label: t.moveLater,
      icon: ChevronRight,
      isOff: isOff || index === commands.scenes.length - 1,
      run: () => commands.move(id, index + 1),
    },
    { label: t.addScene, icon: Plus, isOff: !film || !canAddScene(film), run: commands.add },
    {
      label: t.duplicateScene,
      icon: CopyPlus,
      isOff: isOff || !film || !canAddScene(film),
      run: () => commands.duplicate(id),
    },
    {
      label: t.removeScene,
      icon: Trash2,
      isOff: isOff || !film || !canRemoveScene(film),
      run: () => commands.remove(id),
    },
    {
      label: t.resetStoryboard,
      icon: RotateCcw,
      isOff: !document.film,
      run: () => dispatch({ type: 'edit-all', change: ({ film: _, ...rest }) => rest, label: t.resetStoryboard }),
    },
  ]
  const start = scene ? (drawn?.scenes[index]?.from ?? 0) : 0
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 pt-1 sm:px-3">
      <div className="flex items-center">
        <IconButton
          label={player.isPlaying ? t.pause : t.play}
          icon={player.isPlaying ? Pause : Play}
          aria-disabled={!drawn}
          onClick={() => (player.isPlaying ? player.stop() : player.play(start))}
        />
        <IconButton
          label={t.withSound}
          icon={player.isHeard ? Volume2 : VolumeX}
          aria-pressed={player.isHeard}
          onClick={() => player.hear(!player.isHeard)}
        />
        {drawn && (
          <span className="me-2 text-sm text-muted tabular-nums">
            {fill(t.total, { seconds: formatSeconds(drawn.seconds) })}
          </span>
        )}
        {tools.map(({ label, icon, isOff: off, run }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            aria-disabled={off}
            className={clsx(
              'aria-disabled:opacity-45',
              (icon === ChevronLeft || icon === ChevronRight) && 'rtl:[&_svg]:-scale-x-100',
            )}
            onClick={() => !off && run()}
          />
        ))}
      </div>
      {film && <SoundChoices editor={editor} film={film} isOpen={isSoundOpen} onToggle={onSound} />}
    </div>
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

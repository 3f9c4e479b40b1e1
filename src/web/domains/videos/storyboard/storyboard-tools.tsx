import { clsx } from 'clsx'
import {
  ChevronLeft,
  ChevronRight,
  CopyPlus,
  type LucideIcon,
  Pause,
  Play,
  Plus,
  Trash2,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/storyboard.ts'
import { canAddScene, canRemoveScene } from './edit-video.ts'
import type { Commands } from './scene-commands.ts'
import { formatSeconds } from './scene-list.tsx'
import type { StoryboardEditor } from './storyboard-editor.ts'
import type { Player } from './use-player.ts'

export interface StoryboardTool {
  label: string
  icon: LucideIcon
  isOff: boolean
  run: () => void
}

interface ToolsProps {
  editor: StoryboardEditor
  player: Player
  commands: Commands
  /** The place of the chosen scene; -1 without one. */
  index: number
  /** Further tools, behind those of the scenes. */
  more: readonly StoryboardTool[]
  children?: ReactNode
}

/** Plays the film from the chosen scene on, and moves, adds, duplicates and removes scenes. */
export function StoryboardTools({ editor: { film, drawn }, player, commands, index, more, children }: ToolsProps) {
  const scene = commands.scenes[index]
  const id = scene?.id ?? ''
  const isOff = !scene
  const isLast = index === commands.scenes.length - 1
  const tools: StoryboardTool[] = [
    { label: t.moveEarlier, icon: ChevronLeft, isOff: isOff || index === 0, run: () => commands.move(id, index - 1) },
    { label: t.moveLater, icon: ChevronRight, isOff: isOff || isLast, run: () => commands.move(id, index + 1) },
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
    ...more,
  ]
  const start = scene ? (drawn?.scenes[index]?.from ?? 0) : 0
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 pt-1 sm:px-3">
      <div className="flex flex-wrap items-center">
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
      {children}
    </div>
  )
}

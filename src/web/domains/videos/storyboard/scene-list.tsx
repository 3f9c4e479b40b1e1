import { clsx } from 'clsx'
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { StoryScene } from '#contract/designs/video-design.ts'
import { useDragOrder } from '#web/ui/forms/use-drag-order.ts'
import { currentDirection, currentLocale } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/storyboard.ts'
import { type Commands, focusScene } from './scene-commands.ts'
import type { StoryboardEditor } from './storyboard-editor.ts'
import type { Player } from './use-player.ts'

export const formatSeconds = (seconds: number) => (Math.round(seconds * 10) / 10).toLocaleString(currentLocale())

interface SceneListProps {
  editor: StoryboardEditor
  player: Player
  commands: Commands
  chosen: string | null
}

/** The scenes in their order, each with its length. They are reordered by dragging, or by Alt and an arrow key. */
export function SceneList({ editor: { drawn, size }, player, commands, chosen }: SceneListProps) {
  const { scenes } = commands
  const drag = useDragOrder(commands.move)
  const second = player.frame?.second ?? null
  const isNow = (index: number) => {
    const times = drawn?.scenes[index]
    return second !== null && times !== undefined && second >= times.from && second < times.until
  }
  return (
    <ol className="flex gap-2 overflow-x-auto overscroll-x-contain px-3 pt-2 pb-3" onDragEnd={drag.end}>
      {scenes.map((scene, index) => (
        <li
          key={scene.id}
          className={clsx('shrink-0 rounded-sm', drag.isTarget(scene.id, index) && 'outline-2 outline-accent-ink')}
          {...drag.at(index)}
        >
          <SceneButton
            scene={scene}
            index={index}
            size={size}
            image={drawn?.images[drawn.film.scenes.findIndex(({ id }) => id === scene.id)]}
            seconds={lengthOf(drawn, scene.id)}
            isShown={scene.id === chosen}
            isPlaying={isNow(index)}
            commands={commands}
            onDrag={() => drag.start(scene.id)}
          />
        </li>
      ))}
      {scenes.length === 0 &&
        Array.from({ length: 5 }, (_, index) => <li key={index} className="skeleton h-20 w-14 shrink-0 rounded-sm" />)}
    </ol>
  )
}

/** The length of a scene as it was drawn last. */
function lengthOf(drawn: StoryboardEditor['drawn'], id: string): number | null {
  const times = drawn?.scenes[drawn.film.scenes.findIndex((scene) => scene.id === id)]
  return times ? times.until - times.from : null
}

interface SceneButtonProps {
  scene: StoryScene
  index: number
  size: StoryboardEditor['size']
  image: string | undefined
  seconds: number | null
  isShown: boolean
  isPlaying: boolean
  commands: Commands
  onDrag: () => void
}

/** Shows its scene. The arrow keys go to the neighbors, with Alt they move the scene, and Delete removes it. */
function SceneButton({ scene, index, size, image, seconds, isShown, isPlaying, commands, onDrag }: SceneButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isShown || isPlaying) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown, isPlaying])
  const onKeyDown = (event: KeyboardEvent) => {
    const later = currentDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const step = event.key === later ? 1 : -1
    if (isArrow && event.altKey) commands.move(scene.id, index + step)
    else if (isArrow) focusNeighbor(commands, index + step)
    else if (event.key === 'Delete' || event.key === 'Backspace') commands.remove(scene.id)
    else return
    event.preventDefault()
  }
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', scene.id)
    onDrag()
  }
  const words = scene.lines.map(({ text }) => text).join(' · ')
  const length = seconds === null ? '' : formatSeconds(seconds)
  const label = fill(t.scene, { number: index + 1, count: commands.scenes.length, seconds: length || '…', words })
  return (
    <button
      ref={button}
      type="button"
      draggable
      data-scene={scene.id}
      aria-pressed={isShown}
      aria-current={isPlaying || undefined}
      aria-label={label}
      onDragStart={onDragStart}
      onClick={() => commands.toggle(scene.id)}
      onKeyDown={onKeyDown}
      className={clsx(
        'relative block h-20 cursor-grab overflow-hidden rounded-sm outline-offset-2 max-lg:h-16',
        isShown || isPlaying
          ? 'outline-2 outline-accent-ink'
          : 'shadow-[0_0_0_1px_var(--border)] hover:shadow-[0_0_0_1px_var(--outline)]',
      )}
      style={{ aspectRatio: `${size.width} / ${size.height}`, minWidth: '3rem' }}
    >
      {image ? (
        <img src={image} alt="" draggable={false} className="size-full object-cover" />
      ) : (
        <span className="skeleton block size-full" />
      )}
      <span
        aria-hidden
        className="absolute start-1 bottom-1 rounded-[4px] bg-surface px-1 text-xs font-medium text-text tabular-nums"
      >
        {length ? fill(t.total, { seconds: length }) : index + 1}
      </span>
    </button>
  )
}

function focusNeighbor({ scenes, show }: Commands, index: number): void {
  const next = scenes[index]
  if (!next) return
  show(next.id)
  focusScene(next.id)
}

import type { VideoDesign, StoryScene } from '#contract/designs/video-design.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/storyboard.ts'
import { addScene, canRemoveScene, duplicateScene, findFreeSceneId, moveScene, removeScene } from './edit-video.ts'
import type { StoryboardEditor } from './storyboard-editor.ts'

export type Commands = ReturnType<typeof createCommands>

/** The commands of the strip. Each is one step of the history, and screen readers hear what happened. */
export function createCommands(
  { film, change }: Pick<StoryboardEditor, 'film' | 'change'>,
  { chosen, setChosen }: { chosen: string | null; setChosen: (id: string | null) => void },
) {
  const scenes: readonly StoryScene[] = film?.scenes ?? []
  const show = (id: string) => setChosen(id)
  const showAdded = (edit: (video: VideoDesign) => VideoDesign, label: string) => {
    if (!film) return
    const added = findFreeSceneId(film)
    change(edit, label)
    show(added)
    focusScene(added)
  }
  return {
    scenes,
    show,
    toggle: (id: string) => setChosen(id === chosen ? null : id),
    add: () => {
      if (!film) return
      const text = t.newScene
      const id = findFreeSceneId(film)
      const after = chosen ?? film.scenes.at(-1)?.id ?? ''
      showAdded((now) => addScene(now, after, { id, text }), t.sceneAdded)
    },
    duplicate: (id: string) => showAdded((now) => duplicateScene(now, id), t.sceneDuplicated),
    remove: (id: string) => {
      const at = scenes.findIndex((scene) => scene.id === id)
      const next = scenes[at + 1] ?? scenes[at - 1]
      change((now) => removeScene(now, id), t.sceneRemoved)
      if (!film || !canRemoveScene(film) || !next) return
      if (chosen === id) show(next.id)
      focusScene(next.id)
    },
    move: (id: string, to: number) => {
      const number = Math.max(1, Math.min(scenes.length, to + 1))
      change((now) => moveScene(now, id, to), fill(t.movedTo, { number, count: scenes.length }))
    },
  }
}

/** Focuses the button of a scene once it is drawn. A storyboard may be in the page twice, for two widths; one of them is visible. */
export function focusScene(id: string): void {
  requestAnimationFrame(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>(`[data-scene="${id}"]`)]
    buttons.find((button) => button.checkVisibility())?.focus()
  })
}

import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { StoryScene } from '#contract/designs/video-design.ts'
import { changeScene } from '#web/domains/videos/storyboard/edit-video.ts'
import { createCommands } from '#web/domains/videos/storyboard/scene-commands.ts'
import { SceneFields } from '#web/domains/videos/storyboard/scene-fields.tsx'
import { formatSeconds, SceneList } from '#web/domains/videos/storyboard/scene-list.tsx'
import type { StoryboardEditor } from '#web/domains/videos/storyboard/storyboard-editor.ts'
import { StoryboardTools, type StoryboardTool } from '#web/domains/videos/storyboard/storyboard-tools.tsx'
import { usePlayer } from '#web/domains/videos/storyboard/use-player.ts'
import { requestPreviewApi } from '#web/lib/api/request-previews.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t as e } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { t as p } from '#web/words/request-preview.ts'
import { t } from '#web/words/storyboard.ts'
import type { LivePreview } from './use-request-preview.ts'
import { toRequestScene } from './use-request-scenes.ts'

/** The storyboard of a request: what is edited, what plays, and the scene that is shown in place of the cover. */
export function useRequestStoryboard({ preview, request, seed, scenes }: LivePreview) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = preview?.film ?? null
  const drawn = useMemo(
    () => shown && { ...shown, images: shown.scenes.map(({ still }) => (still ? dataUrl(still) : '')) },
    [shown],
  )
  const size = preview?.size ?? { width: 1, height: 1 }
  const { film, change, nextTypingGroup } = scenes
  const editor: StoryboardEditor = { film, drawn, size, isMirrored: false, change, nextTypingGroup }
  const player = usePlayer({
    document: shown,
    size,
    draw: ({ ratio, ...part }, signal) => {
      if (!request || !shown) throw new Error('A film without a preview cannot play')
      const body = { ...request, scenes: shown.film.scenes.map(toRequestScene), ...(seed !== null && { seed }) }
      return requestPreviewApi.requestPreviews.playFilm({ body: { ...body, ratio, part }, signal })
    },
  })
  const index = film?.scenes.findIndex(({ id }) => id === chosen) ?? -1
  const source = player.frame?.url ?? (player.isPlaying || index >= 0 ? drawn?.images[Math.max(0, index)] : undefined)
  return {
    editor,
    player,
    chosen,
    index,
    commands: createCommands(editor, { chosen, setChosen }),
    /** What is shown in place of the cover. */
    stage: source ? { source, label: fill(t.frameOf, { number: Math.max(1, index + 1) }) } : null,
    close: () => {
      player.stop()
      setChosen(null)
    },
  }
}
export type RequestStoryboard = ReturnType<typeof useRequestStoryboard>

/** The scenes that the film of a request will have: they are played, reordered, timed, added, removed and edited before it is made. */
export function RequestStoryboardPanel({ live, board }: { live: LivePreview; board: RequestStoryboard }) {
  const id = useId()
  const { scenes } = live
  const { editor, player, commands, chosen, index } = board
  const scene = editor.film?.scenes[index]
  const history: StoryboardTool[] = [
    { label: e.undo, icon: Undo2, isOff: !scenes.canUndo, run: scenes.undo },
    { label: e.redo, icon: Redo2, isOff: !scenes.canRedo, run: scenes.redo },
    {
      label: t.resetStoryboard,
      icon: RotateCcw,
      isOff: scenes.edited === undefined,
      run: () => scenes.reset(t.resetStoryboard),
    },
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || !(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) scenes.redo()
    else scenes.undo()
  }
  const count = editor.film?.scenes.length ?? 0
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-border bg-surface" onKeyDown={onKeyDown}>
      <div className="px-3 pt-3">
        <h3 id={id} className="text-sm">
          {fill(p.scenes, { count, seconds: formatSeconds(editor.drawn?.seconds ?? 0) })}
        </h3>
        <p className="text-sm text-muted">{p.scenesHint}</p>
      </div>
      {scenes.isOutdated && (
        <div className="px-3 pt-3">
          <Banner
            tone="info"
            actions={
              <Button variant="secondary" size="small" onClick={() => scenes.reset(t.resetStoryboard)}>
                {p.writeScenesAgain}
              </Button>
            }
          >
            {p.scenesOutdated}
          </Banner>
        </div>
      )}
      {player.problem && (
        <div className="px-3 pt-3">
          <Banner>{player.problem}</Banner>
        </div>
      )}
      <StoryboardTools editor={editor} player={player} commands={commands} index={index} more={history} />
      <SceneList editor={editor} player={player} commands={commands} chosen={chosen} />
      {scene && (
        <SceneFields
          key={scene.id}
          editor={editor}
          scene={scene}
          index={index}
          pictures={<ImageOfScene editor={editor} scene={scene} />}
        />
      )}
    </section>
  )
}

/** Whether a scene has a picture. Which one it is can be chosen once the film is made. */
function ImageOfScene({ editor: { change }, scene }: { editor: StoryboardEditor; scene: StoryScene }) {
  return (
    <SelectField
      label={t.picture}
      value={scene.picture === 'none' ? 'none' : 'auto'}
      options={[
        { value: 'auto', label: t.automatic },
        { value: 'none', label: t.noPicture },
      ]}
      onChange={(value) =>
        change(
          (now) => changeScene(now, scene.id, (one) => ({ ...one, picture: value === 'none' ? value : null })),
          t.changedPicture,
        )
      }
    />
  )
}

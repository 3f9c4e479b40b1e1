import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { StoryScene } from '#contract/designs/video-design.ts'
import { createCommands } from '#web/domains/videos/storyboard/scene-commands.ts'
import { SceneImageField } from '#web/domains/videos/storyboard/scene-image.tsx'
import { formatSeconds } from '#web/domains/videos/storyboard/scene-list.tsx'
import type { StoryboardEditor } from '#web/domains/videos/storyboard/storyboard-editor.ts'
import { StoryboardStrip } from '#web/domains/videos/storyboard/storyboard-strip.tsx'
import type { StoryboardTool } from '#web/domains/videos/storyboard/storyboard-tools.tsx'
import { usePlayer } from '#web/domains/videos/storyboard/use-player.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { imagesKey, imagesQuery, toSceneImage, uploadToBrand } from '#web/lib/api/brand-images.ts'
import { requestPreviewApi } from '#web/lib/api/request-previews.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t as b } from '#web/words/brand-images.ts'
import { t as e } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { t as p } from '#web/words/request-preview.ts'
import { t } from '#web/words/storyboard.ts'
import type { LivePreview } from './use-request-preview.ts'

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
      const body = { ...request, scenes: shown.film.scenes, ...(seed !== null && { seed }) }
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
  const { editor, player, commands, chosen } = board
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
      <StoryboardStrip
        {...{ editor, player, commands, chosen }}
        more={history}
        renderImage={(one) => (
          <ImageOfScene brandId={Number(live.request?.brand_id ?? 0)} editor={editor} scene={one} />
        )}
      />
    </section>
  )
}

interface ImageOfSceneProps {
  brandId: number
  editor: StoryboardEditor
  scene: StoryScene
}

/** The picture or the clip of a scene: one of the library of the brand, where uploads go too. */
function ImageOfScene({ brandId, editor, scene }: ImageOfSceneProps) {
  const client = useQueryClient()
  const library = useInfiniteQuery(imagesQuery(brandId, '', 'all'))
  const images = library.data?.pages.flatMap((page) => page.pictures) ?? []
  const usable = images.filter(({ is_expired, consent }) => !is_expired && consent !== 'missing')
  const upload = async (file: File) => {
    try {
      const image = await uploadToBrand(brandId, file)
      await client.invalidateQueries({ queryKey: imagesKey(brandId) })
      return toSceneImage(image)
    } catch (error) {
      toast.error(getErrorMessage(error, b.uploadFailed))
      return null
    }
  }
  return <SceneImageField editor={editor} scene={scene} images={usable.map(toSceneImage)} upload={upload} />
}

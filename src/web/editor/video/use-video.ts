import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/client/client.ts'
import type { Design } from '#contract/designs/design-document.ts'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import { SUPERSEDED } from '#contract/error-codes.ts'
import type { Drawn } from '#web/domains/videos/storyboard/storyboard-editor.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { videoApi } from '#web/lib/api/videos.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { createLatestOnly, type LatestOnly } from '#web/lib/hooks/latest-only.ts'
import { t } from '#web/words/storyboard.ts'
import { useEditorContext } from '../state/editor-context.ts'

/** Pixels of the longer side of an image in the strip: more than twice what it shows. */
const LONGEST = 360
const REST_MS = 250
const RETRY_MS = 500

/** The storyboard of the edited document, as it was drawn last. `change` is one step of the history. */
export function useVideo() {
  const { id, document, facts, frame, dispatch, announce, nextTypingGroup } = useEditorContext()
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const queue = useRef<LatestOnly<Design> | null>(null)
  const ratio = Math.max(0.1, Math.min(0.5, LONGEST / Math.max(facts.size.width, facts.size.height)))
  const draw = useEffectEvent(async (design: Design, signal: AbortSignal): Promise<Drawn> => {
    const { carousel: _, ...body } = design
    const reply = await videoApi.films.preview({ params: { id }, body: { ...body, ratio }, signal })
    const images = reply.scenes.map(({ still }) => (still ? dataUrl(still) : ''))
    return { ...reply, images }
  })
  const accept = useEffectEvent((video: Drawn) => {
    setProblem(null)
    setDrawn(video)
  })
  const fail = useEffectEvent((error: unknown, design: Design) => {
    if (error instanceof ApiError && error.code === SUPERSEDED) setTimeout(() => queue.current?.ask(design), RETRY_MS)
    else setProblem(getErrorMessage(error, t.drawFailed))
  })
  useEffect(() => {
    queue.current = createLatestOnly<Design, Drawn>({
      run: (design, signal) => draw(design, signal),
      onReply: (video) => accept(video),
      onError: (error, design) => fail(error, design),
    })
    return () => queue.current?.stop()
  }, [])
  const isFirst = drawn === null
  useEffect(() => {
    const timer = setTimeout(() => queue.current?.ask(document), isFirst ? 0 : REST_MS)
    return () => clearTimeout(timer)
  }, [document, isFirst])
  const video = document.film ?? drawn?.film ?? null
  return {
    drawn,
    film: video,
    problem,
    size: facts.size,
    isMirrored: frame.isMirrored,
    nextTypingGroup,
    retry: () => queue.current?.ask(document),
    change: (edit: (video: VideoDesign) => VideoDesign, label: string, group: string | null = null) => {
      const base = video
      if (!base) return
      dispatch({
        type: 'edit-all',
        change: (now) => {
          const before = now.film ?? base
          const after = edit(before)
          return after === before ? now : { ...now, film: after }
        },
        label,
        group,
      })
      if (group === null) announce(label)
    },
  }
}
export type VideoEditor = ReturnType<typeof useVideo>

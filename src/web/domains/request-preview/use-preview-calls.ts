import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/client/client.ts'
import { SUPERSEDED } from '#contract/error-codes.ts'
import type { RequestScenes } from '#contract/designs/video-design.ts'
import type { PieceChoices } from '#contract/generation/piece-choices.ts'
import type { RequestPreview } from '#contract/generation/request-preview.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { requestPreviewApi } from '#web/lib/api/request-previews.ts'
import { createLatestOnly, type LatestOnly } from '#web/lib/hooks/latest-only.ts'
import { t } from '#web/words/request-preview.ts'
import type { AskedRequest } from './asked-request.ts'

/** A preview that another window replaced is asked for again. */
const RETRY_MS = 400

/** What is asked for. Equal requests have the same key. */
interface Ask {
  key: string
  request: AskedRequest
  choices: PieceChoices
  scenes: RequestScenes | undefined
  seed: number | null
}

interface PreviewEvents {
  onReply: (reply: RequestPreview) => void
  /** Called when the server no longer has a picture of the request. */
  onImagesLost: (() => void) | undefined
}

/**
 * Asks for a preview whenever the request or a choice has changed. One call is in flight at a time, and the newest request waits. The seed of
 * the first reply stays, so that the composition does; `seed` is that of an earlier one.
 */
export function usePreviewCalls(
  request: AskedRequest | null,
  { choices, scenes, seed: before }: Pick<Ask, 'choices' | 'scenes' | 'seed'>,
  { onReply, onImagesLost }: PreviewEvents,
) {
  const [drawn, setDrawn] = useState<{ key: string; preview: RequestPreview } | null>(null)
  const [seed, setSeed] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const queue = useRef<LatestOnly<Ask> | null>(null)
  const key = request && JSON.stringify([request, choices, scenes])
  const accept = useEffectEvent((preview: RequestPreview, asked: Ask) => {
    setProblem(null)
    setMissing(false)
    // With a seed of its own, an earlier request may be answered after another design was chosen.
    if (asked.seed === null) setSeed(preview.seed)
    setDrawn({ key: asked.key, preview })
    if (asked.key === key) onReply(preview)
  })
  const fail = useEffectEvent((error: unknown, asked: Ask) => {
    if (error instanceof ApiError && error.code === SUPERSEDED) setTimeout(() => queue.current?.ask(asked), RETRY_MS)
    else if (error instanceof ApiError && error.status === 404) setMissing(true)
    else if (onImagesLost && hasLostImages(error)) onImagesLost()
    else setProblem(getErrorMessage(error, t.notDrawn))
  })
  useEffect(() => {
    queue.current = createLatestOnly<Ask, RequestPreview>({ run: draw, onReply: accept, onError: fail })
    return () => {
      queue.current?.stop()
      queue.current = null
    }
  }, [])
  const ask = (asked: string | null, own: number | null) => {
    if (request !== null && asked !== null) queue.current?.ask({ key: asked, request, choices, scenes, seed: own })
  }
  const follow = useEffectEvent((asked: string | null) => ask(asked, seed))
  useEffect(() => follow(key), [key])
  return {
    preview: key === null ? null : (drawn?.preview ?? null),
    seed: key === null ? null : seed,
    problem: key === null ? null : problem,
    /** Whether this server draws no previews, or not for this brand. */
    isMissing,
    isBehind: key !== null && problem === null && drawn?.key !== key,
    renew: () => ask(key, null),
    /** Shows the design of another seed. */
    choose: (own: number) => {
      setSeed(own)
      ask(key, own)
    },
    retry: () => ask(key, seed),
  }
}

const hasLostImages = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'pictures')

async function draw({ request, choices, scenes, seed }: Ask, signal: AbortSignal): Promise<RequestPreview> {
  const body = { ...request, ...(seed !== null && { seed }), ...(scenes && { scenes }), piece_choices: choices }
  const reply = await requestPreviewApi.requestPreviews.draw({ body, signal })
  // A reply of another version of the server may lack what a preview is made of.
  if (!reply.image?.content_data || !reply.size || !reply.pieces) throw new Error('The reply is no preview')
  return reply
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/client/client.ts'
import type { Design } from '#contract/designs/design-document.ts'
import type { DesignPreview } from '#contract/designs/design-preview.ts'
import { SUPERSEDED } from '#contract/error-codes.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { t } from '#web/words/editor.ts'
import { showImage, type ShownImage } from './image-url.ts'
import { createLatestOnly, type LatestOnly } from '#web/lib/hooks/latest-only.ts'

const QUICK_RATIO = 0.5
/** After this pause the preview is drawn as sharp as the screen can show it, and checked: a check takes longer than the drawing. */
const REST_MS = 300
const RETRY_MS = 400

/** The last preview that arrived, and the design that it shows. */
export interface Preview extends Omit<DesignPreview, 'image'> {
  design: Design
  url: string
}

/** A preview that the editor of the version before has drawn: it is shown until there is one of this version. */
export type CarriedPreview = Preview & Pick<ShownImage, 'revoke'>

interface Ask {
  design: Design
  ratio: number
  /** Whether the design was left alone for a moment, which is when it is checked. */
  isAtRest: boolean
}

interface Drawn extends Ask {
  reply: DesignPreview
  image: ShownImage
}

/**
 * Keeps a preview of the newest design. One quick request is in flight at a time; the check of an earlier design does not delay it.
 * `sharpness` is how many pixels of the screen show one pixel of the design.
 */
export function usePreview(id: number, design: Design, sharpness: number, carried: CarriedPreview | null) {
  const [preview, setPreview] = useState<Preview | null>(carried)
  const [problem, setProblem] = useState<string | null>(null)
  const shown = useRef<ShownImage | null>(carried)
  const quick = useRef<LatestOnly<Ask> | null>(null)
  const rest = useRef<LatestOnly<Ask> | null>(null)
  const accept = useEffectEvent(({ reply, image, design: drawn, isAtRest }: Drawn) => {
    if (isAtRest && drawn !== preview?.design) {
      image.revoke()
      return
    }
    shown.current?.revoke()
    shown.current = image
    setProblem(null)
    const { image: _, ...facts } = reply
    setPreview({ ...facts, check: reply.check ?? preview?.check ?? null, design: drawn, url: image.url })
  })
  const fail = useEffectEvent((error: unknown, asked: Ask) => {
    if (isSuperseded(error)) setTimeout(() => (asked.isAtRest ? rest : quick).current?.ask(asked), RETRY_MS)
    else setProblem(getErrorMessage(error, t.previewNotDrawn))
  })
  useEffect(() => {
    const queues = [quick, rest]
    for (const queue of queues)
      queue.current = createLatestOnly<Ask, Drawn>({
        run: (asked, signal) => drawPreview(id, asked, signal),
        onReply: (drawn) => accept(drawn),
        onError: (error, asked) => fail(error, asked),
      })
    return () => {
      for (const queue of queues) {
        queue.current?.stop()
        queue.current = null
      }
    }
  }, [id])
  useEffect(
    () => () => {
      if (shown.current !== carried) shown.current?.revoke()
    },
    [carried],
  )
  useEffect(() => quick.current?.ask(askQuickly(design)), [design])
  const ratio = Math.max(QUICK_RATIO, Math.min(2, Math.ceil(sharpness * 4) / 4))
  const isCurrent = preview?.design === design
  useEffect(() => {
    if (!isCurrent) return undefined
    const timer = setTimeout(() => rest.current?.ask({ design, ratio, isAtRest: true }), REST_MS)
    return () => clearTimeout(timer)
  }, [isCurrent, design, ratio])
  const retry = useCallback(() => quick.current?.ask(askQuickly(design)), [design])
  /** Gives the shown preview to the editor of the next version, which revokes its image. */
  const handOver = useCallback((): CarriedPreview | null => {
    const image = shown.current
    shown.current = null
    return preview && image && { ...preview, revoke: () => image.revoke() }
  }, [preview])
  return { preview, problem, retry, handOver }
}

const askQuickly = (design: Design): Ask => ({ design, ratio: QUICK_RATIO, isAtRest: false })

async function drawPreview(id: number, { design, ratio, isAtRest }: Ask, signal: AbortSignal): Promise<Drawn> {
  const body = { ...design, ratio, check: isAtRest }
  const reply = await designApi.design.preview({ params: { id }, body, signal })
  return { design, ratio, isAtRest, reply, image: await showImage(reply.image) }
}

const isSuperseded = (error: unknown) => error instanceof ApiError && error.code === SUPERSEDED

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Design } from '#contract/design-document.ts'
import type { DesignPreview } from '#contract/design-preview.ts'
import { PREVIEW_SUPERSEDED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { showImage, type ShownImage } from './image-url.ts'
import { createLatestOnly, type LatestOnly } from './latest-only.ts'

const QUICK_RATIO = 0.5
/** After this pause the preview is drawn as sharp as the screen can show it. */
const REST_MS = 300
const RETRY_MS = 400

/** The last preview that arrived, and the design that it shows. */
export interface Preview extends Omit<DesignPreview, 'image'> {
  design: Design
  url: string
}

interface Ask {
  design: Design
  ratio: number
}

interface Drawn extends Ask {
  reply: DesignPreview
  image: ShownImage
}

/**
 * Keeps a preview of the newest design. One request is in flight at a time. `sharpness` is how many pixels of the screen show one pixel
 * of the design.
 */
export function usePreview(id: number, design: Design, sharpness: number) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const shown = useRef<ShownImage | null>(null)
  const queue = useRef<LatestOnly<Ask> | null>(null)

  const accept = useEffectEvent(({ reply, image, design: drawn, ratio }: Drawn) => {
    shown.current?.revoke()
    shown.current = image
    setProblem(null)
    setPreview((before) => {
      const { image: _, ...facts } = reply
      const isSharper = before?.design === drawn && ratio !== QUICK_RATIO
      return isSharper ? { ...before, url: image.url } : { ...facts, design: drawn, url: image.url }
    })
  })
  const fail = useEffectEvent((error: unknown, asked: Ask) => {
    if (isSuperseded(error)) setTimeout(() => queue.current?.ask(asked), RETRY_MS)
    else setProblem(getErrorMessage(error, 'The preview could not be drawn'))
  })
  useEffect(() => {
    const own = createLatestOnly<Ask, Drawn>({
      run: (asked, signal) => drawPreview(id, asked, signal),
      onReply: (drawn) => accept(drawn),
      onError: (error, asked) => fail(error, asked),
    })
    queue.current = own
    return () => {
      own.stop()
      queue.current = null
    }
  }, [id])
  useEffect(() => () => shown.current?.revoke(), [])
  useEffect(() => queue.current?.ask({ design, ratio: QUICK_RATIO }), [design])
  useSharpening(preview?.design === design, design, sharpness, queue)
  const retry = useCallback(() => queue.current?.ask({ design, ratio: QUICK_RATIO }), [design])
  return { preview, problem, retry }
}

/** Asks for a sharper image once the newest design has been on the screen for a moment. */
function useSharpening(
  isCurrent: boolean,
  design: Design,
  sharpness: number,
  queue: { current: LatestOnly<Ask> | null },
): void {
  const ratio = Math.min(2, Math.ceil(sharpness * 4) / 4)
  useEffect(() => {
    if (!isCurrent || ratio <= QUICK_RATIO) return undefined
    const timer = setTimeout(() => queue.current?.ask({ design, ratio }), REST_MS)
    return () => clearTimeout(timer)
  }, [isCurrent, design, ratio, queue])
}

async function drawPreview(id: number, { design, ratio }: Ask, signal: AbortSignal): Promise<Drawn> {
  const body = { ...design, ratio, check: ratio === QUICK_RATIO }
  const reply = await api.design.preview({ params: { id }, body, signal })
  return { design, ratio, reply, image: await showImage(reply.image) }
}

const isSuperseded = (error: unknown) => error instanceof ApiError && error.message === PREVIEW_SUPERSEDED

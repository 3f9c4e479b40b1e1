import { useEffect, useState } from 'react'
import type { Design } from '#contract/designs/design-document.ts'
import { designApi } from '#web/lib/api/designs.ts'
import type { Box } from '../model/geometry.ts'
import { toBox } from '../model/slots.ts'
import { showImage } from './image-url.ts'

/** The selected slot and the rest of its design as two images, so that the browser can move the slot without rendering. */
export interface Lifted {
  slot: string
  design: Design
  /** The slot alone on a transparent background, and the part of the design that this image covers. */
  slotUrl: string
  box: Box
  /** The design without the slot. */
  restUrl: string
}

const PAUSE_MS = 80

/** Requests both images once a slot is selected and its preview is on the screen. Null until they have arrived. */
export function useLifted(id: number, design: Design | null, slot: string | null, ratio: number): Lifted | null {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  useEffect(() => {
    if (!design || !slot) return undefined
    const stop = new AbortController()
    const lift = async () => {
      // Without these images only the outline moves, so a failure needs no message.
      const next = await liftSlot(id, design, slot, ratio, stop.signal).catch(() => null)
      if (next && !stop.signal.aborted) setLifted(next)
    }
    const timer = setTimeout(() => void lift(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [id, design, slot, ratio])
  useEffect(
    () => () => {
      for (const url of [lifted?.slotUrl, lifted?.restUrl]) if (url) URL.revokeObjectURL(url)
    },
    [lifted],
  )
  return lifted && lifted.slot === slot ? lifted : null
}

async function liftSlot(id: number, design: Design, slot: string, ratio: number, signal: AbortSignal): Promise<Lifted> {
  const draw = (part: { only: string } | { without: string }) =>
    designApi.design.preview({ params: { id }, body: { ...design, ...part, ratio, check: false }, signal })
  const [alone, rest] = await Promise.all([draw({ only: slot }), draw({ without: slot })])
  const [own, others] = await Promise.all([showImage(alone.image), showImage(rest.image)])
  return { slot, design, slotUrl: own.url, box: toBox(alone.image.box), restUrl: others.url }
}

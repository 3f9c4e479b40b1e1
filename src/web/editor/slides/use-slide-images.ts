import { useEffect, useEffectEvent, useState } from 'react'
import type { Design } from '#contract/designs/design-document.ts'
import { carouselApi } from '#web/lib/api/carousels.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { toShownDesign } from '../model/edit-slides.ts'

const REST_MS = 350
const RETRY_MS = 1500
/** Pixels of a thumbnail's width: twice what the strip shows. */
const WIDTH = 176
/** Drawn slides that are kept, so that undo shows its slides at once. */
const KEPT = 120
/** Slides of one request: the first ones are shown while the others are drawn. */
const AT_ONCE = 3

/** Small images of the slides by their ids. A slide that changed keeps its last image until it is drawn again. */
export function useSlideImages(id: number, document: Design, width: number): ReadonlyMap<string, string> {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, string>>(new Map())
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map())
  const [tries, setTries] = useState(0)
  const draw = useEffectEvent(async (signal: AbortSignal) => {
    const { carousel, seed } = document
    const keys = listKeys(document)
    const missing = keys.flatMap(([, key], position) => (drawn.has(key) ? [] : [position]))
    const ratio = Math.max(0.1, Math.min(0.5, WIDTH / width))
    if (!carousel) return
    try {
      for (let at = 0; at < missing.length && !signal.aborted; at += AT_ONCE) {
        const body = { carousel, seed: seed ?? null, positions: missing.slice(at, at + AT_ONCE), ratio }
        const { slides } = await carouselApi.carousels.preview({ params: { id }, body, signal })
        const fresh = slides.map(({ position, image }) => [keys[position]?.[1] ?? '', dataUrl(image)] as const)
        setDrawn((before) => new Map([...before, ...fresh].slice(-KEPT)))
      }
    } catch {
      // The strip keeps its last images, and the canvas says what is wrong.
      if (!signal.aborted) setTimeout(() => setTries((count) => count + 1), RETRY_MS)
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => void draw(stop.signal), tries === 0 && shown.size === 0 ? 0 : REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a new document is drawn, not new images
  }, [id, document, tries])
  const images = listKeys(document).flatMap(([slide, key]) => {
    const image = drawn.get(key) ?? shown.get(slide)
    return image ? [[slide, image] as const] : []
  })
  if (images.some(([slide, image]) => shown.get(slide) !== image)) setShown(new Map([...shown, ...images]))
  return shown
}

/** The id of each slide, and everything that its image depends on. */
const listKeys = (document: Design): [string, string][] =>
  document.carousel?.slides.map(({ id }) => [id, JSON.stringify(toShownDesign(document, id))]) ?? []

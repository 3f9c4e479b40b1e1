import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { t } from '#web/words/ui.ts'

/** Time until the offer disappears. Hovering or focusing it stops the time. */
const OFFER_MS = 20_000

interface Offer {
  id: number
  text: string
  undo: () => void
  /** The path of the screen that it belongs to. */
  pathname: string
}

let current: Offer | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Offers to undo the last action until the time is over, another screen opens or a newer offer replaces it. */
export function offerUndo(text: string, undo: () => void): void {
  show({ id: (lastId += 1), text, undo, pathname: window.location.pathname })
}

/** Shows the offer at the bottom of the window, behind an open dialog. Rendered once, among the toasts. */
export function UndoOffer() {
  const offer = useSyncExternalStore(subscribe, () => current)
  const { pathname } = useLocation()
  const isElsewhere = offer !== null && offer.pathname !== pathname
  useEffect(() => {
    if (isElsewhere) withdraw()
  }, [isElsewhere])
  return offer && !isElsewhere && <OfferBar key={offer.id} offer={offer} />
}

function OfferBar({ offer }: { offer: Offer }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(withdraw, OFFER_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  const take = () => {
    withdraw()
    offer.undo()
  }
  return (
    <div
      className="popup pointer-events-auto fixed inset-x-4 bottom-4 mx-auto flex max-w-max animate-[rise_200ms_var(--ease-out)] items-center gap-3 py-2 pe-2 ps-4 [:root:has([aria-label=Selection])_&]:bottom-20 max-sm:[:root:has([aria-label=Selection])_&]:bottom-32"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status" className="min-w-0 truncate text-sm">
        {offer.text}
      </p>
      <button
        type="button"
        onClick={take}
        className="rounded-sm px-2 py-1 text-sm font-semibold text-accent-ink hover:bg-raised"
      >
        {t.undo}
      </button>
      <button
        type="button"
        aria-label={t.dismiss}
        onClick={withdraw}
        className="grid size-7 shrink-0 place-content-center rounded-sm text-muted hover:bg-raised hover:text-text"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </div>
  )
}

const withdraw = () => show(null)

function show(next: Offer | null): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

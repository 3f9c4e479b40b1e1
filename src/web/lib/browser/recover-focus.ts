/** The selector of tabbable elements. */
const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** A dialog that closes, or a screen that knows better, hands the focus on within this time. */
const PATIENCE_MS = 200

/** Gives the focus to the heading of the screen, so that one knows where one is. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Whether the focus is on something that is read or worked on, and not on what leads to it. */
export const isFocusInside = (): boolean =>
  document.activeElement?.closest('main, [role=dialog], [role=alertdialog]') != null

/** Where something stands: an element around it, and what was beside it there. */
interface Place {
  around: Element
  next: Element | null
  previous: Element | null
}

/** What had the focus, and where it stands. */
interface Holder {
  element: Element
  places: Place[]
}

/**
 * Hands the focus on where what had it is taken off the page: to what stood beside it, else to the heading of the screen.
 * Browsers let it fall to the body, where a screen reader starts from the top. What led to a dialog is remembered as long as
 * the dialog has the focus, for it may be gone before the dialog has faded. Returns the function that stops it.
 */
export function recoverFocus(): () => void {
  let last: Holder | null = null
  let beforeDialog: Holder | null = null
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    if (!isInDialog(target)) beforeDialog = null
    else if (last && !isInDialog(last.element)) beforeDialog = last
    last = { element: target, places: placesOf(target) }
  }
  const look = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    const heir = heirOf(last) ?? heirOf(beforeDialog)
    last = beforeDialog = null
    if (heir) heir.focus({ preventScroll: true })
    else focusHeading()
  }
  const observer = new MutationObserver(() => {
    if (last && !last.element.isConnected) setTimeout(look, PATIENCE_MS)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

const isInDialog = (element: Element) => element.closest('[role=dialog], [role=alertdialog]') !== null

/** Itself while it is on the page, else what stood beside it. */
const heirOf = (holder: Holder | null) =>
  holder
    ? (tabbablesIn(holder.element).at(0) ?? findNeighbor(holder.places.filter(({ around }) => around.isConnected)))
    : undefined

/** From the inside out, as far as the part of the page that it belongs to. */
function placesOf(element: Element): Place[] {
  const places: Place[] = []
  for (let one = element; one.parentElement && !one.matches('main, [role=dialog], body > *'); one = one.parentElement) {
    places.push({ around: one.parentElement, next: one.nextElementSibling, previous: one.previousElementSibling })
  }
  return places
}

/** The nearest thing after it, else before it; none where the whole screen was another one. */
function findNeighbor(places: readonly Place[]): HTMLElement | undefined {
  for (const { next, previous } of places) {
    const neighbor = tabbablesIn(next).at(0) ?? tabbablesIn(previous).at(-1)
    if (neighbor) return neighbor
  }
  return undefined
}

function tabbablesIn(part: Element | null): HTMLElement[] {
  if (!part?.isConnected) return []
  const found = [...(part.matches(TABBABLE) ? [part] : []), ...part.querySelectorAll(TABBABLE)]
  return found.filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  )
}

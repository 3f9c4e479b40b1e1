/** The selector of tabbable elements. */
const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Time that a closing dialog or a screen has to set the focus itself. */
const PATIENCE_MS = 200

/** Focuses the heading of the screen, so that screen reader users know where they are. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Whether the focus is in the screen's content or in a dialog, and not in the navigation. */
export const isFocusInside = (): boolean =>
  document.activeElement?.closest('main, [role=dialog], [role=alertdialog]') != null

/** A position in the document: an ancestor, and the siblings of the child that contained the element. */
interface Place {
  around: Element
  next: Element | null
  previous: Element | null
}

/** The element that had the focus, and its positions. */
interface Holder {
  element: Element
  places: Place[]
}

/**
 * Moves the focus when the focused element is removed: to its nearest sibling, otherwise to the heading of the screen. Browsers move it
 * to the body, from where a screen reader starts at the top. The element that opened a dialog is remembered while the dialog has the
 * focus, because it may be removed before the dialog has faded out. Returns a function that stops it.
 */
export function recoverFocus(): () => void {
  let last: Holder | null = null
  let beforeDialog: Holder | null = null
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    if (!isInDialog(target)) beforeDialog = null
    else if (last && !isInDialog(last.element)) beforeDialog = last
    last = { element: target, places: listPlaces(target) }
  }
  const look = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    const heir = findSuccessor(last) ?? findSuccessor(beforeDialog)
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

/** The element itself while it is in the document, otherwise its nearest neighbor. */
const findSuccessor = (holder: Holder | null) =>
  holder
    ? (tabbablesIn(holder.element).at(0) ?? findNeighbor(holder.places.filter(({ around }) => around.isConnected)))
    : undefined

/** Positions from the inside out, up to the main content, the dialog or a child of the body. */
function listPlaces(element: Element): Place[] {
  const places: Place[] = []
  for (let one = element; one.parentElement && !one.matches('main, [role=dialog], body > *'); one = one.parentElement) {
    places.push({ around: one.parentElement, next: one.nextElementSibling, previous: one.previousElementSibling })
  }
  return places
}

/** The nearest tabbable element after it, otherwise before it. Undefined if the whole screen was replaced. */
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

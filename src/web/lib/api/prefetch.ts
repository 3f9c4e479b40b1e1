type Prefetch = (path: string) => void

let prefetch: Prefetch = () => undefined

/** Registers how the router prefetches a screen's code. Links to a screen call it on hover and focus. */
export function setPrefetch(next: Prefetch): void {
  prefetch = next
}

/** Event handlers for a link to `path`. */
export const prefetchOn = (path: string) => ({
  onPointerEnter: () => prefetch(path),
  onFocus: () => prefetch(path),
})

type Prefetch = (path: string) => void

let prefetch: Prefetch = () => undefined

/** The router says how a screen's code is fetched ahead; what leads to a screen calls it on hover and focus. */
export function setPrefetch(next: Prefetch): void {
  prefetch = next
}

/** Handlers for anything that leads to `path`. */
export const prefetchOn = (path: string) => ({
  onPointerEnter: () => prefetch(path),
  onFocus: () => prefetch(path),
})

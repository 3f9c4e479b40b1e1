interface Probe {
  reset: () => void
  /**
   * Waits until the page no longer changes. Returns the ms from the input, or from the navigation, to the last frame that changed
   * `main`.
   */
  settle: () => Promise<{ shown: number; task: number; mounted: number }>
  /**
   * Scrolls from the current position by so many pixels a frame (negative: upwards) to the end, or for `most` frames. Returns the
   * ms of each frame, the frames spent waiting at the end, the longest task in ms, and the highest number of mounted items.
   */
  scroll: (step: number, most?: number) => Promise<Scrolled>
}

export interface Scrolled {
  frames: number[]
  waits: number
  task: number
  mounted: number
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page, so it may not use anything outside itself. */
export function installProbe(): void {
  let from = 0
  let shown = 0
  let task = 0
  const note = () => requestAnimationFrame(() => setTimeout(() => (shown = performance.now())))
  const onInput = ({ timeStamp }: Event) => (from ||= timeStamp)
  for (const kind of ['input', 'click']) addEventListener(kind, onInput, { capture: true })
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.parentElement?.closest('main'))) note()
  }).observe(document, { childList: true, characterData: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration)
  }).observe({ type: 'longtask' })
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  const mountedNow = () => document.querySelectorAll('main article').length
  window.probe = {
    reset: () => {
      from = shown = task = 0
    },
    settle: async () => {
      const isStill = () => shown !== 0 && performance.now() - shown >= 200
      do await new Promise((done) => setTimeout(done, 100))
      while (!isStill())
      return { shown: shown - from, task, mounted: mountedNow() }
    },
    scroll: async (step, most) => {
      const frames: number[] = []
      let [waits, mounted] = [0, 0]
      const isAtEnd = () =>
        step < 0 ? scrollY <= 0 : scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      let last = await frame()
      while (most ? frames.length < most : !isAtEnd()) {
        if (isAtEnd()) waits += 1
        scrollBy(0, step)
        const now = await frame()
        frames.push(now - last)
        last = now
        mounted = Math.max(mounted, mountedNow())
      }
      await new Promise((done) => setTimeout(done, 200))
      return { frames, waits, task, mounted }
    },
  }
}

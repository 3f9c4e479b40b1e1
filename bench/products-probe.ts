interface Probe {
  reset: () => void
  /** Waits until nothing changes any more. ms from the input, or from the navigation, to the last frame that changed `main`. */
  settle: () => Promise<{ shown: number; task: number; mounted: number }>
  /** From top to bottom by so many pixels a frame; the frames' ms, the longest task's ms, the most products mounted. */
  scroll: (step: number) => Promise<{ frames: number[]; task: number; mounted: number }>
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page, so it may name nothing outside itself. */
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
    scroll: async (step) => {
      const frames: number[] = []
      let mounted = 0
      scrollTo(0, 0)
      let last = await frame()
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy(0, step)
        const now = await frame()
        frames.push(now - last)
        last = now
        mounted = Math.max(mounted, mountedNow())
      }
      await new Promise((done) => setTimeout(done, 200))
      scrollTo(0, 0)
      return { frames, task, mounted }
    },
  }
}

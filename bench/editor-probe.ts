interface EditorProbe {
  /** To be called before an edit. */
  arm: () => void
  /** Milliseconds from the first key or released pointer since `arm` to the frame that shows the preview of it. */
  waitForPreview: () => Promise<number>
  /** The lengths of all frames, in milliseconds, until `stopFrames`. */
  startFrames: () => void
  stopFrames: () => number[]
}

declare global {
  interface Window {
    editorProbe: EditorProbe
  }
}

/** Measures the editor from inside its page. It runs in the page, so it may name nothing outside itself. */
export function installEditorProbe(): void {
  let from = 0
  let before: string | undefined
  for (const kind of ['keydown', 'pointerup'])
    addEventListener(kind, ({ timeStamp }) => (from ||= timeStamp), { capture: true })
  const findImage = () => document.querySelector<HTMLImageElement>('[role=group][aria-label=Design] > img[aria-busy]')
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  let frames: number[] = []
  let stop = new AbortController()
  const count = async ({ signal }: AbortController) => {
    let last = await frame()
    while (!signal.aborted) {
      const now = await frame()
      frames.push(now - last)
      last = now
    }
  }
  window.editorProbe = {
    arm: () => {
      from = 0
      before = findImage()?.src
    },
    waitForPreview: async () => {
      const isNew = () => {
        const image = findImage()
        return from > 0 && image?.getAttribute('aria-busy') === 'false' && image.src !== before
      }
      while (!isNew()) await frame()
      await findImage()?.decode()
      await frame()
      return performance.now() - from
    },
    startFrames: () => {
      frames = []
      stop = new AbortController()
      void count(stop)
    },
    stopFrames: () => {
      stop.abort()
      return frames
    },
  }
}

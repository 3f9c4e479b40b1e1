import type { Page } from '@playwright/test'

/** What the page had when it drew the first frame of a film. */
interface Start {
  /** Milliseconds from the click to the frame in which the browser shows the image. */
  took: number
  /** How many of the film's frames had been loaded, as a part of all of them. */
  share: number
}

/**
 * Presses *Play film* a few times, and prints how long it took until the first frame of the film was drawn. Returns the smallest part of the
 * film's frames that the page had loaded by then, from 0 to 1. It depends on no machine: a film that begins only when it is loaded has 1.
 */
export async function measurePlay(page: Page, tries = 3): Promise<number> {
  const starts: Start[] = []
  for (let run = 0; run < tries; run++) starts.push(await page.evaluate(playOnce))
  const times = starts.map(({ took }) => Math.round(took))
  const shares = starts.map(({ share }) => share)
  const percentages = shares.map((share) => `${Math.round(100 * share)} %`)
  console.log(
    `A film plays ${Math.min(...times)} ms after the click (${times.join(', ')}), with ${percentages.join(', ')} of its frames`,
  )
  return Math.min(...shares)
}

/** What a request for a part of a film says of its frames. */
interface Asked {
  frames?: { fps: number } | null
}

async function playOnce(): Promise<Start> {
  const find = (name: string) =>
    [...document.querySelectorAll<HTMLElement>(`button[aria-label="${name}"]`)].find((one) => one.offsetParent !== null)
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
  const send = globalThis.fetch
  const loaded: string[] = []
  let all = 0
  globalThis.fetch = async (...call) => {
    const reply = await send(...call)
    const body = call[1]?.body
    const asked = (typeof body === 'string' ? JSON.parse(body) : {}) as Asked & { part?: Asked }
    const fps = (asked.part ?? asked).frames?.fps
    if (fps && reply.ok) {
      const { frames, seconds } = (await reply.clone().json()) as { frames: string[]; seconds: number }
      loaded.push(...frames)
      all = seconds * fps
    }
    return reply
  }
  // The still of a scene may also be drawn again meanwhile.
  const isFrameShown = () =>
    [...document.querySelectorAll<HTMLImageElement>('img[alt$=" of the film"]')].some(
      (image) =>
        image.offsetParent !== null &&
        image.complete &&
        loaded.some((frame) => image.src === `data:image/jpeg;base64,${frame}`),
    )
  while (!find('Play film')) await nextFrame()
  const began = performance.now()
  find('Play film')?.click()
  while (!isFrameShown()) await nextFrame()
  const start = { took: performance.now() - began, share: loaded.length / all }
  globalThis.fetch = send
  find('Pause film')?.click()
  while (!find('Play film')) await nextFrame()
  return start
}

import { useEffect, useRef, useState } from 'react'
import type { VideoFrames } from '#contract/designs/video-preview.ts'
import { FRAMES_MAX } from '#contract/designs/video-options.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { t } from '#web/words/storyboard.ts'

const FPS = 12
/** The first part is short, so that the film begins within a second; the others are drawn while it plays. Seconds. */
const FIRST_PART = 0.75
const PART = 3
/** Pixels of the longer side of a frame. */
const LONGEST = 640

/** What to draw of a film: frames between two seconds, or its sound. `ratio` is pixels of a frame for each pixel of the canvas. */
interface PlayedPart {
  ratio: number
  frames: { from: number; until: number; fps: number } | null
  sound: boolean
}

interface PlayedVideo {
  /** The film that plays. It stops when this is another object. */
  document: unknown
  size: { width: number; height: number }
  draw: (part: PlayedPart, signal: AbortSignal) => Promise<VideoFrames>
}

interface Playback {
  frames: string[]
  /** The second of the film that the first frame shows. */
  start: number
  isWhole: boolean
}

const play = (source: HTMLAudioElement) => source.play().catch(() => undefined)

/** Plays an edited film by the server's frames and its music. `frame` is what is shown; null while it does not play. */
export function usePlayer({ document, size, draw }: PlayedVideo) {
  const [from, setFrom] = useState<number | null>(null)
  const [frame, setFrame] = useState<{ url: string; second: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isHeard, setHeard] = useState(true)
  const music = useRef<HTMLAudioElement | null>(null)
  const ratio = Math.max(0.1, Math.min(0.5, LONGEST / Math.max(size.width, size.height)))
  useEffect(() => {
    if (from === null) return undefined
    const gone = new AbortController()
    const reel: Playback = { frames: [], start: from, isWhole: false }
    let began: number | null = null
    let request = 0
    const second = () => (began === null ? from : from + (performance.now() - began) / 1000)
    const show = () => {
      if (gone.signal.aborted) return
      began ??= performance.now()
      const index = Math.floor((second() - from) * FPS)
      const ready = reel.frames.length
      if (index >= ready && reel.isWhole) {
        setFrom(null)
        return
      }
      // The film waits for frames that are still drawn.
      if (index >= ready) began = performance.now() - ((ready - 1) / FPS) * 1000
      const at = Math.min(index, ready - 1)
      setFrame({ url: reel.frames[at] ?? '', second: from + at / FPS })
      request = requestAnimationFrame(show)
    }
    const load = async () => {
      for (let at = from; !gone.signal.aborted;) {
        const until = at + Math.min(FRAMES_MAX / FPS, at === from ? FIRST_PART : PART)
        const frames = { from: Math.min(60, at), until: Math.min(60, until), fps: FPS }
        const reply = await draw({ ratio, frames, sound: false }, gone.signal)
        reel.frames.push(...reply.frames.map((data) => `data:image/jpeg;base64,${data}`))
        if (at === from && reel.frames.length > 0) show()
        reel.isWhole = until >= reply.seconds - 1e-6
        if (reel.isWhole) break
        at = until
      }
      if (reel.frames.length === 0) setFrom(null)
    }
    const hear = async () => {
      const { sound } = await draw({ ratio: 0.1, frames: null, sound: true }, gone.signal)
      if (!sound || gone.signal.aborted) return
      const source = new Audio(`data:audio/wav;base64,${sound}`)
      source.currentTime = second()
      music.current = source
      await play(source)
    }
    load().catch((error: unknown) => {
      if (gone.signal.aborted) return
      setProblem(getErrorMessage(error, t.drawFailed))
      setFrom(null)
    })
    if (isHeard) hear().catch(() => undefined)
    return () => {
      gone.abort()
      cancelAnimationFrame(request)
      music.current?.pause()
      music.current = null
      setFrame(null)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- an edit stops the film; the sound is chosen before it begins
  }, [from, ratio])
  const [shown, setShown] = useState(document)
  if (shown !== document) {
    setShown(document)
    setFrom(null)
  }
  return {
    frame,
    problem,
    isPlaying: from !== null,
    isHeard,
    hear: setHeard,
    play: (second: number) => {
      setProblem(null)
      setFrom(second)
    },
    stop: () => setFrom(null),
  }
}
export type Player = ReturnType<typeof usePlayer>

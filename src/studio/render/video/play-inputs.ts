import { type FrameReader, openFrameReader } from './decode-video.ts'
import type { VideoInput } from './frame-renderer.ts'

export interface InputPlayback {
  /** Reads the pictures of a frame into all sprites that show a video then. Frames are asked for in order. */
  advance(frame: number): Promise<void>
  /** Ends the ffmpeg processes and waits for their exit. */
  close(): Promise<void>
}

/** Frames from `from` to `until`, of `fps` frames a second. */
interface PlayedFrames {
  from: number
  until: number
  fps: number
}

/** Plays videos into the sprites that show them. A process runs only while its video is shown. */
export function openInputPlayback(inputs: readonly VideoInput[], frames: PlayedFrames): InputPlayback {
  const playing = inputs.map((input) => openPlayed(input, frames))
  return {
    advance: async (frame) => {
      for (const one of playing) await one.advance(frame)
    },
    close: async () => {
      await Promise.all(playing.map((one) => one.close()))
    },
  }
}

function openPlayed({ input, part, shown, view, take }: VideoInput, { until, fps }: PlayedFrames): InputPlayback {
  const end = Math.min(until, shown[1])
  let reader: FrameReader | null = null
  let closing: Promise<void> | null = null
  const close = () => (closing ??= reader?.close() ?? Promise.resolve())
  return {
    advance: async (frame) => {
      if (closing || frame < shown[0] || frame >= end) return
      reader ??= openFrameReader(input, part, view, { fps, from: frame - shown[0], count: end - frame })
      take(await reader.next())
      if (frame === end - 1) await close()
    },
    close,
  }
}

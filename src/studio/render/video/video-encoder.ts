/** Frames for an encoder. Sizes are pixels; `fps` is frames per second. */
export interface FrameSource {
  width: number
  height: number
  fps: number
  /** The first frame, and the first frame after the last one. */
  from: number
  until: number
  /**
   * Returns frame `index` as yuv420p (BT.709 limited range). It is valid until the next call.
   * @throws Error if the video was canceled.
   */
  frame(index: number): Promise<Uint8Array>
  /** Called after each frame. */
  done(): void
}

/** The format of a video file. A GIF has half the width and height, `frames` is a zip of images. */
export type VideoFormat = 'mp4' | 'webm' | 'gif' | 'frames'

/** `ratio` is pixels of the video for each pixel of the canvas: 1, or 0.5 with ffmpeg and for frames. */
export interface VideoOutput {
  format: VideoFormat
  ratio: number
}

/** One frame as a PNG. `frame` is its index. */
export interface FrameOutput {
  format: 'png'
  frame: number
}

/** An encoded segment that starts with a key frame, as an MP4 file (fragmented or not). A WebM, a GIF or a single frame is one segment. */
export interface VideoSegment {
  from: number
  file: Uint8Array
  /** How often each frame of the file is shown, if frames that only repeat were not encoded. */
  times?: readonly number[]
}

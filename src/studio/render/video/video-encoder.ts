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

/** An encoded segment that starts with a key frame, as an MP4 file (fragmented or not). */
export interface VideoSegment {
  from: number
  mp4: Uint8Array
}

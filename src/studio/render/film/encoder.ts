/** A run of frames to be encoded. */
export interface FrameSource {
  width: number
  height: number
  fps: number
  /** The first frame, and the first that is no longer part of it. */
  from: number
  until: number
  /** Frame `index` as yuv420p, BT.709 limited range; valid until the next call. Rejects when the film was cancelled. */
  frame(index: number): Promise<Uint8Array>
  /** Told after each frame. */
  done(): void
}

/** An encoded run of frames that begins with a key frame, as an MP4 file of any form. */
export interface Clip {
  from: number
  mp4: Uint8Array
}

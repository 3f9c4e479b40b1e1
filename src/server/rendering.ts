import type { Studio } from '#studio/render/studio.ts'
import type { openRoom } from './limits/room.ts'

export interface HasStudio {
  studio: Studio
}

export interface HasRenders {
  /** Limits how many steps of rendering run at once to the number of cores. */
  renders: ReturnType<typeof openRoom>
}

export interface HasClipDecoder {
  /** Whether ffmpeg can decode the clip of a video model. If not, no clip is bought. */
  decodesClips: () => Promise<boolean>
}

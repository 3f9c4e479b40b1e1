import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND, toRealWait } from '../../infrastructure/clock.ts'
import { imageUsd } from '../openai/spend.ts'
import type { ImageProvider } from '../provider.ts'
import { TransportFault } from '../transport-fault.ts'
import { type ComfyRow, paintImage } from './image.ts'
import { stopPrompt } from './prompts.ts'
import type { ComfyServer } from './request.ts'

/** The image calls of a ComfyUI server, which runs a workflow of the operator. */
export const openComfyImages = (server: ComfyServer, row: ComfyRow): ImageProvider => ({
  paintImage: (brief, references, call) => paintImage(server, row, brief, references, call),
  cancelImage: (id, call) => {
    const pause = () => sleep(toRealWait(server.clock, SECOND / 2), undefined, { signal: call.signal })
    return stopPrompt(server, call, id, pause).catch((error: unknown) => {
      call.signal.throwIfAborted()
      if (!(error instanceof TransportFault)) throw error
      return false
    })
  },
  imageUsd: () => imageUsd(row),
})

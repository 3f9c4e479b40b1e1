import type { Studio, VideoOptions } from '#studio/render/studio.ts'

/** The methods of a studio that its process runs. */
export const STUDIO_METHODS = [
  'writeCopy',
  'listCarriedFacts',
  'writeSlides',
  'compose',
  'preview',
  'render',
  'check',
  'renderVideo',
  'renderFrame',
  'exportStill',
  'bindPages',
  'exportVideo',
  'poster',
  'extractStill',
  'previewCutOut',
] as const satisfies readonly (keyof Studio)[]

export type StudioMethod = (typeof STUDIO_METHODS)[number]

/** The options of a call that are not sent. The process has its own, which send messages. */
export const UNSENT_OPTIONS = ['signal', 'onProgress'] as const satisfies readonly (keyof VideoOptions)[]

export type UnsentOptions = Pick<VideoOptions, (typeof UNSENT_OPTIONS)[number]>

/** A call. `unsent` names what the process adds to the last argument. */
export interface StudioCall {
  id: number
  method: StudioMethod
  args: unknown[]
  unsent: (keyof UnsentOptions)[]
}

/** What a process is told: a call, or that the result of one is not wanted any more. */
export type ToStudio = StudioCall | { id: number; method: 'abort' }

/** What a process answers. `result` or `failure` ends a call. */
export type FromStudio =
  | { id: number; result: unknown }
  | { id: number; failure: { name: string; message: string; stack: string | undefined } }
  | { id: number; progress: { done: number; frames: number } }

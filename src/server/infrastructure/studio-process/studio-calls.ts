import type { Studio, VideoOptions } from '#studio/render/studio.ts'
import type { WorkBudget } from '#studio/render/work-budget.ts'

/** The methods of a studio that its process runs. */
export const STUDIO_METHODS = [
  'writeCopy',
  'listCarriedFacts',
  'listMotifs',
  'readRequest',
  'writeSlides',
  'compose',
  'preview',
  'previewVideo',
  'sketch',
  'chooseSeed',
  'render',
  'check',
  'renderVideo',
  'renderFrame',
  'readClip',
  'exportStill',
  'exportStoryboard',
  'bindPages',
  'exportVideo',
  'poster',
  'extractStill',
  'readSound',
  'previewCutOut',
] as const satisfies readonly (keyof Studio)[]

export type StudioMethod = (typeof STUDIO_METHODS)[number]
// A method that is missing above does not compile.
true satisfies Exclude<keyof Studio, StudioMethod | 'close'> extends never ? true : never

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

/** A message to the process: a call, or the cancellation of one. */
export type ToStudio = StudioCall | { id: number; method: 'abort' }

/** What a process answers. `result` or `failure` ends a call; `budget` is what it left of the one in its options. */
export type FromStudio =
  | { id: number; result: unknown; budget: WorkBudget | undefined }
  | {
      id: number
      failure: { name: string; message: string; stack: string | undefined }
      budget: WorkBudget | undefined
    }
  | { id: number; progress: { done: number; frames: number } }

/** The budget in the options of a call. */
export function findBudget(args: readonly unknown[]): WorkBudget | undefined {
  const last = args.at(-1)
  return hasBudget(last) ? last.budget : undefined
}

const hasBudget = (value: unknown): value is { budget?: WorkBudget } =>
  typeof value === 'object' && value !== null && 'budget' in value

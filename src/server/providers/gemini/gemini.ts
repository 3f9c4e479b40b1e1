import type { Brief } from '#studio/brief.ts'
import type { Clock } from '../../clock.ts'
import type { CopyAnswer, GeminiCall, PaintedPicture, Reference, Spend } from './answers.ts'
import type { Service } from './sdk-call.ts'
import { writeCopy } from './copy.ts'
import { cancelFilm, type FilmPoll, pollFilm, startFilm, type StartedFilm } from './film.ts'
import { readModels } from './models.ts'
import { paintPicture } from './picture.ts'
import { estimate } from './spend.ts'

/** Every call rejects with a `ProviderFault`, or with the reason of the caller's own signal. None tries a second time. */
export interface Gemini {
  writeCopy: (brief: Brief, call: GeminiCall) => Promise<{ copy: CopyAnswer; spend: Spend }>
  /** A picture without words, in the ratio that the model offers nearest to the brief's. */
  paintPicture: (
    brief: Brief,
    references: readonly Reference[],
    call: GeminiCall,
  ) => Promise<{ picture: PaintedPicture; spend: Spend }>
  /** Keep the id before anything else: what was started is paid, and only the id leads back to it. */
  startFilm: (brief: Brief, references: readonly Reference[], call: GeminiCall) => Promise<StartedFilm>
  /** One poll. */
  pollFilm: (interactionId: string, model: string, call: GeminiCall) => Promise<FilmPoll>
  /** Stops a film as far as the provider still can; one that has ended is no fault. */
  cancelFilm: (interactionId: string, call: GeminiCall) => Promise<void>
  /** Estimated price of one item of this type and size, copy included; USD. */
  estimate: (contentType: 'image' | 'video', width: number, height: number) => number
}

export interface HasGemini {
  gemini: Gemini
}

/** Asks nothing by itself. Throws a `StartError` when the file of models cannot be used. */
export function openGemini(
  config: { geminiBaseUrl: string; geminiModelsFile: string | null },
  clock: Clock,
  writeByRules: Service['writeByRules'],
): Gemini {
  const service = { baseUrl: config.geminiBaseUrl, models: readModels(config.geminiModelsFile), clock, writeByRules }
  return {
    writeCopy: (brief, call) => writeCopy(service, brief, call),
    paintPicture: (brief, references, call) => paintPicture(service, brief, references, call),
    startFilm: (brief, references, call) => startFilm(service, brief, references, call),
    pollFilm: (interactionId, model, call) => pollFilm(service, interactionId, model, call),
    cancelFilm: (interactionId, call) => cancelFilm(service, interactionId, call),
    estimate: (contentType, width, height) => estimate(service, contentType, width, height),
  }
}

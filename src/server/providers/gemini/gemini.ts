import type { Brief } from '#studio/brief.ts'
import type { Clock } from '../../clock.ts'
import type { CopyAnswer, GeminiCall, PaintedPicture, Reference, Spend } from './answers.ts'
import type { Service } from './sdk-call.ts'
import { type CampaignTextsRequest, writeCampaignTexts } from './text/campaign-texts.ts'
import { writeCopy } from './text/copy.ts'
import { cancelFilm, type FilmPoll, pollFilm, startFilm, type StartedFilm } from './film.ts'
import { readModels } from './models.ts'
import { paintPicture } from './picture.ts'
import { estimate } from './spend.ts'
import { type TextsToTranslate, translateTexts } from './text/translation.ts'

/**
 * The calls to the provider. None is retried.
 * @throws {ProviderFault} (all calls), or the reason of the caller's signal
 */
export interface Gemini {
  writeCopy: (brief: Brief, call: GeminiCall) => Promise<{ copy: CopyAnswer; spend: Spend }>
  /** Translates texts once. Texts that the answer lacks are missing. */
  translateTexts: (
    request: TextsToTranslate,
    call: GeminiCall,
  ) => Promise<{ texts: Record<string, string>; spend: Spend }>
  /** Writes captions and ad copy once. Fields that the answer lacks are missing. Lengths are not checked. */
  writeCampaignTexts: (
    request: CampaignTextsRequest,
    call: GeminiCall,
  ) => Promise<{ texts: Record<string, Record<string, string[]>>; spend: Spend }>
  /** Paints an image without text, in the aspect ratio of the model that is closest to the brief's. */
  paintPicture: (
    brief: Brief,
    references: readonly Reference[],
    call: GeminiCall,
  ) => Promise<{ picture: PaintedPicture; spend: Spend }>
  /** Store the id at once: the video is billed, and only the id gives access to it. */
  startFilm: (brief: Brief, references: readonly Reference[], call: GeminiCall) => Promise<StartedFilm>
  /** Polls once. */
  pollFilm: (interactionId: string, model: string, call: GeminiCall) => Promise<FilmPoll>
  /** Cancels a video if the provider still can. A finished video is not an error. */
  cancelFilm: (interactionId: string, call: GeminiCall) => Promise<void>
  /** Estimated price of one item of this type and size, copy included; USD. */
  estimate: (contentType: 'image' | 'video', width: number, height: number) => number
}

export interface HasGemini {
  gemini: Gemini
}

/**
 * Opens the provider. It makes no call.
 * @throws {StartError} if the file of models is invalid
 */
export function openGemini(
  config: { geminiBaseUrl: string; geminiModelsFile: string | null },
  clock: Clock,
  writeByRules: Service['writeByRules'],
): Gemini {
  const service = { baseUrl: config.geminiBaseUrl, models: readModels(config.geminiModelsFile), clock, writeByRules }
  return {
    writeCopy: (brief, call) => writeCopy(service, brief, call),
    translateTexts: (request, call) => translateTexts(service, request, call),
    writeCampaignTexts: (request, call) => writeCampaignTexts(service, request, call),
    paintPicture: (brief, references, call) => paintPicture(service, brief, references, call),
    startFilm: (brief, references, call) => startFilm(service, brief, references, call),
    pollFilm: (interactionId, model, call) => pollFilm(service, interactionId, model, call),
    cancelFilm: (interactionId, call) => cancelFilm(service, interactionId, call),
    estimate: (contentType, width, height) => estimate(service, contentType, width, height),
  }
}

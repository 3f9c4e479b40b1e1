import type { Brief } from '#studio/model/brief.ts'
import type { CopyAnswer } from '../stored/paid-results.ts'
import type { PaintedImage, ImageCall, ProviderCall, Reference, Spend } from './answers.ts'
import type { SpeechAsked } from './voices.ts'
import type { CampaignTextsRequest } from './text/campaign-texts.ts'
import type { TextsToTranslate } from './text/translation.ts'

/**
 * What a provider can do, one interface a capability. No call is retried: the queue retries an item, and the fault says whether it may.
 * Each provider chooses the size of its models that is nearest to the brief's. Logo, texts and colors are never left to a provider.
 * Why, and what was rejected: docs/decisions/0048-provider-seam.md.
 * @throws {ProviderFault} (all calls), or the reason of the caller's signal
 */
export interface TextProvider {
  writeCopy: (brief: Brief, call: ProviderCall) => Promise<{ copy: CopyAnswer; spend: Spend }>
  /** Translates texts once. Texts that the answer lacks are missing. */
  translateTexts: (
    request: TextsToTranslate,
    call: ProviderCall,
  ) => Promise<{ texts: Record<string, string>; spend: Spend }>
  /** Writes captions and ad copy once. Fields that the answer lacks are missing. Lengths are not checked. */
  writeCampaignTexts: (
    request: CampaignTextsRequest,
    call: ProviderCall,
  ) => Promise<{ texts: Record<string, Record<string, string[]>>; refused: string[]; spend: Spend }>
  /** Estimated price of the copy of one item, in USD. */
  copyUsd: () => number
  /** What a call for this costs at most, in USD: from the length of its prompt and the limit of its answer. */
  upperUsd: (asked: TextsAsked) => number
}

/** What a call for text asks for. */
export type TextsAsked = { copy: Brief } | { translation: TextsToTranslate } | { campaign: CampaignTextsRequest }

export interface ImageProvider {
  /** Paints an image without text, in the size of the model that is closest to the brief's. */
  paintImage: (
    brief: Brief,
    references: readonly Reference[],
    call: ImageCall,
  ) => Promise<{ picture: PaintedImage; spend: Spend }>
  /** Stops an image by the id of its call, where the provider can. Returns whether it stopped before it cost anything. */
  cancelImage?: (id: string, call: ProviderCall) => Promise<boolean>
  /** Estimated price of one image for this size in pixels, in USD. */
  imageUsd: (width: number, height: number) => number
  /** What such an image costs at most, in USD, with the tokens of its prompt and of `references` pictures. Absent where these cost nothing. */
  imageUpperUsd?: (width: number, height: number, references: number) => number
}

export interface VideoProvider {
  /** Store the id at once: the video is billed, and only the id gives access to it. */
  startVideo: (brief: Brief, references: readonly Reference[], call: ImageCall) => Promise<StartedVideo>
  /** Polls once. */
  pollVideo: (interactionId: string, model: string, call: ProviderCall) => Promise<VideoPoll>
  /** Cancels a video if the provider still can. A finished video is not an error. */
  cancelVideo: (interactionId: string, call: ProviderCall) => Promise<void>
  /** Estimated price of one video, in USD. */
  videoUsd: () => number
  /** What a video costs at most, in USD, with the tokens of its prompt and of `references` pictures. */
  videoUpperUsd: (references: number) => number
}

export interface SpeechProvider {
  /** Speaks a text word for word. Returns a sound file, whose type is not checked. */
  speak: (asked: SpeechAsked, call: ProviderCall) => Promise<{ sound: Uint8Array; model: string; spend: Spend }>
  /** Estimated price of a spoken text, in USD. */
  speechUsd: (text: string) => number
}

export interface StartedVideo {
  interaction_id: string
  model: string
  /** Of the request that started it; a poll's spend knows only its own. Bytes. */
  request_bytes: number
}

export type VideoPoll = { state: 'running' } | { state: 'done'; clip: Uint8Array; spend: Spend }

/** The providers of one item. Null where rules or the studio do the work. */
interface ItemProviders {
  copy: TextProvider | null
  picture: ImageProvider | null
  film: VideoProvider | null
}

/** Estimated price of one item of this type and size in pixels, copy included; USD. A video without a video model is made from an image. */
export function estimateItem(
  { copy, picture, film }: ItemProviders,
  contentType: 'image' | 'video',
  width: number,
  height: number,
): number {
  const mediaUsd = contentType === 'video' && film ? film.videoUsd() : (picture?.imageUsd(width, height) ?? 0)
  return (copy?.copyUsd() ?? 0) + mediaUsd
}

import type { z } from 'zod'
import type { Brand } from '#contract/brands/brands.ts'
import type { AskedRequest } from '#web/domains/request-preview/asked-request.ts'
import type { GenerationOptions, GenerationReply, GenerationRequest } from '#contract/generation/generator.ts'
import type { CaptionStyle } from '#contract/designs/video-options.ts'
import type { VideoSound, VideoVoiceChoice } from '#contract/options.ts'
import { AUTOMATIC } from '#web/lib/format/language-options.ts'
import { toRequestTone } from '#web/lib/format/request-tone.ts'
import { acceptUnlisted } from '#web/lib/forms/accept-unlisted.ts'
import {
  WIZARD_BRAND_REQUIRED,
  WIZARD_GOAL_REQUIRED,
  WIZARD_PLATFORM_REQUIRED,
  WIZARD_TONE_REQUIRED,
  WIZARD_TYPE_REQUIRED,
} from '#contract/messages.ts'
import { t } from '#web/words/wizard.ts'

export const STEPS = [t.brand, t.product, t.contentType2, t.platform, t.details, t.review, t.results] as const
/** Step numbers, starting at 1. */
export const STEP = { brand: 1, product: 2, type: 3, platform: 4, details: 5, review: 6, results: 7 } as const

export interface Selection {
  brandId: number | null
  productId: number | null
  contentTypes: readonly string[]
  platforms: readonly string[]
  tone: string
  goal: string
  theme: string | null
  instructions: string
  /** A language of designs; '' lets the server decide. */
  language: string
  /** Whether a picture of the brand's library is shown where one fits. */
  brandPicture: 'auto' | 'none'
  /** What videos sound like. */
  sound: VideoSound
  /** Whether a model speaks the words of videos. */
  voice: VideoVoiceChoice
  /** How captions are burned into videos. */
  captions: CaptionStyle
}

/** What the user chose. Tone and language are null until they are chosen: those of the brand apply. */
export type Choices = Omit<Selection, 'tone' | 'language'> & Record<'tone' | 'language', string | null>

export const INITIAL_CHOICES: Choices = {
  brandId: null,
  productId: null,
  contentTypes: ['image'],
  platforms: ['instagram'],
  tone: null,
  goal: 'awareness',
  theme: null,
  instructions: '',
  language: null,
  brandPicture: 'auto',
  sound: 'music',
  voice: 'none',
  captions: 'none',
}

/** The selection with what the brand decides. */
export const completeChoices = (choices: Choices, brand: Brand | undefined): Selection => ({
  ...choices,
  tone: choices.tone ?? toRequestTone(brand?.brand_tone),
  language: choices.language ?? brand?.language ?? AUTOMATIC,
})

/** The list with the value added, or removed if it was included. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

/** Removes values from the selection that the server no longer offers. */
export function onOffer(selection: Selection, options: GenerationOptions): Selection {
  const { contentTypes, platforms, tone, goal, theme } = selection
  return {
    ...selection,
    contentTypes: options.content_types.filter((type) => contentTypes.includes(type)),
    platforms: options.platforms.filter((platform) => platforms.includes(platform)),
    tone: options.tones.includes(tone) ? tone : '',
    goal: options.goals.includes(goal) ? goal : '',
    theme: theme !== null && options.themes.includes(theme) ? theme : null,
  }
}

export interface Problem {
  message: string
  /** The step in which it can be fixed. */
  step: number
}

/** The first missing choice. Null if none is missing. */
export function findProblem({ brandId, contentTypes, platforms, tone, goal }: Selection): Problem | null {
  if (brandId === null) return { message: WIZARD_BRAND_REQUIRED, step: STEP.brand }
  if (contentTypes.length === 0) return { message: WIZARD_TYPE_REQUIRED, step: STEP.type }
  if (platforms.length === 0) return { message: WIZARD_PLATFORM_REQUIRED, step: STEP.platform }
  if (!tone) return { message: WIZARD_TONE_REQUIRED, step: STEP.details }
  if (!goal) return { message: WIZARD_GOAL_REQUIRED, step: STEP.details }
  return null
}

/** Every combination of content type and platform: one item is generated for each. */
export const listPairs = ({ contentTypes, platforms }: Pick<Selection, 'contentTypes' | 'platforms'>) =>
  contentTypes.flatMap((type) => platforms.map((platform) => ({ type, platform })))

/** The request body. Its options are plain strings, because the server may offer some that the types do not list. */
export function toRequest(selection: Selection): z.input<typeof GenerationRequest> {
  const {
    brandId,
    productId,
    contentTypes,
    platforms,
    tone,
    goal,
    theme,
    instructions,
    language,
    brandPicture,
    sound,
    voice,
    captions,
  } = selection
  return {
    brand_id: brandId ?? '',
    product_id: productId ?? undefined,
    content_types: contentTypes.map((type) => acceptUnlisted(type)),
    platforms: platforms.map((platform) => acceptUnlisted(platform)),
    tone: acceptUnlisted(tone),
    goal: acceptUnlisted(goal),
    theme: theme === null ? undefined : acceptUnlisted(theme),
    instructions: instructions.trim() || undefined,
    language: language === '' ? undefined : acceptUnlisted(language),
    ...(brandPicture === 'none' && { brand_picture: brandPicture }),
    ...(contentTypes.includes('video') && sound !== 'music' && { sound }),
    ...(contentTypes.includes('video') && voice === 'spoken' && { voice }),
    ...(contentTypes.includes('video') && captions !== 'none' && { captions }),
  }
}

/** The first item of the request body, for its preview. Null until everything is chosen that it needs. */
export function toAsked(selection: Selection): AskedRequest | null {
  if (findProblem(selection)) return null
  const { content_types, platforms, ...request } = toRequest(selection)
  return { ...request, content_type: content_types[0], platform: platforms[0] }
}

/** Reads a reply without a job: one or several ids, and the failures. */
export function readResults(reply: GenerationReply): { ids: number[]; failures: Record<string, string> } {
  const { result_content_ids: ids, result_content_id: id, failures } = reply
  return { ids: ids ?? (id === undefined ? [] : [id]), failures: failures ?? {} }
}

import type { z } from 'zod'
import type { GenerationOptions, GenerationReply, GenerationRequest } from '#contract/generator.ts'
import {
  WIZARD_BRAND_REQUIRED,
  WIZARD_GOAL_REQUIRED,
  WIZARD_PLATFORM_REQUIRED,
  WIZARD_TONE_REQUIRED,
  WIZARD_TYPE_REQUIRED,
} from '#contract/messages.ts'

export const STEPS = ['Brand', 'Product', 'Content Type', 'Platform', 'Details', 'Review', 'Results'] as const
/** Counted from 1, as people do. */
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
}

export const INITIAL_SELECTION: Selection = {
  brandId: null,
  productId: null,
  contentTypes: ['image'],
  platforms: ['instagram'],
  tone: 'professional',
  goal: 'awareness',
  theme: null,
  instructions: '',
}

/** The list with the value put in, or taken out if it was there. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

/** Removes options that the server no longer offers from the selection. */
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
  /** Where it can be mended. */
  step: number
}

/** The first missing choice, or null. */
export function findProblem({ brandId, contentTypes, platforms, tone, goal }: Selection): Problem | null {
  if (brandId === null) return { message: WIZARD_BRAND_REQUIRED, step: STEP.brand }
  if (contentTypes.length === 0) return { message: WIZARD_TYPE_REQUIRED, step: STEP.type }
  if (platforms.length === 0) return { message: WIZARD_PLATFORM_REQUIRED, step: STEP.platform }
  if (!tone) return { message: WIZARD_TONE_REQUIRED, step: STEP.details }
  if (!goal) return { message: WIZARD_GOAL_REQUIRED, step: STEP.details }
  return null
}

/** One item is made for each pair. */
export const listPairs = ({ contentTypes, platforms }: Pick<Selection, 'contentTypes' | 'platforms'>) =>
  contentTypes.flatMap((type) => platforms.map((platform) => ({ type, platform })))

/** The options come from the server, which knows them better than the types do. */
export function toRequest(selection: Selection): z.input<typeof GenerationRequest> {
  const { brandId, productId, contentTypes, platforms, tone, goal, theme, instructions } = selection
  return {
    brand_id: brandId,
    product_id: productId ?? undefined,
    content_types: contentTypes,
    platforms,
    tone,
    goal,
    theme: theme ?? undefined,
    instructions: instructions.trim() || undefined,
  } as z.input<typeof GenerationRequest>
}

/** What an answer without a job holds: one id or several, and what failed. */
export function readResults(reply: GenerationReply): { ids: number[]; failures: Record<string, string> } {
  const { result_content_ids: ids, result_content_id: id, failures } = reply
  return { ids: ids ?? (id === undefined ? [] : [id]), failures: failures ?? {} }
}

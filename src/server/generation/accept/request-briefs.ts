import { findPreset, findWizardFormat } from '#contract/platforms/presets.ts'
import { findFormat } from '#contract/platforms/formats.ts'
import { SEED_MAX } from '#contract/limits.ts'
import type { ContentType } from '#contract/options.ts'
import type { WizardPlatform } from '#contract/platforms/platform.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import type { PieceChoices } from '#contract/generation/piece-choices.ts'
import type { QuickRequest } from '#contract/generation/quick-request.ts'
import type { GenerationRequest } from '#contract/generation/generator.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { sizeToMake } from '../../platforms/sizes.ts'
import { buildBrief, type Inputs } from './build-brief.ts'
import { placeInFormat, placeInSize, type Place } from './place-in-format.ts'

/** What a quick-generate request says, besides its brand and its product. */
type QuickWish = Pick<
  QuickRequest,
  | 'content_type'
  | 'title'
  | 'prompt'
  | 'engine'
  | 'layout'
  | 'language'
  | 'sound'
  | 'voice'
  | 'captions'
  | 'scenes'
  | 'dimensions'
  | 'format'
  | 'seed'
> & { piece_choices?: PieceChoices | undefined }

/** The style of a design, which quick generate does not ask for. */
export type WishedStyle = Pick<ItemBrief, 'tone' | 'goal' | 'theme' | 'instructions'>

const NO_STYLE: WishedStyle = { tone: null, goal: null, theme: null, instructions: null }

/** The brief of a quick-generate request: in the format that it names, or in that of the preset with its size. */
export function buildQuickBrief(subject: Inputs, request: QuickWish, style: WishedStyle = NO_STYLE): ItemBrief {
  const { content_type, title, prompt, engine, layout, language, sound, voice, captions, dimensions, seed } = request
  const format = request.format === undefined ? findPreset(dimensions) : findFormat(request.format)
  const place = format ? placeInFormat(format) : placeInSize(dimensions, null)
  const heard = { sound, voice, captions }
  const video = readScenes(content_type, request.scenes)
  const wish = { content_type, title, prompt, engine, layout, language, ...heard, ...video, ...place, ...style }
  return buildBrief(subject, { ...wish, ...readChosen(seed, request.piece_choices) })
}

type WizardWish = Pick<
  GenerationRequest,
  | 'tone'
  | 'goal'
  | 'theme'
  | 'instructions'
  | 'engine'
  | 'layout'
  | 'language'
  | 'sound'
  | 'voice'
  | 'captions'
  | 'scenes'
  | 'seed'
  | 'piece_choices'
>

/** The brief of the item that a wizard request makes for a content type and a platform, in the user's first size for it. */
export function buildWizardBrief(
  subject: Inputs,
  {
    tone,
    goal,
    theme,
    instructions,
    engine,
    layout,
    language,
    sound,
    voice,
    captions,
    scenes,
    seed,
    piece_choices,
  }: WizardWish,
  { content_type, platform, sizes }: { content_type: ContentType; platform: WizardPlatform; sizes: ContentSizes },
): ItemBrief {
  return buildBrief(subject, {
    content_type,
    ...placeForWizard(content_type, platform, sizeToMake(sizes, content_type, platform)),
    title: subject.product?.name ?? subject.brand.name,
    prompt: '',
    tone,
    goal,
    theme,
    instructions,
    engine,
    layout,
    language,
    sound,
    voice,
    captions,
    ...readScenes(content_type, scenes),
    ...readChosen(seed, piece_choices),
  })
}

/** The seed of an item of a request with several: the first has that of the request, and each further one the next number. */
export const seedOfItem = (seed: number | undefined, index: number): number | undefined =>
  seed === undefined ? undefined : (seed + index) % (SEED_MAX + 1)

function placeForWizard(type: ContentType, platform: WizardPlatform, dimensions: string): Place {
  const format = findWizardFormat(type, platform, dimensions)
  return format ? placeInFormat(format) : placeInSize(dimensions, platform)
}

const readScenes = (type: ContentType, scenes: ItemBrief['scenes']) =>
  type === 'video' && scenes !== undefined ? { scenes } : {}

const readChosen = (seed: number | undefined, choices: PieceChoices | undefined) => ({
  ...(seed === undefined ? { chooses_seed: true } : { seed }),
  ...(choices && choices.length > 0 && { choices }),
})

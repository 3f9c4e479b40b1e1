import { WIZARD_PLATFORMS, type WizardPlatform } from '#contract/platforms/platform.ts'
import type { GenerationOptions } from '#contract/generation/generator.ts'
import { CONTENT_TYPES, type ContentType, GOALS, THEMES, WIZARD_TONES } from '#contract/options.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { getSizes, sizeToMake } from '../../platforms/sizes.ts'
import { USUAL_SPEECH } from '../../providers/voices.ts'
import { estimateFor, nameEngine, resolveProviders } from '../../providers/choice/resolve.ts'
import type { Resolution } from '../../providers/resolution.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import { readQuota } from '../../spending/ledger/quota.ts'

/** Reads the options of the wizard, with the provider of each kind of call, and the current price of one item per content type and platform in US dollars. */
export async function readOptions(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  brandId: number | null = null,
): Promise<GenerationOptions> {
  const [usage, { content_sizes }, resolution] = [
    await readQuota(app, owner),
    await getSizes(app, owner),
    await resolveProviders(app, owner, 'auto', brandId),
  ]
  // Without a decoder for clips, a video is generated from an image.
  const filmed = resolution.film && (await app.decodesClips()) ? 'video' : 'image'
  const estimatePrice = (type: ContentType, platform: WizardPlatform) => {
    const [width = 0, height = 0] = sizeToMake(content_sizes, type, platform).split('x').map(Number)
    return estimateFor(resolution, type === 'video' ? filmed : type, width, height)
  }
  const prices = CONTENT_TYPES.flatMap((type) => [
    [type, estimatePrice(type, 'instagram')] as const,
    ...WIZARD_PLATFORMS.map((platform) => [`${type}:${platform}`, estimatePrice(type, platform)] as const),
  ])
  const voice = resolution.speech?.provider?.speechUsd(USUAL_SPEECH) ?? 0
  return {
    tones: [...WIZARD_TONES],
    goals: [...GOALS],
    themes: [...THEMES],
    content_types: [...CONTENT_TYPES],
    platforms: [...WIZARD_PLATFORMS],
    engine: nameEngine(resolution),
    prices: { ...Object.fromEntries(prices), voice },
    providers: listUsed(resolution),
    usage,
  }
}

const listUsed = ({ copy, picture, film, speech }: Resolution): NonNullable<GenerationOptions['providers']> =>
  [
    { kind: 'copy' as const, resolved: copy },
    { kind: 'picture' as const, resolved: picture },
    { kind: 'film' as const, resolved: film },
    { kind: 'speech' as const, resolved: speech },
  ].map(({ kind, resolved }) => ({
    kind,
    name: resolved?.name ?? null,
    model: resolved?.model ?? null,
    is_platform: resolved?.isPlatform ?? true,
    problem: resolved?.key === null ? resolved.problem : null,
  }))

/** The platforms. This folder does not import zod, so any page may import it. */

/** Where people choose a platform: in the wizard, for a carousel, or as a social channel of a brand. */
type PlatformOffer = 'wizard' | 'carousel' | 'brand'

/** Where a post has its link: in its caption, beside it, or nowhere. */
export type LinkPlace = 'caption' | 'beside' | 'nowhere'

interface PlatformFacts {
  /** As the platform writes it. */
  name: string
  offered_in: readonly PlatformOffer[]
  link: LinkPlace
}

const EVERYWHERE = ['wizard', 'carousel', 'brand'] as const

/** All platforms, in the order of every list. */
const FACTS = {
  instagram: { name: 'Instagram', offered_in: EVERYWHERE, link: 'nowhere' },
  facebook: { name: 'Facebook', offered_in: EVERYWHERE, link: 'caption' },
  twitter: { name: 'X', offered_in: EVERYWHERE, link: 'caption' },
  linkedin: { name: 'LinkedIn', offered_in: EVERYWHERE, link: 'caption' },
  tiktok: { name: 'TikTok', offered_in: ['carousel', 'brand'], link: 'nowhere' },
  youtube: { name: 'YouTube', offered_in: ['carousel', 'brand'], link: 'caption' },
  pinterest: { name: 'Pinterest', offered_in: ['carousel', 'brand'], link: 'beside' },
  threads: { name: 'Threads', offered_in: ['carousel'], link: 'caption' },
  google: { name: 'Google Ads', offered_in: [], link: 'beside' },
} as const satisfies Record<string, PlatformFacts>

type Facts = typeof FACTS
export type Platform = keyof Facts
type PlatformIn<Place extends PlatformOffer> = {
  [Key in Platform]: Place extends Facts[Key]['offered_in'][number] ? Key : never
}[Platform]
export type WizardPlatform = PlatformIn<'wizard'>

export const isPlatform = (text: string | null): text is Platform => text !== null && Object.hasOwn(FACTS, text)

export const PLATFORMS: readonly Platform[] = Object.keys(FACTS).filter(isPlatform)

const listPlatforms = <Place extends PlatformOffer>(place: Place) =>
  PLATFORMS.filter((key): key is PlatformIn<Place> => FACTS[key].offered_in.some((offer) => offer === place))

export const WIZARD_PLATFORMS = listPlatforms('wizard')
export const CAROUSEL_PLATFORMS = listPlatforms('carousel')
export const SOCIAL_CHANNELS = listPlatforms('brand')

/** As the platform writes its name: `LinkedIn`. */
export const platformName = (platform: Platform): string => FACTS[platform].name

/** Where posts of the platform have their link. */
export const linkPlace = (platform: Platform): LinkPlace => FACTS[platform].link

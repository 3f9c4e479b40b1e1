import { countLength } from './count-text.ts'
import { isPlatform, linkPlace, type LinkPlace } from './platform.ts'
import { findTextField } from './text-rules.ts'

/** What the text of a post may be. Lengths are in the units of its platform. */
export interface PostText {
  /** The longest caption that the product writes, with its hashtags. */
  caption: number
  /** How many hashtags are useful. */
  hashtags: number
  /** Where posts have a link. If nowhere, the caption says how a reader gets to the offer. */
  link: LinkPlace
}

/** For a post of no platform: what all of them take, apart from the shortest. */
const ANYWHERE: PostText = { caption: 2200, hashtags: 4, link: 'caption' }

export function getPostText(platform: string | null): PostText {
  const caption = findTextField(platform ?? '', 'caption')
  if (!caption || !isPlatform(platform)) return ANYWHERE
  return {
    caption: caption.preferred,
    hashtags: findTextField(platform, 'hashtags')?.texts.preferred ?? 0,
    link: linkPlace(platform),
  }
}

/** The length of a caption as its platform counts it. */
export const countCaption = (platform: string | null, text: string): number =>
  countLength(findTextField(platform ?? '', 'caption')?.counting ?? 'utf16', text)

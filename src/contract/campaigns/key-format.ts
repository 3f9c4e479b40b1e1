import type { PlatformFormat } from '../platforms/format.ts'
import { CAMPAIGN_FORMATS, findCampaignFormat } from '../platforms/formats.ts'

/** 4:5 and 1:1, which crop least when they are laid out for other formats. */
const isCompact = ({ width, height }: PlatformFormat) => width === height || width * 5 === height * 4

/** The first format of a plan whose cells are films; null without one. */
export const chooseVideoFormat = (formats: readonly string[], videos: readonly string[]): PlatformFormat | null =>
  formats
    .flatMap((key) => findCampaignFormat(key) ?? [])
    .find(({ key, kinds }) => videos.includes(key) || !kinds.includes('image')) ?? null

/** The format of the proposals: a compact post of the plan, otherwise its first post, its first image, or a post of the table. */
export function chooseKeyFormat(formats: readonly string[]): PlatformFormat {
  const images = formats.flatMap((key) => findCampaignFormat(key) ?? []).filter(({ kinds }) => kinds.includes('image'))
  const posts = images.filter(({ placement }) => placement === 'post')
  const format = posts.find(isCompact) ?? posts[0] ?? images[0] ?? CAMPAIGN_FORMATS.find(isCompact)
  if (!format) throw new Error('The table of formats has a compact post')
  return format
}

import type { BrandDraft } from '#contract/brands/site-reading/brands-import.ts'

type Channel = BrandDraft['channels'][number]

const HOSTS: readonly [RegExp, Channel['channel']][] = [
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)(?:facebook|fb)\.com$/, 'facebook'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'twitter'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/(?:^|\.)tiktok\.com$/, 'tiktok'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'youtube'],
  [/(?:^|\.)pinterest\.[a-z.]{2,6}$/, 'pinterest'],
]
/** Buttons that share the page, and pages that are no profile. */
const NO_PROFILE = /^\/(?:share|sharer|intent|sharing|shareArticle|pin\/create|dialog|watch|embed|hashtag|p\/|reel\/)/i

/** The profiles among links, one for each channel. */
export function findChannels(links: readonly string[]): Channel[] {
  const found = new Map<Channel['channel'], string>()
  for (const link of links) {
    if (!URL.canParse(link) || link.length > 500) continue
    const { hostname, pathname, protocol } = new URL(link)
    const channel = HOSTS.find(([host]) => host.test(hostname))?.[1]
    if (!channel || found.has(channel) || NO_PROFILE.test(pathname) || pathname.length < 2) continue
    if (protocol === 'https:' || protocol === 'http:') found.set(channel, link)
  }
  return [...found].map(([channel, url]) => ({ channel, url }))
}

import type { EvidenceKey } from '#contract/brands/site-reading/evidence.ts'
import type { Page } from '../read/page.ts'
import type { StructuredThing } from '../read/structured-data.ts'
import { toWebUrl } from './products.ts'

/** A picture that may be the logo: markup of an SVG, or an address. */
export interface LogoCandidate {
  markup: string | null
  url: string | null
  score: number
  key: EvidenceKey
}

export interface ManifestIcon {
  src: string
  sizes: string
}

/** Pictures that may be the logo, most likely first. `base` is the URL of the page. */
export function listLogoCandidates(
  page: Page,
  things: readonly StructuredThing[],
  icons: readonly ManifestIcon[],
  base: string,
): LogoCandidate[] {
  const all = [
    ...svgCandidates(page),
    ...imageCandidates(page, base),
    ...things
      .filter(({ type, logo }) => type === 'organization' && logo)
      .map(({ logo, source }) => linked(logo, base, 7.5, source)),
    ...iconCandidates(page, base),
    ...icons.map(({ src, sizes }) => linked(src, base, 3.6 + sizeBonus(sizes), 'manifest_icon')),
  ]
  const usable = all.filter(({ markup, url }) => markup !== null || url !== null).toSorted((a, b) => b.score - a.score)
  return usable.filter(({ url }, at) => url === null || usable.findIndex((one) => one.url === url) === at)
}

function linked(address: string, base: string, score: number, key: EvidenceKey): LogoCandidate {
  const url = address.startsWith('data:image/') ? address : toWebUrl(address, base)
  return { markup: null, url, score: score + (/\.svg(?:$|\?)/i.test(address) ? 0.5 : 0), key }
}

/** Icons of menus and searches are SVGs in the header too, so one needs a link to the start page or a name. */
function svgCandidates({ svgs }: Page): LogoCandidate[] {
  return svgs
    .filter(
      ({ isHome, isNamedLogo, markup }) =>
        (isHome || isNamedLogo) && /<(?:path|rect|circle|ellipse|polygon|g|use|text)\b/i.test(markup),
    )
    .map(({ markup, place, isHome, isNamedLogo }) => {
      const score =
        (isNamedLogo ? 5 : 3.5) + (isHome ? 2 : 0) + (place === 'header' ? 3 : 0) - (place === 'footer' ? 1 : 0)
      return { markup, url: null, score, key: place === 'footer' ? 'footer_image' : 'header_svg' }
    })
}

function imageCandidates({ images }: Page, base: string): LogoCandidate[] {
  return images
    .filter(({ isHome, isNamedLogo, place }) => isNamedLogo || (isHome && place === 'header'))
    .map(({ src, place, isHome, isNamedLogo }) => {
      const score = (isNamedLogo ? 4.5 : 3) + (isHome ? 2 : 0) + (place === 'header' ? 3 : 0)
      const key = place === 'header' ? 'header_image' : place === 'footer' ? 'footer_image' : 'logo_image'
      return linked(src, base, score - (place === 'main' && !isHome ? 1.5 : 0), key)
    })
}

function iconCandidates({ links }: Page, base: string): LogoCandidate[] {
  return links.flatMap(({ rel, href, sizes, type }) => {
    if (/apple-touch-icon/.test(rel)) return linked(href, base, 4, 'touch_icon')
    if (/mask-icon/.test(rel)) return linked(href, base, 3.2, 'favicon')
    if (!/(?:^|\s)icon(?:\s|$)/.test(rel)) return []
    const isVector = type.includes('svg') || /\.svg(?:$|\?)/i.test(href)
    return linked(href, base, (isVector ? 3.4 : 1.5) + sizeBonus(sizes), 'favicon')
  })
}

/** Up to 0.6 for an icon of 512 pixels. */
const sizeBonus = (sizes: string) => Math.min(512, Number(/\d+/.exec(sizes)?.[0] ?? 0)) / 850

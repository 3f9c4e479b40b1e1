import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { type AccentRole, ACCENTS_MAX } from '#contract/brands/palette/palette-options.ts'
import type { BrandDraft, BrandImport, Evidence } from '#contract/brands/site-reading/brands-import.ts'
import { SOUGHT_FIELDS } from '#contract/brands/site-reading/evidence.ts'
import type { Currency } from '#contract/languages/languages.ts'
import type { AcceptedImage } from '../dropped-files.ts'
import type { ReadLogo } from '../logos.ts'
import type { Linked } from '../read-site.ts'
import type { Page } from '../read/page.ts'
import type { StyleReading } from '../read/read-sources.ts'
import { toHex } from '../read/sheet-values.ts'
import type { StructuredThing } from '../read/structured-data.ts'
import { type ColorSignal, isPlain, paletteSignals, pdfSignals, pixelSignals, styleSignals } from './color-signals.ts'
import { type ColorDraft, draftColors } from './colors.ts'
import { draftFonts, type FontDraft } from './fonts.ts'
import { type Found, toEvidence } from './found.ts'
import { draftCurrency, draftProducts } from './products.ts'
import { draftWords, type WordDraft } from './words.ts'

/** Everything that was read. */
export interface Materials {
  page: Page | null
  things: readonly StructuredThing[]
  style: StyleReading
  linked: Linked | null
  logos: readonly ReadLogo[]
  heldLogos: readonly Found<BrandDraft['logos'][number]>[]
  screenshots: readonly AcceptedImage[]
  /** The URL of the page, and the one that its addresses are relative to; both may be ''. */
  address: string
  base: string
  notes: BrandImport['notes']
}

export function draftBrand(materials: Materials): BrandImport {
  const { page, things, style, linked, heldLogos, address, base } = materials
  const products = draftProducts(page, things, base)
  const parts: Parts = {
    colors: draftColors(listColorSignals(materials)),
    fonts: draftFonts({
      style: style.style,
      linked: linked?.fonts ?? [],
      pdfFonts: style.pdfs.flatMap(({ fonts }) => fonts),
    }),
    words: draftWords({
      page,
      things,
      siteName: linked?.manifest?.name ?? '',
      host: address ? new URL(address).hostname : '',
    }),
    channels: findChannels([...things.flatMap(({ sameAs }) => sameAs), ...(page?.anchors ?? [])]),
    products,
    currency: draftCurrency(products, { lang: page?.lang ?? '', base: address }),
    logos: heldLogos,
  }
  const evidence = listEvidence(parts)
  const found = SOUGHT_FIELDS.filter((field) => evidence.some((one) => one.field === field && one.confidence > 0))
  return { draft: toDraft(parts), evidence, found: found.length, sought: SOUGHT_FIELDS.length, notes: materials.notes }
}

function listColorSignals({ page, style, linked, logos, screenshots }: Materials): ColorSignal[] {
  const named = (text: string | undefined, weight: number, key: ColorSignal['key']): ColorSignal[] => {
    const hex = toHex(text ?? '')
    return hex && !isPlain(hex) ? [{ hex, weight, key, text: '', part: 'brand' }] : []
  }
  const [logo] = logos
  return [
    ...styleSignals(style.style.colors),
    ...named(page?.themeColors[0], 6, 'theme_color'),
    ...named(page?.links.find(({ rel }) => rel === 'mask-icon')?.color, 4, 'pinned_tab'),
    ...named(linked?.manifest?.themeColor, 4.5, 'manifest_color'),
    ...(logo ? pixelSignals(logo.facts, 'logo') : []),
    ...screenshots.flatMap(({ facts }) => pixelSignals(facts, 'screenshot')),
    ...paletteSignals(style.palette),
    ...pdfSignals(style.pdfs),
  ]
}

interface Parts {
  colors: ColorDraft
  fonts: FontDraft
  words: WordDraft
  channels: BrandDraft['channels']
  products: Found<BrandDraft['products'][number]>[]
  currency: Found<Currency> | null
  logos: readonly Found<BrandDraft['logos'][number]>[]
}

function toDraft({ colors, fonts, words, channels, products, currency, logos }: Parts): BrandDraft {
  return {
    name: words.name.value,
    description: words.description.value,
    primary_color: colors.primary.value,
    secondary_color: colors.secondary.value,
    extended_palette: draftPalette(colors)?.value ?? null,
    typography: fonts.typography.value,
    brand_tone: words.tone.value,
    brand_voice: words.voice?.value ?? null,
    target_audience: words.audience?.value ?? null,
    keywords_topics: words.keywords?.value ?? [],
    key_ctas: words.ctas?.value ?? [],
    social_channels: channels.map(({ channel }) => channel),
    language: words.language?.value ?? null,
    currency: currency?.value ?? null,
    logo_url: logos[0]?.value.url ?? null,
    logos: logos.map(({ value }) => value),
    palette: colors.palette.map(({ value }) => value),
    fonts: fonts.fonts.map(({ value }) => value),
    channels,
    products: products.map(({ value }) => value),
  }
}

const NO_LOGO = { key: 'no_logo', text: '', confidence: 0 } as const

function listEvidence({ colors, fonts, words, channels, products, currency, logos }: Parts): Evidence[] {
  const entries = (field: string, found: readonly Found<unknown>[]) =>
    found.map((one, index) => toEvidence(`${field}.${index}`, one))
  const optional = (field: string, found: Found<unknown> | null) => (found ? [toEvidence(field, found)] : [])
  const links = { key: 'links', text: '', confidence: 0.9 } as const
  return [
    toEvidence('name', words.name),
    toEvidence('description', words.description),
    toEvidence('primary_color', colors.primary),
    toEvidence('secondary_color', colors.secondary),
    ...optional('extended_palette', draftPalette(colors)),
    toEvidence('typography', fonts.typography),
    toEvidence('logo_url', logos[0] ?? NO_LOGO),
    toEvidence('brand_tone', words.tone),
    ...optional('brand_voice', words.voice),
    ...optional('target_audience', words.audience),
    ...optional('keywords_topics', words.keywords),
    ...optional('key_ctas', words.ctas),
    ...optional('language', words.language),
    ...optional('currency', currency),
    ...(channels.length > 0 ? [toEvidence('social_channels', links)] : []),
    ...entries('logos', logos),
    ...entries('palette', colors.palette),
    ...entries('fonts', fonts.fonts),
    ...entries('products', products),
  ]
}

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
function findChannels(links: readonly string[]): Channel[] {
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

/** The least confidence of a color that is proposed. Neutral backgrounds are named less clearly than accents. */
const SURE_ACCENT = 0.45
const SURE_NEUTRAL = 0.4

type Entry = ColorDraft['palette'][number]

/** Proposes the colors besides primary and secondary color. Null if none was found with some confidence. */
function draftPalette({ palette }: ColorDraft): Found<ExtendedPalette> | null {
  const accents = palette.filter(hasRole('accent', SURE_ACCENT)).slice(0, ACCENTS_MAX)
  const neutral = palette.find(hasRole('neutral', SURE_NEUTRAL)) ?? palette.find(isTintedGround)
  const best = accents[0] ?? neutral
  if (!best) return null
  return {
    ...best,
    value: {
      neutral: neutral?.value.hex ?? null,
      accents: accents.map((entry) => ({ hex: entry.value.hex, role: chooseRole(entry) })),
    },
  }
}

const hasRole =
  (role: Entry['value']['role'], least: number) =>
  ({ value, confidence }: Entry): boolean =>
    value.role === role && confidence >= least

/** White and black are no choice of a brand, so they are not proposed as its neutral. */
const isTintedGround = (entry: Entry): boolean =>
  hasRole('ground', SURE_NEUTRAL)(entry) && entry.value.hex !== '#FFFFFF' && entry.value.hex !== '#000000'

/** The name of a variable or a rule says what an accent is for: `--cta-color`, `.btn-accent`. */
function chooseRole({ text }: Entry): AccentRole {
  return /btn|button|cta|action|link/i.test(text) ? 'action' : 'highlight'
}

import type { BrandDraft } from '#contract/brands/site-reading/brands-import.ts'
import { DEFAULT_TYPOGRAPHY, type FontCategory } from '#contract/options.ts'
import type { Style } from '../read/style.ts'
import { ALIASES, classifyFont, SUBSTITUTES } from '#studio/type/font-classes.ts'
import { FONT_FAMILIES } from '#studio/type/font-families.ts'
import type { Found } from './found.ts'

type FontEntry = BrandDraft['fonts'][number]

export interface FontDraft {
  typography: Found<string>
  fonts: Found<FontEntry>[]
}

export interface FontSources {
  style: Style
  /** Families of links to font services. */
  linked: readonly string[]
  pdfFonts: readonly string[]
}

interface Named {
  family: string
  stack: string[]
  key: Found<unknown>['key']
  text: string
  confidence: number
}

const HEADING = /(?:^|[\s,.#_-])(?:h[12]|heading|headline|title|display|hero)(?![a-z])/i
const BODY = /^(?:body|html|:root|\*|p)(?![\w-])/i
const SYSTEM =
  /^(?:system-ui|ui-sans-serif|ui-serif|ui-monospace|-apple-system|blinkmacsystemfont|segoe ui|inherit|initial|unset|revert|sans-serif|serif|monospace|cursive|fantasy|emoji|var\(.*)$/i
const ICONS =
  /icon|awesome|fontello|glyph|dashicons|swiper|slick|eleganticons|themify|symbol|emoji|bootstrap-icons|eicons|icomoon/i

/** The typefaces of headings and of body text. The one of headings is the brand's. */
export function draftFonts(sources: FontSources): FontDraft {
  const heading = findFont(sources, HEADING) ?? null
  const body = findFont(sources, BODY) ?? null
  const first = heading ?? body ?? findOther(sources)
  if (!first) return { typography: { value: DEFAULT_TYPOGRAPHY, key: 'no_font', text: '', confidence: 0 }, fonts: [] }
  const second = body && body.family !== first.family ? body : null
  const fonts = [toEntry(first, 'heading'), ...(second ? [toEntry(second, 'body')] : [])]
  const [main] = fonts
  return { typography: { ...toFound(first), value: toTypography(main?.value.nearest ?? '') }, fonts }
}

/** Families that are declared or linked count more than fonts of the system. */
function findFont({ style, linked }: FontSources, place: RegExp): Named | null {
  const loaded = new Set([...style.faces.map(cleanFamily), ...linked].map((family) => family.toLowerCase()))
  const matching = style.fonts.filter(({ where }) => place.test(where) && !ICONS.test(where))
  const named = matching.flatMap(({ value, where }) => toNamed(value, 'css_font', where, 0.8) ?? [])
  const isLoaded = ({ family }: Named) => loaded.has(family.toLowerCase())
  const found = named.find(isLoaded) ?? named[0]
  return found ? { ...found, confidence: isLoaded(found) ? 0.95 : found.confidence } : null
}

function findOther({ style, linked, pdfFonts }: FontSources): Named | null {
  const byLink = linked.flatMap((family) => toNamed(family, 'font_link', family, 0.7) ?? [])
  const byFace = style.faces.flatMap((family) => toNamed(family, 'font_face', cleanFamily(family), 0.6) ?? [])
  const byRule = style.fonts.flatMap(({ value, where }) => toNamed(value, 'css_font', where, 0.5) ?? [])
  const byPdf = pdfFonts.flatMap((family) => toNamed(family, 'pdf_font', family, 0.6) ?? [])
  return byLink[0] ?? byFace[0] ?? byRule[0] ?? byPdf[0] ?? null
}

/** Null where the stack begins with a font of the system, which is no choice of the brand, or has icons. */
function toNamed(value: string, key: Named['key'], text: string, confidence: number): Named | null {
  const stack = value.split(',').map(cleanFamily).filter(Boolean)
  const [family = ''] = stack
  if (!family || family.length > 60 || SYSTEM.test(family) || ICONS.test(family)) return null
  return { family, stack, key, text, confidence }
}

/** The name without quotes, without weights, and without the marks of build tools such as `__Inter_d65c78`. */
function cleanFamily(text: string): string {
  const plain = text
    .trim()
    .replaceAll(/["']/g, '')
    .replace(/^__/, '')
    .replace(/_(?:[Ff]allback_)?[0-9a-f]{5,8}$/, '')
  return plain
    .replaceAll('_', ' ')
    .replace(/[-\s]?(?:variable|var|vf|regular|medium|semibold|bold|light|webfont|web|fallback)$/i, '')
    .trim()
}

function toEntry(named: Named, use: FontEntry['use']): Found<FontEntry> {
  const { nearest, match } = findNearest(named)
  return { ...toFound(named), value: { family: named.family, use, nearest, match } }
}

const toFound = ({ key, text, confidence }: Named) => ({ key, text, confidence })

function findNearest({ family, stack }: Named): Pick<FontEntry, 'nearest' | 'match'> {
  const exact = findOurs(family)
  if (exact) return { nearest: exact, match: 'exact' }
  const alias = ALIASES[family.toLowerCase()]
  if (alias) return { nearest: alias, match: 'alias' }
  return { nearest: SUBSTITUTES[classifyFont(family, stack).fontClass], match: 'class' }
}

/** The bundled family of that name. */
const findOurs = (family: string): string | null =>
  FONT_FAMILIES.find(({ name }) => name.toLowerCase() === family.toLowerCase())?.name ?? null

const GENERIC: Record<FontCategory, string> = {
  'sans-serif': 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  display: 'Impact, sans-serif',
  monospace: 'ui-monospace, monospace',
}

/** The `font-family` value that a brand stores for one of our families. */
function toTypography(family: string): string {
  if (DEFAULT_TYPOGRAPHY.startsWith(`${family},`)) return DEFAULT_TYPOGRAPHY
  const category = FONT_FAMILIES.find(({ name }) => name === family)?.generic
  if (!category) return DEFAULT_TYPOGRAPHY
  return `${family.includes(' ') ? `"${family}"` : family}, ${GENERIC[category]}`
}

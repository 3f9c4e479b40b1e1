import { converter } from 'culori'
import type { EvidenceKey } from '#contract/brands/site-reading/evidence.ts'
import type { ImageFacts } from '../pixels.ts'
import type { NamedColor } from '../read/palettes.ts'
import type { PdfSignals } from '../read/pdf.ts'
import type { ColorUse } from '../read/style.ts'
import { isDefaultColor, isDefaultVariable, isForeign } from './framework-colors.ts'

/** One sign that a color belongs to the brand. */
export interface ColorSignal {
  /** `#RRGGBB`. */
  hex: string
  weight: number
  key: EvidenceKey
  text: string
  /** What the color does where it was found. */
  part: 'brand' | 'accent' | 'ground' | 'ink' | 'other'
}

const toOklch = converter('oklch')

/** Whether a color is more than a gray, white or black. */
export function isChromatic(hex: string): boolean {
  const { l = 0, c = 0 } = toOklch(hex) ?? {}
  return c >= 0.04 && l > 0.12 && l < 0.97
}

/** White and black as theme-color say nothing. */
export function isPlain(hex: string): boolean {
  const { l = 0, c = 0 } = toOklch(hex) ?? {}
  return c < 0.02 && (l > 0.93 || l < 0.25)
}

export function styleSignals(colors: readonly ColorUse[]): ColorSignal[] {
  return colors.flatMap((color) => {
    if (isDefaultColor(color.hex) || isForeign(color.where)) return []
    const found = color.use === 'variable' ? variableSignal(color) : ruleSignal(color)
    return found && found.weight > 0 ? [found] : []
  })
}

type Rank = readonly [pattern: RegExp, weight: number, part: ColorSignal['part']]

/** The first pattern that matches a variable's name counts. */
const VARIABLES: readonly Rank[] = [
  [/hover|active|focus|disabled|shadow|border|ring|outline|overlay|selection|placeholder/, 0.2, 'other'],
  [/(?:^--|-)on-|contrast|foreground|(?:^--|-)fg(?:-|$)|inverse/, 0.3, 'other'],
  [/text|(?:^--|-)ink(?:-|$)|body-color|font-color/, 1.5, 'ink'],
  [/background|(?:^--|-)bg(?:-|$)|surface|paper|(?:^--|-)ground/, 1.5, 'ground'],
  [/(?:brand|primary|corporate|main)(?:-?(?:color|colour|500|600|default|base|1))?$/, 10, 'brand'],
  [/(?:brand|primary|corporate)-(?:700|400|800)$/, 3, 'brand'],
  [
    /(?:brand|primary|corporate|secondary|accent)-(?:\d+|light|lighter|dark|darker|soft|tint|muted|subtle)/,
    0.8,
    'other',
  ],
  [/secondary|accent|highlight|cta|action|button|btn|link/, 4.5, 'accent'],
  [/brand|primary/, 5, 'brand'],
  [/gray|grey|neutral|white|black|muted/, 0.2, 'other'],
]

function variableSignal({ hex, where }: ColorUse): ColorSignal | null {
  const name = where.toLowerCase()
  if (isDefaultVariable(name)) return null
  const [, weight, part] = VARIABLES.find(([pattern]) => pattern.test(name)) ?? [/./, 1.2, 'other' as const]
  return { hex, weight, part, key: 'css_variable', text: where }
}

const BUTTON = /(?:^|[\s.#_-])(?:btn|button|cta)(?![a-z])|type=["']?submit|wp-block-button__link/i
const SECOND = /secondary|outline|ghost|alt\b|tertiary|light|close|menu|toggle|icon|search/i
const HEADER = /(?:^|[\s.#_-])(?:header|nav|navbar|topbar|masthead|appbar)(?![a-z])/i

const BACKGROUNDS: readonly Rank[] = [
  [BUTTON, 6, 'brand'],
  [/^(?::root|html|body|\*)(?![\w-])/i, 3, 'ground'],
  [HEADER, 5, 'brand'],
  [/hero|banner|jumbotron|masthead/i, 4, 'brand'],
  [/footer/i, 2.5, 'brand'],
  [/card|panel|box|modal|input|field|form|table|code|pre\b/i, 0.3, 'other'],
]
const INKS: readonly Rank[] = [
  [/^(?::root|html|body|\*)(?![\w-])/i, 3, 'ink'],
  [BUTTON, 0.3, 'other'],
  [/^a(?![\w-])|\slink\b|\.link\b/i, 3, 'brand'],
  [/logo|brand/i, 4, 'brand'],
  [/^h[1-3](?![\w-])|heading|title/i, 2, 'brand'],
  [HEADER, 1, 'other'],
]

function ruleSignal({ hex, use, where, count }: ColorUse): ColorSignal {
  const ranks = use === 'background' ? BACKGROUNDS : use === 'ink' ? INKS : []
  const isLogo = use === 'fill' && /logo|brand/i.test(where)
  const [, base, part] = ranks.find(([pattern]) => pattern.test(where)) ?? [/./, isLogo ? 4 : 0.5, 'other' as const]
  const state = /:(?:hover|focus|active|disabled|visited)/i.test(where) ? 0.2 : 1
  const second = use === 'background' && BUTTON.test(where) && SECOND.test(where) ? 0.4 : 1
  const weight = base * state * second * Math.min(1 + Math.log2(count) / 4, 2)
  const key = use === 'background' ? 'css_background' : 'css_ink'
  return { hex, weight, part: second < 1 ? 'accent' : part, key, text: where }
}

/** Shares of a picture's pixels. `unit` is the weight of the whole picture. */
export function pixelSignals(facts: ImageFacts, of: 'logo' | 'screenshot'): ColorSignal[] {
  const toSignals = (shares: ImageFacts['colors'], key: EvidenceKey, unit: number): ColorSignal[] =>
    shares
      .filter(({ share }) => share >= 0.02)
      .map(({ hex, share }) => {
        const weight = unit * share * (isPlain(hex) ? 0.3 : 1)
        return { hex, weight, key, text: String(Math.round(share * 100)), part: isPlain(hex) ? 'other' : 'brand' }
      })
  if (of === 'logo') return toSignals(facts.colors, 'logo_pixels', 8)
  return [...toSignals(facts.header, 'header_area', 7), ...toSignals(facts.colors, 'screenshot_area', 8)]
}

/** The order of a palette tells its importance when its names do not. */
export function paletteSignals(palette: readonly NamedColor[]): ColorSignal[] {
  return palette.map(({ name, hex }, index) => {
    const text = name || hex
    const isGround = /background|ground|surface|white|paper/i.test(name)
    if (isGround || isPlain(hex))
      return { hex, weight: 1, key: 'palette_file', text, part: isGround ? 'ground' : 'ink' }
    if (/brand|primary|main/i.test(name)) return { hex, weight: 14, key: 'palette_file', text, part: 'brand' }
    const isAccent = /secondary|accent/i.test(name)
    return {
      hex,
      weight: isAccent ? 7 : Math.max(2, 9 - index),
      key: 'palette_file',
      text,
      part: isAccent ? 'accent' : 'brand',
    }
  })
}

export function pdfSignals(pdfs: readonly PdfSignals[]): ColorSignal[] {
  return pdfs.flatMap(({ areas }) => {
    const colored = areas.filter(({ hex }) => !isPlain(hex))
    const whole = colored.reduce((sum, { area }) => sum + area, 0)
    return colored
      .filter(({ area }) => area / whole >= 0.01)
      .map(({ hex, area }): ColorSignal => {
        const share = area / whole
        return { hex, weight: 10 * share, key: 'pdf_area', text: String(Math.round(share * 100)), part: 'brand' }
      })
  })
}

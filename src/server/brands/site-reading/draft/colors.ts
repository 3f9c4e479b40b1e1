import { differenceCiede2000 } from 'culori'
import type { BrandDraft } from '#contract/brands/site-reading/brands-import.ts'
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '#contract/options.ts'
import { type ColorSignal, isChromatic } from './color-signals.ts'
import type { Found } from './found.ts'

type PaletteEntry = BrandDraft['palette'][number]

export interface ColorDraft {
  primary: Found<string>
  secondary: Found<string>
  palette: Found<PaletteEntry>[]
}

/** Signals of colors that look the same. The strongest one gives the value. */
interface Group {
  hex: string
  weight: number
  best: ColorSignal
  signals: ColorSignal[]
}

const measureDifference = differenceCiede2000()
/** ΔE2000 below which two colors count as one, and above which a second color is another one. */
const SAME = 4
const OTHER = 12
const PALETTE_MAX = 8
/** Weight from which a single signal of a gray is enough for a brand without colors. */
const STRONG = 4

export function draftColors(signals: readonly ColorSignal[]): ColorDraft {
  const groups = groupSignals(signals)
  const primary = choosePrimary(groups)
  const secondary = chooseSecondary(groups, primary)
  const whole = groups.reduce((sum, { weight }) => sum + weight, 0)
  const shown = listShown(groups, primary, secondary)
  return {
    primary: primary ? toFound(primary, primary.hex) : notFound(DEFAULT_PRIMARY_COLOR, 'no_color'),
    secondary: secondary ? toFound(secondary, secondary.hex) : notFound(defaultSecondary(primary), 'no_second_color'),
    palette: shown.map((group) =>
      toFound(group, { hex: group.hex, share: round(group.weight / whole), role: roleOf(group, primary, secondary) }),
    ),
  }
}

function groupSignals(signals: readonly ColorSignal[]): Group[] {
  const groups: Group[] = []
  for (const signal of signals.toSorted((a, b) => b.weight - a.weight).slice(0, 600)) {
    const group = groups.find(({ hex }) => hex === signal.hex || measureDifference(hex, signal.hex) < SAME)
    if (!group) groups.push({ hex: signal.hex, weight: signal.weight, best: signal, signals: [signal] })
    else {
      group.signals.push(signal)
      // Many weak uses of one color must not outweigh a clear one.
      group.weight += group.signals.length < 12 ? signal.weight * 0.6 : 0
    }
  }
  return groups.toSorted((a, b) => b.weight - a.weight)
}

const hasPart = ({ signals }: Group, part: ColorSignal['part']) => signals.some((signal) => signal.part === part)

/** Weight as a color of the brand: accents and plain uses count less. */
function brandWeight({ signals }: Group): number {
  const weights = { brand: 1, accent: 0.5, ground: 0.4, ink: 0.5, other: 0.6 }
  const sorted = signals.map(({ weight, part }) => weight * weights[part]).toSorted((a, b) => b - a)
  return sorted.slice(0, 12).reduce((sum, weight, index) => sum + weight * (index === 0 ? 1 : 0.6), 0)
}

function choosePrimary(groups: readonly Group[]): Group | null {
  const ranked = groups.toSorted((a, b) => brandWeight(b) - brandWeight(a))
  const chromatic = ranked.find(({ hex }) => isChromatic(hex))
  const plain = ranked.find(
    (group) => !isChromatic(group.hex) && hasPart(group, 'brand') && brandWeight(group) >= STRONG,
  )
  if (chromatic && brandWeight(chromatic) >= 1) {
    const isWeak = brandWeight(chromatic) < STRONG && plain && brandWeight(plain) > 3 * brandWeight(chromatic)
    return isWeak && plain ? plain : chromatic
  }
  return plain ?? null
}

function chooseSecondary(groups: readonly Group[], primary: Group | null): Group | null {
  if (!primary) return null
  const others = groups.filter(({ hex }) => measureDifference(hex, primary.hex) > OTHER)
  const rank = (group: Group) => group.weight * (hasPart(group, 'accent') ? 2 : 1)
  const colored = others.filter((group) => isChromatic(group.hex) && rank(group) >= Math.max(1, primary.weight * 0.12))
  const [best] = colored.toSorted((a, b) => rank(b) - rank(a))
  const byPart = (part: ColorSignal['part']) => others.find((group) => hasPart(group, part) && group.weight >= 1)
  return best ?? byPart('ink') ?? byPart('ground') ?? null
}

/** The default, unless that is the primary color. */
const defaultSecondary = (primary: Group | null) =>
  primary && measureDifference(primary.hex, DEFAULT_SECONDARY_COLOR) < OTHER ? '#FFFFFF' : DEFAULT_SECONDARY_COLOR

function listShown(groups: readonly Group[], primary: Group | null, secondary: Group | null): Group[] {
  const first = [primary, secondary].flatMap((group) => group ?? [])
  const others = groups.filter((group) => !first.includes(group) && group.weight >= 0.5)
  return [...first, ...others].slice(0, PALETTE_MAX)
}

function roleOf(group: Group, primary: Group | null, secondary: Group | null): PaletteEntry['role'] {
  if (group === primary) return 'primary'
  if (group === secondary) return 'secondary'
  if (hasPart(group, 'ground')) return 'ground'
  if (hasPart(group, 'ink')) return 'ink'
  return isChromatic(group.hex) ? 'accent' : 'neutral'
}

function toFound<T>({ best, signals }: Group, value: T): Found<T> {
  const kinds = new Set(signals.filter(({ weight }) => weight >= 0.5).map(({ key }) => key)).size
  const confidence = 0.35 + 0.04 * Math.min(best.weight, 10) + 0.1 * Math.min(kinds - 1, 2)
  return { value, key: best.key, text: best.text, confidence: round(Math.min(0.97, Math.max(0.2, confidence))) }
}

const notFound = <T>(value: T, key: Found<T>['key']): Found<T> => ({ value, key, text: '', confidence: 0 })
const round = (value: number) => Math.round(value * 100) / 100

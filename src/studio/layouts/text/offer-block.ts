import { fitScaledBlock, type ScaledPart } from '../../type/scaled-block.ts'
import { measureHang, type Align, type TextBlock, type TextSpec } from '../../type/text-block.ts'
import { isFeeInHeadline, isListPrice } from './entry-fee.ts'
import { placeOffer } from './place-offer.ts'
import { isLargeType } from './large-text-color.ts'
import { minFactSize } from '../type-sizes.ts'
import { isFormerBetween } from '../../copywriter/carry/join-former-price.ts'
import { findDanglingWords } from '../../type/breaking/glue.ts'
import { keepSmall, lowerFirst, splitUnit } from './small-words.ts'
import { splitBundle } from './split-bundle.ts'
import {
  findLeadIn,
  listBundleParts,
  splitCode,
  splitOffer,
  splitOfferHeadline,
  type OfferPart,
} from './split-offer.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { TextStyle } from '../../type/fit-text.ts'
import type { Layer, TextRole } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'

/** An offer whose figure is large and whose words are small, measured but not yet placed. Sizes are pixels. */
export interface OfferBlock {
  width: number
  height: number
  drop: number
  /** How far its last line really reaches below the baseline: digits do not, "£12.60ph" does. */
  hang: number
  place(x: number, top: number, align: Align): Layer[]
}

/** The space of an offer in pixels. `most` is the size of its figure. */
export interface OfferSpace {
  width: number
  height: number
  most: number
}

/** The sizes of the parts as shares of the figure. A code is never the smallest text. */
const SCALES = { lead: 0.5, words: 0.3, figure: 1, small: 0.42, former: 0.3, code: 0.5 } as const
/** The sizes of a condition with a code, where no figure is beside it. */
const CODE_SCALES = { lead: 0.5, words: 0.7, figure: 1, small: 0.7, former: 0.6, code: 1 } as const
/** The figure is at least this many times as large as the facts of the design, and a list price, which is no hero, this many. */
const LEAST_RATIO = 1.7
const LEAST_LISTED = 1.15

/** The words of an offer are not smaller than this share of the facts beside it. */
const LEAST_WORDS = 0.9

/** Sets an offer with its figure, or a condition with its code. Returns null if it has neither, or does not fit. */
export function createOfferBlock(
  context: LayoutContext,
  ground: SurfaceColors,
  role: TextRole,
  text: string,
  space: OfferSpace,
): OfferBlock | null {
  const offer = splitOffer(text)
  const parts = offer ?? splitCode(text)
  if (!parts) return null
  const smallest = Math.max(minFactSize(context.canvas), context.sizes.body * LEAST_WORDS)
  const ratio = role === 'price' && isListPrice(context.copy) ? LEAST_LISTED : LEAST_RATIO
  const least = offer ? Math.max(smallest, context.sizes.body) * ratio : smallest * 1.25
  const scales = offer ? SCALES : CODE_SCALES
  const { headline, poster, price } = context.type
  const style: TextStyle = { ...(poster.face.family.script ? price : poster), tracking: 0, leading: 1.04 }
  const color = ground.ink
  const words = { role, text, style, color, ground: ground.fill }
  const arranged = arrange(context, parts, text)
  const most = Math.max(least, offer ? space.most : Math.min(space.most, context.sizes.body * 1.5))
  const fit = (of: TextStyle) =>
    fitLargest(arranged, scales, (set) =>
      fitScaledBlock({ ...words, style: of }, set, context.ruler, { ...space, most, least, smallest }),
    )
  const block = fit(style) ?? fit({ ...headline, leading: 1.06 })
  return block && finish(context, ground, block, parts)
}

/** The parts of an offer, each of which begins a line. A low canvas has space for few lines. */
function arrange({ canvas, copy, brief }: LayoutContext, parts: readonly OfferPart[], text: string): OfferPart[] {
  const isLow = canvas.aspect === 'wide' || canvas.aspect === 'banner'
  const whole = splitUnit(joinFormer(parts, text))
  const apart = splitLeadIn(whole, findDanglingWords(copy.language), brief.prompt)
  return isLow ? joinSmall(apart) : apart
}

/** Small words before a figure are a line of their own, close to it and never torn: "für", "nur", "bis zu", "à partir de". */
function splitLeadIn(parts: readonly OfferPart[], dangling: RegExp, prompt: string): OfferPart[] {
  const at = parts.findIndex(({ kind }) => kind === 'figure')
  const [before, figure] = [parts[at - 1], parts[at]]
  if (!figure || before?.kind !== 'words') return [...parts]
  const start = findLeadIn(before.text, dangling)
  const [rest, lead] = [before.text.slice(0, start).trim(), before.text.slice(start).trim()]
  if (lead === '') return [...parts]
  return [
    ...parts.slice(0, at - 1),
    ...(rest ? [{ ...before, text: rest }] : []),
    { kind: 'small', text: keepSmall(lead, figure.text, prompt) },
    ...parts.slice(at),
  ]
}

/** Short words join what is offered before them, the former price, or the code behind them. */
const joinSmall = (parts: readonly OfferPart[]): OfferPart[] =>
  parts.reduce<OfferPart[]>((joined, part) => {
    const before = joined.at(-1)
    const isShort = before !== undefined && `${before.text} ${part.text}`.length <= LONGEST_JOINED
    const fits =
      (before?.kind === 'lead' && part.kind === 'words') ||
      (before?.kind === 'former' && part.kind === 'words') ||
      (before?.kind === 'words' && part.kind === 'code') ||
      (before?.kind === 'former' && part.kind === 'code')
    if (!before || !isShort || !fits) return [...joined, part]
    return [...joined.slice(0, -1), { kind: before.kind, text: `${before.text} ${part.text}` }]
  }, [])

/** In UTF-16 code units. */
const LONGEST_JOINED = 34

/**
 * A former price is on one line with the words that say so: "instead of $48", "通常98,000円", "2.400 TL yerine". How long the present price
 * holds stands before them: "till 30 Sept, normally £110".
 */
function joinFormer(parts: readonly OfferPart[], text: string): OfferPart[] {
  const at = parts.findIndex(({ kind }) => kind === 'former')
  const [before, former, after] = [parts[at - 1], parts[at], parts[at + 1]]
  if (!former) return [...parts]
  const isBehind = after?.kind === 'words' && (LEADS_ON.test(after.text) || isFormerBetween('', after.text))
  const line = isBehind ? join(former.text, after.text, text) : former.text
  const rest = parts.slice(isBehind ? at + 2 : at + 1)
  const pause = (before?.text ?? '').search(/[,;،、，][^,;،、，]*$/u) + 1
  const [terms, label] = [before?.text.slice(0, pause) ?? '', before?.text.slice(pause).trim() ?? '']
  if (before?.kind !== 'words' || label === '' || label.length > LONGEST_FORMER)
    return [...parts.slice(0, at), { kind: 'former', text: line }, ...rest]
  return [
    ...parts.slice(0, at - 1),
    ...(terms ? [{ ...before, text: terms.replace(END_COMMA, '') }] : []),
    { kind: 'former', text: join(label, line, text) },
    ...rest,
  ]
}

/** "8,800円から", "59,000원에서": a particle belongs to the price before it. */
const LEADS_ON = /^(?:から|より|에서)$/u

/** With the space that the text has between both. */
const join = (one: string, other: string, text: string) =>
  text.includes(one + other) ? one + other : `${one} ${other}`

/** In UTF-16 code units. */
const LONGEST_FORMER = 24

/** The size of a long former price, as a share of its figure, and what that must gain. */
const LONG_FORMER = 0.22
const LEAST_GAIN = 1.15

/** A shorter one never keeps a figure small: "was £2,100". In UTF-16 code units. */
const SHORT_FORMER = 16

/** The words beside a figure are larger, as a share of it, where it keeps this share of its size. */
const LARGE_WORDS = 0.4
const LEAST_BESIDE_WORDS = 0.93

/** A former price with many words before it is on one line, which must not keep the figure small. */
function fitLargest(
  parts: readonly OfferPart[],
  scales: Readonly<Record<OfferPart['kind'], number>>,
  fit: (parts: readonly ScaledPart[]) => TextBlock | null,
): TextBlock | null {
  const setAt = (of: typeof scales) =>
    parts.map((part, index) => toPart(part, of, { last: parts[index - 1], next: parts[index + 1] }))
  const tight = fit(setAt(scales))
  const roomy = fit(setAt({ ...scales, words: Math.max(scales.words, LARGE_WORDS) }))
  const usual = roomy && roomy.size >= (tight?.size ?? 0) * LEAST_BESIDE_WORDS ? roomy : tight
  if (!parts.some(({ kind, text }) => kind === 'former' && text.length > SHORT_FORMER)) return usual
  const smaller = fit(setAt({ ...scales, former: LONG_FORMER }))
  return smaller && smaller.size > (usual?.size ?? 0) * LEAST_GAIN ? smaller : usual
}

const toPart = (
  { kind, text }: OfferPart,
  scales: Readonly<Record<OfferPart['kind'], number>>,
  { last, next }: { last: OfferPart | undefined; next: OfferPart | undefined },
): ScaledPart => ({
  text: (kind === 'words' && next?.kind !== 'figure') || kind === 'code' ? text : text.replace(END_COMMA, ''),
  scale: scales[kind],
  ...(kind === 'small' && { joins: last?.kind === 'figure' ? 'last' : 'next' }),
  most: kind === 'words' || kind === 'lead' ? 3 : kind === 'figure' && text.length > LONG_FIGURE ? 2 : 1,
})

/** A longer figure would be small on one line: "6 trays for £20". In UTF-16 code units. */
const LONG_FIGURE = 12

/** A change of size says what a comma would say. */
const END_COMMA = /[,،、]$/u

/** Words of an offer that may be drawn apart, or without the comma behind them, so that they are measured, too. */
export function listBareWords(text: string): string[] {
  const bundle = splitBundle(text)
  const parts = [...splitUnit(splitOffer(text) ?? []), ...(bundle ? listBundleParts(bundle) : [])]
  return [...text.split(/\s+/u), ...parts.flatMap((part) => part.text.split(/\s+/u))].flatMap((word) => [
    word,
    word.replace(END_COMMA, ''),
    lowerFirst(word),
  ])
}

/** What is offered leads with this share of the figure: a few words are nearly as large as it. */
const measureLead = (text: string): number => (text.length <= 14 ? 0.64 : text.length <= 28 ? 0.5 : 0.4)
/** The figure of a headline is at least this many times as large as the facts of the design. */
const LEAST_HEADLINE_RATIO = 2

/** The name of an event with what it costs, in one headline. */
const FEE_SCALES = { ...SCALES, lead: 1, figure: 0.7, small: 0.34, words: 0.34 }

/** A headline that is an offer. Null if it is none, or does not fit. */
export function fitOfferHeadline(
  context: LayoutContext,
  words: TextSpec,
  space: { width: number; height: number; most: number },
): TextBlock | null {
  const parts = splitOfferHeadline(context.copy)
  if (!parts) return null
  const smallest = minFactSize(context.canvas)
  const least = Math.max(smallest, context.sizes.body) * LEAST_HEADLINE_RATIO
  // An event leads, and not what it costs.
  const isFee = parts[0]?.kind === 'lead' && isFeeInHeadline(context.copy)
  const scales = isFee ? FEE_SCALES : { ...SCALES, lead: measureLead(parts[0]?.text ?? '') }
  const style = { ...words.style, leading: Math.min(words.style.leading, 1.06) }
  const arranged = arrange(context, parts, context.copy.headline)
  // Between parts of one size, a comma stays.
  const isEven = arranged.every(({ kind }) => kind === 'figure')
  const block = fitLargest(arranged, scales, (set) => {
    const said = set.map((part, index) => (isEven ? { ...part, text: arranged[index]?.text ?? part.text } : part))
    return fitScaledBlock({ ...words, style }, said, context.ruler, { ...space, least, smallest })
  })
  const former = findStruck(parts)
  const code = parts.find(({ kind }) => kind === 'code')?.text
  return (
    block && {
      ...block,
      isOffer: true,
      ...(former && { struck: { text: former, color: context.surface(words.ground).muted } }),
      ...(code && { outlined: code }),
    }
  )
}

function finish(
  context: LayoutContext,
  ground: SurfaceColors,
  block: TextBlock,
  parts: readonly OfferPart[],
): OfferBlock {
  const former = findStruck(parts)
  const code = parts.find(({ kind }) => kind === 'code')?.text
  const struck = former && { text: former, color: ground.muted }
  const isLarge = isLargeType(context, block.style.face, block.size * Math.min(...(block.scales ?? [1])))
  const color = isLarge ? ground.display : block.color
  const set: TextBlock = { ...block, color, ...(struck && { struck }), ...(code && { outlined: code }) }
  return {
    width: block.width,
    height: block.height,
    drop: block.drop,
    hang: measureHang(block.lines.at(-1) ?? '', block.style) * block.size * (block.scales?.at(-1) ?? 1),
    place: (x, top, align) => placeOffer(set, x, top, align),
  }
}

/** Marks and particles behind an amount are not struck through. */
const findStruck = (parts: readonly OfferPart[]): string | undefined =>
  parts.find(({ kind }) => kind === 'former')?.text.replace(/(?<![)\],.;:、，）!?])[)\],.;:、，）!?]+$|에서$/u, '')

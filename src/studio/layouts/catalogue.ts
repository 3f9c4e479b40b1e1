import { arch } from './arch.ts'
import { bare } from './bare.ts'
import { bars } from './bars.ts'
import { bubble } from './bubble.ts'
import { card } from './card.ts'
import { collage } from './collage.ts'
import { columns } from './columns.ts'
import { horizon } from './horizon.ts'
import { masthead } from './masthead.ts'
import { minimal } from './minimal.ts'
import { offer } from './offer.ts'
import { photo } from './photo.ts'
import { poster } from './poster.ts'
import { prints } from './prints.ts'
import { quote } from './quote.ts'
import { seal } from './seal.ts'
import { split } from './split.ts'
import { statement } from './statement.ts'
import { ticket } from './ticket.ts'
import { wedge } from './wedge.ts'
import type { Layout, Occasion } from './scope.ts'

/** Every family of designs. */
export const LAYOUTS: readonly Layout[] = [
  split,
  poster,
  card,
  arch,
  wedge,
  masthead,
  bars,
  horizon,
  minimal,
  ticket,
  bubble,
  columns,
  quote,
  offer,
  photo,
  seal,
  collage,
  prints,
  statement,
]

/** No family takes more than this share of all seeds, so that the next seed is always another one. */
const MOST = 0.36
/** The golden ratio's fraction: consecutive seeds land as far from one another as can be. */
const STRIDE = 0.6180339887498949

interface Wish {
  avoid?: readonly string[]
  layout?: string | null
}

/** The family that is wished for, where it can show what there is; else that for a seed: families take shares of a circle by how well they suit, and seeds walk around it. */
export function layoutFor(occasion: Occasion, seed: number, { avoid = [], layout: wanted }: Wish): Layout {
  if (wanted === bare.name) return bare
  const able = LAYOUTS.map((layout) => ({ layout, weight: Math.max(0, layout.suits(occasion)) }))
  const named = able.find(({ layout, weight }) => layout.name === wanted && weight > 0)
  if (named && !avoid.includes(named.layout.name)) return named.layout
  const free = able.filter(({ layout, weight }) => weight > 0 && !avoid.includes(layout.name))
  const choices = free.length > 0 ? free : able.filter(({ weight }) => weight > 0)
  const total = choices.reduce((sum, { weight }) => sum + weight, 0)
  const shares = choices.map(({ weight }) => Math.min(weight / total, choices.length > 2 ? MOST : 1))
  let left = ((seed * STRIDE) % 1) * shares.reduce((sum, share) => sum + share, 0)
  for (const [index, { layout }] of choices.entries()) {
    left -= shares[index] ?? 0
    if (left < 0) return layout
  }
  return choices[choices.length - 1]?.layout ?? arch
}

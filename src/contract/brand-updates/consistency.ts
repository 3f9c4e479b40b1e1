import '../schema/jitless.ts'
import { z } from 'zod'
import { CONTENT_TYPES } from '../options.ts'
import { routes } from '../route.ts'
import { ById, Id, Timestamp } from '../schema/fields.ts'

/** A report reads colors and fonts of so many of the newest designs. */
export const USAGE_DESIGNS_MAX = 500
/** A report lists so many designs that fail a rule. */
export const OFF_BRAND_SHOWN_MAX = 50

const TREND_UNITS = ['day', 'week', 'month'] as const

/** What was made in one day, week or month (UTC). `starts_on` is its first day, such as `2026-11-23`; weeks start on Monday. */
const TrendPoint = z.object({
  starts_on: z.string(),
  items: z.number(),
  average_score: z.number(),
  off_brand: z.number(),
})
export type TrendPoint = z.output<typeof TrendPoint>

/** A rule of the brand check: how many designs it was measured on, and how many of these fail it. */
const RuleFailures = z.object({ rule: z.string(), label: z.string(), measured: z.number(), failed: z.number() })
export type RuleFailures = z.output<typeof RuleFailures>

const OffBrandDesign = z.object({
  content_id: Id,
  title: z.string().nullable(),
  content_type: z.enum(CONTENT_TYPES),
  score: z.number(),
  created_at: Timestamp,
  /** The labels of the rules that it fails. */
  failed: z.array(z.string()),
  thumbnail_url: z.string(),
})
export type OffBrandDesign = z.output<typeof OffBrandDesign>

const COLOR_USES = ['primary', 'secondary', 'derived', 'other'] as const

/** A color of backgrounds, panels or words, `#RRGGBB`. `derived`: the studio derives it from the two colors of the brand. */
const UsedColor = z.object({ hex: z.string(), use: z.enum(COLOR_USES), designs: z.number() })
export type UsedColor = z.output<typeof UsedColor>

const UsedFont = z.object({
  family: z.string(),
  weights: z.array(z.number()),
  designs: z.number(),
  is_brand: z.boolean(),
})
export type UsedFont = z.output<typeof UsedFont>

/** Each design counts once, in its newest version. Only `trend` counts every version, because it shows what was made when. */
const ConsistencyReport = z.object({
  brand: z.object({ id: Id, name: z.string(), primary_color: z.string(), secondary_color: z.string() }),
  created_at: Timestamp,
  designs: z.number(),
  /** How many of the designs have a brand check. */
  checked: z.number(),
  off_brand: z.number(),
  /** 0 to 100; null if nothing was checked. */
  average_score: z.number().nullable(),
  trend: z.object({ unit: z.enum(TREND_UNITS), points: z.array(TrendPoint) }),
  /** The rule that fails most comes first. */
  rules: z.array(RuleFailures),
  /** The lowest score first, at most 50. */
  off_brand_designs: z.array(OffBrandDesign),
  /** The newest 500 designs at most; `designs` is how many were read. */
  usage: z.object({ designs: z.number(), colors: z.array(UsedColor), fonts: z.array(UsedFont) }),
})
export type ConsistencyReport = z.output<typeof ConsistencyReport>

const missing = 'Brand not found'

export const consistencyRoutes = routes({
  get: {
    method: 'GET',
    path: '/api/brands/:id/consistency',
    summary:
      'How well the designs of a brand follow it: score over time, failing rules, off-brand designs, colors and fonts',
    access: 'user',
    params: ById,
    reply: ConsistencyReport,
    missing,
  },
  pdf: {
    method: 'GET',
    path: '/api/brands/:id/consistency.pdf',
    summary: 'The consistency report of a brand as a PDF in English',
    access: 'user',
    params: ById,
    bytes: ['application/pdf'],
    missing,
  },
})

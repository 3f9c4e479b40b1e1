import { PLACEMENTS, type Placement, type PlatformFormat } from '#contract/platforms/format.ts'
import { PLATFORMS, type Platform } from '#contract/platforms/platform.ts'
import { findCampaignFormat, listFormats } from '#contract/platforms/formats.ts'
import { type PlanTemplate, TEMPLATE_FORMATS } from '#contract/campaigns/templates.ts'
import type { DesignLanguage } from '#contract/languages/languages.ts'

/** A plan while it is edited. */
export interface PlanDraft {
  /** Keys of formats, in the order of the matrix. */
  formats: readonly string[]
  /** The formats of `formats` that are made as videos, of those that take both kinds. */
  videos: readonly string[]
  languages: readonly DesignLanguage[]
  variants: number
}

export interface MatrixRow {
  platform: Platform
  /** By placement, in the order of `PLACEMENTS`. A placement that the platform does not have is empty. */
  cells: { placement: Placement; formats: PlatformFormat[] }[]
  /** Whether the platform has one placement only, so that its formats may take the whole row. */
  isSingle: boolean
}

/** The matrix of all formats: a row for each platform, a column for each placement. */
export const MATRIX: readonly MatrixRow[] = PLATFORMS.map((platform) => {
  const cells = PLACEMENTS.map((placement) => ({ placement, formats: listFormats({ platform, placement }) }))
  return { platform, cells, isSingle: cells.filter(({ formats }) => formats.length > 0).length === 1 }
})

const ORDER = new Map(
  MATRIX.flatMap(({ cells }) => cells.flatMap(({ formats }) => formats)).map(({ key }, at) => [key, at]),
)

/** The keys in the order of the matrix, each once. */
const sortKeys = (keys: Iterable<string>) =>
  [...new Set(keys)].toSorted((one, other) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0))

/** Adds a format or removes it. */
export function toggleFormat(plan: PlanDraft, key: string): PlanDraft {
  if (!plan.formats.includes(key)) return { ...plan, formats: sortKeys([...plan.formats, key]) }
  const isOther = (one: string) => one !== key
  return { ...plan, formats: plan.formats.filter(isOther), videos: plan.videos.filter(isOther) }
}

/** Adds the first format of each cell, or removes all of them if each has one already. For the heads of rows and columns. */
export function toggleCells(plan: PlanDraft, cells: readonly (readonly PlatformFormat[])[]): PlanDraft {
  const filled = cells.filter((formats) => formats.length > 0)
  const isChosen = ({ key }: PlatformFormat) => plan.formats.includes(key)
  if (filled.every((formats) => formats.some(isChosen))) {
    const gone = new Set(filled.flat().map(({ key }) => key))
    const isKept = (key: string) => !gone.has(key)
    return { ...plan, formats: plan.formats.filter(isKept), videos: plan.videos.filter(isKept) }
  }
  const added = filled.filter((formats) => !formats.some(isChosen)).flatMap(([first]) => (first ? [first.key] : []))
  return { ...plan, formats: sortKeys([...plan.formats, ...added]) }
}

/** Whether a format is an image or a video in this plan. */
export function chooseKind(plan: Pick<PlanDraft, 'videos'>, { key, kinds }: PlatformFormat): 'image' | 'video' {
  if (kinds.length === 1) return kinds[0] ?? 'image'
  return plan.videos.includes(key) ? 'video' : 'image'
}

/** Makes a format that takes both kinds a video, or an image again. */
export function toggleVideo(plan: PlanDraft, key: string): PlanDraft {
  const isVideo = plan.videos.includes(key)
  return { ...plan, videos: isVideo ? plan.videos.filter((one) => one !== key) : sortKeys([...plan.videos, key]) }
}

export interface PlanCount {
  images: number
  videos: number
  cells: number
}

/** How many cells a plan has. A campaign without products has its cells once. */
export function countCells(plan: PlanDraft, products: number): PlanCount {
  const each = Math.max(1, products) * plan.languages.length * plan.variants
  const formats = plan.formats.flatMap((key) => findCampaignFormat(key) ?? [])
  const videos = formats.filter((format) => chooseKind(plan, format) === 'video').length * each
  const cells = formats.length * each
  return { images: cells - videos, videos, cells }
}

/** How a template differs from the others besides its formats. `days` is the length from the first day to the last. */
const TEMPLATE_SHAPES: Readonly<Record<PlanTemplate, { startsIn: number; days: number; variants: number }>> = {
  launch: { startsIn: 7, days: 14, variants: 1 },
  sale: { startsIn: 3, days: 5, variants: 2 },
  event: { startsIn: 14, days: 1, variants: 1 },
  always_on: { startsIn: 0, days: 30, variants: 1 },
}

/** The plan and the dates of a template. The languages stay as they are. Dates are `YYYY-MM-DD`. */
export function applyTemplate(
  template: PlanTemplate,
  plan: PlanDraft,
  today: string,
): { plan: PlanDraft; startsOn: string; endsOn: string } {
  const { startsIn, days, variants } = TEMPLATE_SHAPES[template]
  return {
    plan: { ...plan, formats: sortKeys(TEMPLATE_FORMATS[template]), videos: [], variants },
    startsOn: addDays(today, startsIn),
    endsOn: addDays(today, startsIn + days - 1),
  }
}

/** A day some days later, both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The day of a moment in the user's time zone, as `YYYY-MM-DD`. */
export const localDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

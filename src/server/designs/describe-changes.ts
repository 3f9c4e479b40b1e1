import { z } from 'zod'
import { SLOT_FIELDS } from '#contract/designs/design-options.ts'
import { Overrides, type SlotOverride } from '#contract/designs/overrides.ts'
import { nameSlot } from '#studio/editing/describe-slots.ts'

/** The stored columns of a version that its description is made from, as JSON. */
export interface VersionFacts {
  layout: string
  copy: unknown
  overrides: unknown
  seed: unknown
  motion: unknown
  /** The storyboard that a person made. */
  film?: unknown
}

const Words = z.record(z.string(), z.unknown()).catch({})

/** The words of a copy by their field; rows are joined. Damaged copies have none. */
const readWords = ({ copy }: VersionFacts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Words.parse(copy)).map(([name, text]) => [
      name,
      typeof text === 'string' ? text : JSON.stringify(text),
    ]),
  )

/** The headline of a version, or nothing if its copy is damaged. */
export const readHeadline = (version: VersionFacts): string => readWords(version)['headline'] ?? ''

const WORDS = ['headline', 'subline', 'eyebrow', 'badge', 'price', 'cta', 'small_print']
const ROWS = { benefits: 'Benefits', details: 'Facts', block: 'Rows' } as const

/** Describes the differences of a version from the one before: `Headline: words`, `Logo: moved, resized`. */
export function describeChanges(before: VersionFacts, after: VersionFacts): string[] {
  const [old, now] = [readWords(before), readWords(after)]
  const words = WORDS.filter((name) => (old[name] ?? 'null') !== (now[name] ?? 'null'))
  const rows = Object.entries(ROWS).filter(([name]) => (old[name] ?? 'null') !== (now[name] ?? 'null'))
  return [
    ...(before.layout === after.layout ? [] : [`Layout: ${after.layout}`]),
    ...(before.seed === after.seed ? [] : ['Another composition']),
    ...words.map((name) => `${nameSlot(name)}: words`),
    ...rows.map(([, name]) => `${name}: words`),
    ...describeSlots(readOverrides(before), readOverrides(after)),
    ...describeMotion(before, after),
    ...(JSON.stringify(before.film ?? null) === JSON.stringify(after.film ?? null) ? [] : ['Storyboard']),
  ]
}

const readOverrides = ({ overrides }: VersionFacts): Overrides | null => Overrides.safeParse(overrides).data ?? null

function describeSlots(before: Overrides | null, after: Overrides | null): string[] {
  const names = [before, after].flatMap((of) => [
    ...Object.keys(of?.slots ?? {}),
    ...(of?.added ?? []).map(({ slot }) => slot),
  ])
  return [...new Set(names)].toSorted().flatMap((slot) => {
    const acts = listActs(slot, before, after)
    return acts.length > 0 ? [`${nameSlot(slot)}: ${acts.join(', ')}`] : []
  })
}

/** What happened to a slot, in words. */
function listActs(slot: string, before: Overrides | null, after: Overrides | null): string[] {
  const [old, now] = [before, after].map((of) => of?.added.find((one) => one.slot === slot))
  if (!old && now) return ['added']
  if (old && !now) return ['removed']
  const [from, to] = [before?.slots[slot] ?? {}, after?.slots[slot] ?? {}]
  const fields = SLOT_FIELDS.filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
  const acts = fields.map((field) => describeField(field, to))
  return [...new Set([...(JSON.stringify(old) === JSON.stringify(now) ? [] : ['words']), ...acts])]
}

const describeField = (field: (typeof SLOT_FIELDS)[number], { hidden }: SlotOverride): string =>
  field === 'hidden' ? (hidden ? 'hidden' : 'shown') : ACTS[field]

const ACTS = {
  move: 'moved',
  pin: 'moved',
  width: 'resized',
  height: 'resized',
  step: 'resized',
  color: 'recolored',
  align: 'aligned',
  focus: 'cropped',
  zoom: 'cropped',
  angle: 'rotated',
  order: 'reordered',
  picture: 'replaced',
} as const

const Motion = z.object({ style: z.string(), frames: z.number(), fps: z.number() }).nullable().catch(null)

function describeMotion({ motion: before }: VersionFacts, { motion: after }: VersionFacts): string[] {
  const [old, now] = [Motion.parse(before ?? null), Motion.parse(after ?? null)]
  if (!old || !now) return []
  const seconds = Math.round((now.frames / now.fps) * 10) / 10
  return [
    ...(old.style === now.style ? [] : [`Motion: ${now.style}`]),
    ...(old.frames / old.fps === now.frames / now.fps ? [] : [`Length: ${seconds} s`]),
  ]
}

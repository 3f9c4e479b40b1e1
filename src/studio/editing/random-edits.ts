import type { Random } from '../model/random.ts'
import type { AddedSlot, Overrides, SlotField, SlotOverride } from './overrides.ts'

const ROLES = ['primary', 'secondary', 'neutral', 'second', 'paper', 'tint', 'soft', 'deep', 'ink', 'white'] as const
const SLOTS = [
  'headline',
  'subline',
  'eyebrow',
  'cta',
  'badge',
  'price',
  'logo',
  'small_print',
  'benefit:1',
  'benefit:2',
  'detail:1',
  'facts',
  'row:1',
  'picture:1',
  'picture:2',
  'object:1',
  'motif',
  'motif:2',
]
const ADDED: readonly AddedSlot[] = [
  { slot: 'added:1', kind: 'text', text: 'Only this week', style: 'detail' },
  { slot: 'added:2', kind: 'text', text: 'New', style: 'badge' },
  { slot: 'added:3', kind: 'text', text: 'Order now', style: 'cta' },
  { slot: 'added:4', kind: 'text', text: 'Bienvenue à tous nos amis', style: 'headline' },
  { slot: 'added:5', kind: 'logo' },
  { slot: 'added:6', kind: 'shape', shape: 'ellipse' },
  { slot: 'added:7', kind: 'shape', shape: 'line' },
  { slot: 'added:8', kind: 'image', picture: 'picture' },
]

const pair = (random: Random, low: number, high: number) =>
  [cut(random.between(low, high)), cut(random.between(low, high))] as const
const cut = (value: number) => Math.round(value * 10_000) / 10_000

const VALUES: Record<SlotField, (random: Random) => SlotOverride[SlotField]> = {
  move: (random) => pair(random, -1, 1),
  pin: (random) => [
    random.pick(['start', 'center', 'end'] as const),
    random.pick(['top', 'middle', 'bottom'] as const),
  ],
  width: (random) => cut(random.between(0.01, 1)),
  height: (random) => cut(random.between(0.01, 1)),
  step: (random) => Math.floor(random.between(-3, 4)),
  color: (random) => random.pick(ROLES),
  align: (random) => random.pick(['start', 'center', 'end'] as const),
  focus: (random) => pair(random, 0, 1),
  zoom: (random) => cut(random.between(1, 4)),
  angle: (random) => cut(random.between(-180, 180)),
  order: (random) => Math.floor(random.between(-6, 7)),
  hidden: (random) => random.chance(0.3),
  picture: (random) => random.pick(['picture', 'other', 'gone']),
}
const FIELDS = Object.keys(VALUES) as SlotField[]

/** Makes one random change of a document, as a user of the editor could: one field of one slot, or an added or removed slot. */
export function editAtRandom(overrides: Overrides, random: Random): Overrides {
  if (random.chance(0.08)) {
    const one = random.pick(ADDED)
    const others = overrides.added.filter(({ slot }) => slot !== one.slot)
    return { ...overrides, added: others.length < overrides.added.length ? others : [...others, one] }
  }
  const slot = random.pick([...SLOTS, ...overrides.added.map((added) => added.slot)])
  const field = random.pick(FIELDS)
  const { [field]: _, ...kept } = overrides.slots[slot] ?? {}
  const changed = random.chance(0.15) ? kept : { ...kept, [field]: VALUES[field](random) }
  const { [slot]: __, ...slots } = overrides.slots
  return { ...overrides, slots: Object.keys(changed).length > 0 ? { ...slots, [slot]: changed } : slots }
}

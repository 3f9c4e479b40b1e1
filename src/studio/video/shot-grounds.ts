import { deltaE } from '../color/oklch.ts'
import { standsOut } from '../layouts/images/image-frame.ts'
import type { BackgroundRole } from '../layouts/color-scheme.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { Shot } from './shot.ts'

/** The choice of a scene without a picture. */
const NO_IMAGE = 'none'

/** Below this ΔE2000, a cut between two grounds is hardly seen. */
const APART = 12

/** The grounds of a film in turn, by how loud its tone is. The first one is that of the hook. */
const CYCLES: Record<0 | 1 | 2, readonly (readonly BackgroundRole[])[]> = {
  0: [
    ['paper', 'primary', 'tint', 'deep'],
    ['primary', 'paper', 'deep', 'tint'],
    ['deep', 'tint', 'primary', 'paper'],
  ],
  1: [
    ['primary', 'tint', 'second', 'paper'],
    ['second', 'primary', 'soft', 'deep'],
    ['tint', 'primary', 'paper', 'second'],
  ],
  2: [
    ['primary', 'second', 'deep', 'paper'],
    ['second', 'primary', 'paper', 'deep'],
    ['primary', 'paper', 'second', 'deep'],
  ],
}

/** Chooses the ground of each shot (`#RRGGBB`). Neighbors differ, the end has the primary color, and pictures stand out. */
export function chooseGrounds(context: LayoutContext, shots: readonly Shot[]): string[] {
  const { roles, theme, toneStyle } = context
  const cycle =
    theme?.backgrounds(roles) ??
    context
      .random('grounds')
      .pick(CYCLES[toneStyle.energy])
      .map((role) => roles[role])
  const all = [
    ...cycle,
    roles.primary,
    roles.paper,
    roles.deep,
    roles.second,
    roles.soft,
    roles.tint,
    roles.white,
    roles.ink,
  ]
  const [image] = context.material.images
  const grounds: string[] = []
  for (const [index, shot] of shots.entries()) {
    const { kind } = shot
    const [before] = grounds.slice(-1)
    const next = kind === 'end' ? null : shots[index + 1]?.kind === 'end' ? roles.primary : null
    const isFree = (color: string) =>
      (before === undefined || deltaE(color, before) > APART) && (next === null || deltaE(color, next) > APART)
    const isClear = (color: string) => !image || !showsSubject(shot, context.material) || standsOut(image, color)
    const order = kind === 'end' ? [roles.primary] : [...cycle.slice(index % cycle.length), ...all]
    grounds.push(order.find((color) => isFree(color) && isClear(color)) ?? order.find(isFree) ?? roles.paper)
  }
  return grounds
}

/** Shots that show the subject if there is an image or an object of it. A pattern of small things is in the first two alone. */
const WITH_SUBJECT: readonly Shot['kind'][] = ['hook', 'subject', 'offer', 'end']
const WITH_PATTERN: readonly Shot['kind'][] = ['hook', 'subject']

/**
 * Whether a shot shows what the request is about, besides its words. Beside words, there is no drawing that shows nothing: type alone says
 * more, and is larger.
 */
export function showsSubject(
  { kind, lines, chosen }: Pick<Shot, 'kind' | 'lines' | 'chosen'>,
  { images, objects }: LayoutContext['material'],
): boolean {
  if (chosen?.picture) return chosen.picture !== NO_IMAGE
  const isBare = kind === 'subject' && lines.length === 0
  const isWhole = images.length > 0 || objects.some(({ isSimple }) => !isSimple)
  return isBare || (isWhole ? WITH_SUBJECT.includes(kind) : objects.length > 0 && WITH_PATTERN.includes(kind))
}

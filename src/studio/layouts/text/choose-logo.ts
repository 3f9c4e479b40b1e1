import type { AspectClass, Canvas } from '../../model/canvas.ts'
import type { ColorRoles } from '../../color/color-roles.ts'
import type { ImageFacts, LogoVariant, LogoVariantFacts, SceneImages } from '../../model/material.ts'
import type { LogoChoice } from '../../model/scene.ts'
import {
  choosePlateColor,
  isLightGround,
  listMainColors,
  listOutlineColors,
  measureLogoContrast,
} from './logo-plate.ts'

/** Where a logo is placed. `widest` and `tallest` bound it, and it gets about `area`. All in canvas pixels. */
export interface LogoSpace {
  widest: number
  tallest: number
  area: number
  canvas: Pick<Canvas, 'width' | 'height'> & { aspect: AspectClass }
}

/** What chooses among the variants: the ground that the logo is on (`#RRGGBB`), and the plates that there are. */
export interface LogoGround {
  fill: string
  roles: ColorRoles
}

/** Contrast ratio of graphics: https://www.w3.org/TR/WCAG22/#non-text-contrast (1.4.11). */
const CLEAR_CONTRAST = 3
/** The letters of a whole logo cannot be read below this height in pixels. */
const MIN_FULL_HEIGHT = 16
/** A room that is not wider than this multiple of its height is square. */
const SQUARE_SPACE = 2
/** The longer side of an avatar, in pixels. Larger square canvases are posts. */
const AVATAR_SIDE = 512

type Candidate = { variant: LogoVariant | null; facts: ImageFacts }

/**
 * Chooses between the logo and its variants: the first one that can be seen clearly on the ground. Without one, the first one that can be
 * seen at all, and then the logo itself, on a plate. Without variants it is always the logo.
 */
export function chooseLogo(
  logo: ImageFacts,
  variants: NonNullable<SceneImages['logoVariants']>,
  ground: LogoGround,
  space: LogoSpace,
): ImageFacts {
  if (variants.length === 0) return logo
  const all: Candidate[] = [{ variant: null, facts: logo }, ...variants]
  const order = listPreferred(isLightGround(ground.fill), isForMark(logo, all, space))
  const preferred = order.flatMap((name) => all.find(({ variant }) => variant === name)?.facts ?? [])
  const readable = preferred.filter(
    (facts) => choosePlateColor(facts, ground.fill, ground.roles, listOutlineColors) === null,
  )
  const clear = readable.find((facts) => measureClearness(facts, ground.fill) >= CLEAR_CONTRAST)
  return clear ?? readable[0] ?? preferred[0] ?? logo
}

/** Why `chosen` was chosen on this ground in this room. */
export const describeChoice = (
  chosen: ImageFacts,
  { logo, variants }: { logo: ImageFacts; variants: readonly LogoVariantFacts[] },
  { fill, roles }: LogoGround,
  space: LogoSpace,
): LogoChoice => ({
  is_light: isLightGround(fill),
  is_small: isForMark(logo, [{ variant: null, facts: logo }, ...variants], space),
  // Without variants, the main colors decide about the plate.
  is_clear:
    [listMainColors, listOutlineColors].every((list) => choosePlateColor(chosen, fill, roles, list) === null) &&
    measureClearness(chosen, fill) >= CLEAR_CONTRAST,
})

/** A logo on a rectangle of its own color is as clear as its designer made it. */
const measureClearness = (facts: ImageFacts, fill: string) =>
  facts.border ? CLEAR_CONTRAST : measureLogoContrast(facts, fill, listOutlineColors)

/** The kinds from the most to the least wanted; null is the logo itself. */
export function listPreferred(isLight: boolean, isSmall: boolean): (LogoVariant | null)[] {
  const forGround: LogoVariant = isLight ? 'on_light' : 'on_dark'
  const others: LogoVariant = isLight ? 'on_dark' : 'on_light'
  const whole: (LogoVariant | null)[] = [forGround, 'full', null, 'mono', others]
  return isSmall ? ['mark', ...whole] : [...whole, 'mark']
}

/** Whether the room is too small or too square for a wide logo: a strip of 50 pixels, or an avatar. */
function isForMark(logo: ImageFacts, all: readonly Candidate[], space: LogoSpace): boolean {
  const { widest, tallest, area, canvas } = space
  const full = all.find(({ variant }) => variant === 'full')?.facts ?? logo
  const ratio = full.subject.width / full.subject.height
  const height = Math.min(tallest, Math.sqrt(area / ratio), widest / ratio)
  const isAvatar = canvas.aspect === 'square' && Math.max(canvas.width, canvas.height) <= AVATAR_SIDE
  return isAvatar || widest < tallest * SQUARE_SPACE || height < MIN_FULL_HEIGHT
}

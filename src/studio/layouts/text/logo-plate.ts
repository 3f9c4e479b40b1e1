import { contrast, deltaE, toLch } from '../../color/oklch.ts'
import type { ColorRoles } from '../../color/color-roles.ts'
import type { ImageFacts } from '../../model/material.ts'

/** Minimum contrast ratio between a logo and its background. */
const MIN_LOGO_CONTRAST = 2.2

/** If all colors of an opaque logo are within this ΔE2000 of its border color, it is a plain block. */
const MAX_BLOCK_DISTANCE = 8

/** From this lightness (OKLCH, 0 to 1) on, a ground is light. */
const LIGHT_GROUND = 0.6

export const isLightGround = (fill: string): boolean => toLch(fill).l > LIGHT_GROUND

/** Whether a logo is opaque and shows more than one plain color, such as a symbol on a white rectangle. */
function hasOwnGround({ border, colors }: ImageFacts): boolean {
  return border !== null && !colors.every((color) => deltaE(color, border) < MAX_BLOCK_DISTANCE)
}

/** Which colors of a logo have to be seen on its ground (`#RRGGBB`). */
export type ListLogoColors = (logo: ImageFacts) => readonly string[]

/** The most frequent ones, or the edge of an opaque logo. */
export const listMainColors: ListLogoColors = ({ border, colors }) => (border ? [border] : colors.slice(0, 2))

/** Those of the outline, where it is known: white details inside of a logo need no contrast to the ground. */
export const listOutlineColors: ListLogoColors = (logo) =>
  logo.border || logo.rim.length === 0 ? listMainColors(logo) : logo.rim

/** The lowest contrast ratio of the colors of a logo on a ground, 1 to 21. */
export function measureLogoContrast(logo: ImageFacts, fill: string, listColors: ListLogoColors): number {
  return Math.min(...listColors(logo).map((color) => contrast(color, fill)), 21)
}

/** Colors of a logo within this ΔE2000 are one part of it. */
const SAME_PART = 14

/**
 * Returns the single color in which a logo can be seen on `fill`, or null if its own colors can be seen there, or if it is not certain
 * that the logo stays whole in one color. It stays whole if it is transparent, and each of its colors is part of its outline: then no
 * detail inside of it is told apart by color alone.
 */
export function chooseInk(logo: ImageFacts, fill: string, roles: ColorRoles): string | null {
  const { border, colors, rim } = logo
  if (border !== null || rim.length === 0) return null
  if (measureLogoContrast(logo, fill, listOutlineColors) >= CLEAR_INK) return null
  if (!colors.every((color) => rim.some((other) => deltaE(color, other) < SAME_PART))) return null
  const inks = isLightGround(fill) ? [roles.deep, roles.ink, roles.white] : [roles.white, roles.paper, roles.ink]
  return inks.find((ink) => contrast(ink, fill) >= CLEAR_INK) ?? null
}
/** A logo that may be in one color is as clear as large text: https://www.w3.org/TR/WCAG22/#non-text-contrast (1.4.11). */
const CLEAR_INK = 3

/**
 * Returns the color of the plate behind a logo, or null for none. An opaque logo gets its own border color. Other logos
 * get a plate only if their contrast is too low.
 */
export function choosePlateColor(
  logo: ImageFacts,
  fill: string,
  roles: ColorRoles,
  listColors: ListLogoColors,
): string | null {
  const { border } = logo
  if (border && hasOwnGround(logo)) return deltaE(border, fill) < 2 ? null : border
  const measure = (color: string) => measureLogoContrast(logo, color, listColors)
  if (measure(fill) >= MIN_LOGO_CONTRAST) return null
  const plates = isLightGround(fill) ? [roles.deep, roles.white, roles.ink] : [roles.white, roles.paper, roles.deep]
  return plates.reduce((best, plate) => (measure(plate) > measure(best) ? plate : best))
}

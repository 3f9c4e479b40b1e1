/** The kinds that can be computed from a logo that was uploaded as an SVG. */
export const COMPUTED_VARIANTS = ['on_dark', 'mono'] as const
export type ComputedVariant = (typeof COMPUTED_VARIANTS)[number]

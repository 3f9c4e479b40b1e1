import type { DesignLook } from './describe-look.ts'

/** What a design loses for each part of its look that the latest design of its brand has, too. */
const SHARED: Readonly<Record<keyof DesignLook, number>> = {
  layout: 0.3,
  ground: 0.08,
  picture: 0.04,
  family: 0.05,
  thing: 0.04,
}
/** What an older design counts, relative to the one after it. */
const FADING = 0.85

/** How much a design repeats the recent ones of its brand, the latest first: 0 is nothing. The unit is that of `scoreDesign`. */
export function measureRepetition(look: DesignLook, recent: readonly DesignLook[]): number {
  return recent.reduce((sum, other, age) => {
    const shared = (Object.keys(SHARED) as (keyof DesignLook)[]).filter(
      (part) => look[part] !== null && look[part] === other[part],
    )
    return sum + FADING ** age * shared.reduce((part, key) => part + SHARED[key], 0)
  }, 0)
}
